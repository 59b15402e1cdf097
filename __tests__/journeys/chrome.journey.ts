import { chrome } from '@/messages/kit/chrome'
import { faultPages } from '@/messages/kit/fault-pages'

import { hasFocus } from './support/keyboard'
import { open, untilAlive } from './support/page'
import { expect, FIRST_ON_PHONES, test } from './support/shop-test'

test.use({ savesData: false })

test('the progress bar runs while the page changes', async ({ page }) => {
  // The bar's code loads on the first navigation, so the response is held until the bar is visible.
  let letGo = () => {}
  const isSeen = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(/\/_next\/data\/.*contact/, async (route) => {
    await isSeen
    await route.continue().catch(() => undefined)
  })
  await open(page, '/configurator')
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Contact' })
    .click()
  await expect(page.locator('#nprogress .bar')).toBeAttached()
  letGo()
  await expect(page).toHaveURL('/contact')
  await expect(page.locator('#nprogress')).toHaveCount(0)
})

test('in a frame of our own the footer is hidden', async ({ page }) => {
  await page.route('**/frame-of-ours', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Frame</title><iframe src="/contact" width="1000" height="800"></iframe>',
    }),
  )
  await page.goto('/frame-of-ours')
  const framed = page.frameLocator('iframe')
  await expect(framed.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(framed.getByRole('contentinfo')).toHaveCount(0)
})

for (const path of ['/cart/checkout', '/payment/return', '/login']) {
  test(`${path} refuses to be framed`, async ({ page, quiet }) => {
    quiet.plan(/frame-ancestors|net::ERR_BLOCKED_BY_RESPONSE/)
    await page.route('**/frame-of-ours', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><title>Frame</title><iframe src="${path}" width="1000" height="800"></iframe>`,
      }),
    )
    const refusal = page.waitForEvent('console', (message) =>
      message.text().includes('frame-ancestors'),
    )
    await page.goto('/frame-of-ours')
    await refusal
    await expect(page.frameLocator('iframe').locator('main')).toHaveCount(0)
  })
}

test(
  'the menu of small screens has all links, Login and Register',
  FIRST_ON_PHONES,
  async ({ page, isMobile }) => {
    if (!isMobile) await page.setViewportSize({ width: 800, height: 900 })
    await open(page, '/configurator')
    const opener = page.getByRole('button', { name: chrome.menu })
    await opener.click()
    const menu = page.getByRole('dialog', { name: chrome.menu })
    await expect(menu.getByRole('link', { name: 'E-Bikes' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    for (const name of [
      'Accessories',
      'Spare Parts',
      'Help Center',
      'Forum',
      'Dashboard',
      'Contact',
    ]) {
      await expect(menu.getByRole('link', { name })).toBeVisible()
    }
    await expect(menu.getByRole('link', { name: 'Login' })).toHaveAttribute(
      'href',
      '/login?continue=%2Fconfigurator',
    )
    await expect(menu.getByRole('link', { name: 'Register' })).toHaveAttribute(
      'href',
      '/register?continue=%2Fconfigurator',
    )
    await page.keyboard.press('Escape')
    await expect(menu).toHaveCount(0)
    await expect(opener).toBeFocused()
    await opener.click()
    await menu.getByRole('link', { name: 'Contact' }).click()
    await expect(page).toHaveURL('/contact')
    await expect(menu).toHaveCount(0)
  },
)

test('an address without a page gets the 404 page', FIRST_ON_PHONES, async ({ page, quiet }) => {
  quiet.plan('/no-such-road')
  const answer = await page.goto('/no-such-road')
  expect(answer?.status()).toBe(404)
  await untilAlive(page)
  await expect(
    page.getByRole('heading', { level: 1, name: faultPages.notFound.title }),
  ).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: faultPages.bikes }).click()
  await expect(page).toHaveURL('/configurator')
})

for (const path of ['/forum/nope', '/dashboard/nope', '/configurator/nope']) {
  test(`${path} is not found, and its chrome goes by its path`, async ({ page, quiet }) => {
    quiet.plan(path)
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await untilAlive(page)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    const main = page.getByRole('navigation', { name: chrome.mainNavigation })
    await expect(main).toHaveCount(path.startsWith('/configurator') ? 1 : 0)
  })
}

test('the skip link leads past the navigation', async ({ page }) => {
  await open(page, '/contact')
  const skip = page.getByRole('link', { name: chrome.skipToContent })
  await expect(skip).not.toBeInViewport()
  await page.keyboard.press('Tab')
  expect(await hasFocus(skip)).toBe(true)
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('“Skip to content” is not printed', async ({ page }) => {
  await open(page, '/contact')
  const skip = page.getByRole('link', { name: chrome.skipToContent })
  await expect(skip).toHaveCount(1)
  await page.emulateMedia({ media: 'print' })
  await expect(skip).toHaveCount(0)
})

test('zoomed to 200 %, two thirds of the window are left for the content', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 })
  for (const path of ['/', '/configurator/nyx', '/accessories', '/cart/checkout']) {
    await open(page, path)
    await page.mouse.wheel(0, 900)
    await expect.poll(() => page.evaluate(pinnedShare), { message: path }).toBeLessThan(1 / 3)
  }
})

/** Returns the share of the window's height behind fixed and sticky bars. Runs in the page. */
function pinnedShare(): number {
  const isPinned = (element: Element | null): boolean => {
    if (!element || element === document.body) return false
    const { position } = getComputedStyle(element)
    const isBar = element.getBoundingClientRect().height < innerHeight * 0.8
    return (/fixed|sticky/.test(position) && isBar) || isPinned(element.parentElement)
  }
  const shares = [0.1, 0.5, 0.9].map((x) => {
    const rows = Array.from({ length: innerHeight / 5 }, (_, row) => row * 5 + 2)
    const pinned = rows.filter((y) => isPinned(document.elementFromPoint(innerWidth * x, y)))
    return pinned.length / rows.length
  })
  return Math.max(...shares)
}
