import { spares } from '@/messages/shop/spares/spares'

import { cartPanel } from './support/cart'
import { expectVisibleFocus, press, tabTo } from './support/keyboard'
import { open } from './support/page'
import { expect, test } from './support/shop-test'

test('a misspelled part is found, chosen and put into the cart by keyboard', async ({ page }) => {
  await open(page, '/spares')
  const field = page.getByRole('combobox', { name: spares.label })
  await tabTo(page, field)
  await page.keyboard.type('brak pds resin')
  const option = page.getByRole('option', { name: /Brake pads, resin/ })
  await expect(option).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(option).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/spares/5000319')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Brake pads, resin')
  await press(page, page.getByRole('button', { name: /^Add to cart: Brake pads, resin/ }))
  await expect(cartPanel(page)).toContainText('Brake pads, resin')
  await page.keyboard.press('Tab')
  await expectVisibleFocus(page)
})

test('the list of parts survives a reload and works without scripts', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${baseURL ?? ''}/spares`)
  await page.getByRole('combobox', { name: spares.label }).fill('chian')
  await page.getByRole('button', { name: spares.search }).click()
  await expect(page).toHaveURL(/\/spares\?q=chian/)
  await page.reload()
  await expect(page.getByRole('link', { name: /^Chain, 9-speed/ })).toBeVisible()
  await page.goto(`${baseURL ?? ''}/spares`)
  await page.getByRole('link', { name: /^Brakes \(/ }).click()
  await expect(page).toHaveURL(/\/spares\?group=brakes$/)
  await expect(page.getByRole('link', { name: /^Brake pads, resin/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Chain, 9-speed/ })).toHaveCount(0)
  await context.close()
})
