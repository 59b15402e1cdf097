import type { APIRequestContext, Locator, Page } from '@playwright/test'

import { centsOf, rowsOf, totalsShown } from './support/amounts'
import { cartPanel, continueToPayment, expectCartOpen, toast } from './support/cart'
import { orderSummary } from './support/checkout'
import { open, untilAlive } from './support/page'
import { expect, test } from './support/shop-test'

const HELMET = 'E-bike helmet with rotational liner'

/** Returns the amount in the last row of a list of amounts, in cents. */
async function totalOf(scope: Locator): Promise<number> {
  const row = (await rowsOf(scope)).findLast(({ text }) => text.includes('$'))
  return centsOf(row?.text ?? '')
}

function deliveredPrice(page: Page): Locator {
  return page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Delivered price', exact: true }) })
}

/** Returns all listed accessories, including those that other journeys added. */
async function offered(request: APIRequestContext): Promise<{ fits: string[] }[]> {
  const answer = await request.get('/api/accessories')
  return ((await answer.json()) as { data: { accessories: { fits: string[] }[] } }).data.accessories
}

/** Selects a radio button, which updates after a delay because the choice is stored in the URL. */
async function choose(page: Page, name: string): Promise<void> {
  const radio = page.getByRole('radio', { name })
  await radio.click()
  await expect(radio).toBeChecked()
}

test('a helmet in Bone M goes from the list into the cart at the delivered price', async ({
  page,
}) => {
  test.slow()
  const accessories = await offered(page.request)
  const forNyx = accessories.filter(({ fits }) => fits.includes('nyx'))
  await open(page, '/accessories')
  await expect(page.getByRole('article')).toHaveCount(accessories.length)
  await choose(page, 'Nyx')
  await expect(page).toHaveURL('/accessories?bike=nyx')
  expect(forNyx.length).toBeLessThan(accessories.length)
  await expect(page.getByRole('article')).toHaveCount(forNyx.length)

  await page.getByRole('link', { name: HELMET }).click()
  await expect(page).toHaveURL('/accessories/5000110')
  await untilAlive(page)
  await choose(page, 'Bone')
  await choose(page, 'M, 55–59 cm')
  await expect(page).toHaveURL('/accessories/5000110?variant=bone-m')
  await expect(page.getByRole('img', { name: `${HELMET}, Bone, M` })).toBeVisible()
  const delivered = await totalOf(deliveredPrice(page))

  await page.getByRole('button', { name: `Add to cart: ${HELMET}` }).click()
  await expectCartOpen(page)
  await expect(toast(page, `${HELMET} was added to cart`)).toBeVisible()
  const panel = cartPanel(page)
  await expect(panel.getByText('Bone', { exact: true })).toBeVisible()
  await expect(panel.getByText('M, 55–59 cm', { exact: true })).toBeVisible()
  await continueToPayment(page)
  await expect(orderSummary(page).getByText('Order total', { exact: true })).toBeVisible()
  expect((await totalsShown(orderSummary(page))).total).toBe(delivered)
})

test('the list can be read before scripts run', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${baseURL}/accessories`)
  const accessories = await offered(page.request)
  await expect(page.getByRole('article')).toHaveCount(accessories.length)
  await expect(page.getByRole('link', { name: 'Gift card' })).toHaveAttribute(
    'href',
    '/accessories/5000124',
  )
  await context.close()
})
