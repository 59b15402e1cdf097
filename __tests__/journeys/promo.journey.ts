import type { Page } from '@playwright/test'

import { toastTexts } from '@/messages/kit/toast-host'
import { newsletter } from '@/messages/community/newsletter/newsletter'
import { promo } from '@/messages/shop/promo/promo'
import { toasts } from '@/messages/kit/toasts'

import { expectNoViolations } from './support/axe'
import { open } from './support/page'
import { expect, ON_PHONES, test } from './support/shop-test'

const banner = (page: Page) => page.getByRole('region', { name: promo.news })
const graphic = (page: Page) => page.getByRole('button', { name: /^Seasonal offer: 10% off/ })
const notices = (page: Page) => page.getByRole('region', { name: toastTexts.notifications })
const shop = (page: Page) => page.getByRole('button', { name: promo.shopNow })

/** Lists text and images outside the banner that overlap it. */
async function coveredBy(page: Page): Promise<string[]> {
  return banner(page).evaluate((own) => {
    const shown = own.getBoundingClientRect()
    const isUnder = (box: DOMRect) =>
      box.width > 0 &&
      box.right > shown.left &&
      box.left < shown.right &&
      box.bottom > shown.top &&
      box.top < shown.bottom
    const range = document.createRange()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ALL)
    const found: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement
      if (!element || own.contains(element)) continue
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const isSeen =
        node.nodeType === Node.TEXT_NODE
          ? node.textContent?.trim()
          : element.matches('img, svg, input, button')
      if (!isSeen) continue
      range.selectNode(node)
      if ([...range.getClientRects()].some(isUnder)) found.push(node.textContent ?? element.tagName)
    }
    return found
  })
}

for (const width of [320, 390, 1440]) {
  test(`the banner covers nothing and scrolls with the page at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: width < 400 ? 640 : 900 })
    for (const path of ['/configurator/nyx', '/accessories', '/forum/1', '/contact']) {
      await open(page, path)
      await expect(banner(page)).toBeVisible()
      expect(await coveredBy(page)).toEqual([])
      const top = () => banner(page).evaluate((box) => box.getBoundingClientRect().top + scrollY)
      const before = await top()
      await page.mouse.wheel(0, 600)
      expect(await top()).toBe(before)
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0)
    }
  })
}

test(
  'a banner comes after 3 seconds, shifts nothing and covers nothing',
  ON_PHONES,
  async ({ page }) => {
    await page.addInitScript(() => {
      const seen = window as typeof window & { shift?: number }
      seen.shift = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          seen.shift = (seen.shift ?? 0) + (entry as PerformanceEntry & { value: number }).value
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await open(page, '/')
    await expect(banner(page)).toHaveCount(0)
    await expect(banner(page)).toBeVisible()
    expect(await page.evaluate(() => performance.now())).toBeGreaterThan(3_000)
    expect(
      await page.evaluate(() => (window as typeof window & { shift?: number }).shift),
    ).toBeLessThan(0.02)
    const link = banner(page).getByRole('link')
    await expect(link).toHaveAttribute('href', /^https:/)
    expect(await coveredBy(page)).toEqual([])
    await expectNoViolations(page, 'the page with its banner')
    await banner(page).getByRole('button', { name: promo.dismiss }).click()
    await expect(banner(page)).toHaveCount(0)
    await open(page, '/contact')
    await expect(graphic(page)).toBeVisible()
    await expect(banner(page)).toHaveCount(0)
  },
)

test(
  'the seasonal offer opens by keyboard, its confetti stops, and SHOP NOW copies the code',
  ON_PHONES,
  async ({ page, context, hasTouch }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page, '/contact')
    await graphic(page).focus()
    await page.keyboard.press('Enter')
    await expect(shop(page)).toBeVisible()
    // On touch screens the dialog itself takes focus, so that phones don't zoom or open the keyboard.
    await expect(hasTouch ? page.getByRole('dialog') : shop(page)).toBeFocused()
    await expect(page.getByText('discount up to $400')).toBeVisible()
    await expect(page.locator('canvas')).toBeVisible()
    await page.getByRole('button', { name: promo.stopConfetti }).press('Enter')
    await expect(page.locator('canvas')).toHaveCount(0)
    await expectNoViolations(page, 'the seasonal offer')
    await page.keyboard.press('Escape')
    await expect(shop(page)).toHaveCount(0)
    await expect(graphic(page)).toBeFocused()

    await page.keyboard.press('Enter')
    await expect(page.locator('canvas')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('canvas')).toHaveCount(0)

    await graphic(page).press('Enter')
    await shop(page).press('Enter')
    await expect(notices(page).getByText(toasts.promo.copied().text)).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('xmas')
    await expect(page).toHaveURL('/configurator')
  },
)

test('a visitor subscribes, confirms by the mail, and leaves with one press', async ({
  page,
  email,
}) => {
  await open(page, '/contact')
  const footer = page.getByRole('contentinfo')
  // The form is loaded when the footer comes near.
  await page.keyboard.press('End')
  await footer.getByLabel(newsletter.email).fill(email)
  await footer.getByRole('button', { name: newsletter.submit }).click()
  await expect(notices(page).getByText(/^Almost done. Please click the link/)).toBeVisible()
  const mails = await page.request.get('/api/outbox')
  const { data } = (await mails.json()) as {
    data: { mails: { recipient: string; text: string }[] }
  }
  const text = data.mails.find(({ recipient }) => recipient === email)?.text ?? ''
  const pathOf = (pattern: RegExp) => new URL(pattern.exec(text)?.[0] ?? '').pathname
  const confirm = new URL(/http\S+\/newsletter\/confirm\?token=\S+/.exec(text)?.[0] ?? '')
  await open(page, confirm.pathname + confirm.search)
  await page.getByRole('button', { name: 'Confirm my subscription' }).click()
  await expect(page.getByRole('heading', { name: 'You’re subscribed' })).toBeVisible()
  await open(page, pathOf(/http\S+\/newsletter\/unsubscribe\/\S+/))
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByRole('heading', { name: 'You’re unsubscribed' })).toBeVisible()
})
