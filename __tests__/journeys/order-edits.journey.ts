import type { Page } from '@playwright/test'

import { defaultBuild } from '@/domain/shop/bikes/build'
import { differences } from '@/messages/shop/orders/differences'
import { editBikeDialog, edits, withdrawDifferenceDialog } from '@/messages/office/edits/edits'
import {
  fulfillment,
  shipDialog,
  undoParcelDialog,
} from '@/messages/office/fulfillment/fulfillment'
import { drafts } from '@/messages/office/drafts/drafts'
import { officeLists } from '@/messages/office/kit/lists'
import { refund } from '@/messages/office/refund/refund'
import { returns } from '@/messages/office/returns/returns'

import { unitedStates } from '../support/catalog/fixture-bike'
import { BUYER, buyGoods, buyItems } from './support/goods-order'
import { enterOffice, look } from './support/office-look'
import { open } from './support/page'
import { endPayment } from './support/payment'
import { expect, test, THOROUGH } from './support/shop-test'

// Without reduced motion, axe measures too little contrast while elements fade in.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const BIKE = 'nyx'
const SET = 'Commuter set'

type Bike = Parameters<typeof defaultBuild>[0]

async function buyBikes({ request }: Page, email: string): Promise<string> {
  const answer = await request.get(`/api/configurator/${BIKE}`)
  const { bike } = ((await answer.json()) as { data: { bike: Bike } }).data
  const server = { bike_slug: bike.slug, build: defaultBuild(bike, unitedStates) }
  return buyItems(request, email, {
    ...{ items: [{ product_id: bike.id, count: 2, server }], hasBike: true },
  })
}

const press = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name }).click()

/** As staff, requests the surcharge for a larger battery; returns the buyer's payment link. */
async function askForBattery(
  page: Page,
  bikes: { title: string; count: number },
  position?: number,
): Promise<string> {
  const name = position ? edits.bikeAt(bikes, position) : edits.bike(bikes)
  await page.getByRole('button', { name }).click()
  const form = page.getByRole('form', { name: edits.bike(bikes) })
  if (bikes.count > 1) await form.getByLabel(edits.count).selectOption({ label: '1 of 2' })
  const battery = form.getByLabel('Battery', { exact: true })
  await battery.selectOption({ index: (await battery.locator('option').count()) - 1 })
  const ask = form.getByRole('button', { name: edits.ask })
  await expect(ask).toBeEnabled()
  await ask.click()
  await expect(form.getByText(edits.reasonFault)).toBeVisible()
  await form.getByLabel(edits.reason).fill('Asked by phone')
  await ask.click()
  await press(page, editBikeDialog(DEARER, { email: '', others: 0, hasMail: false }).primaryButton)
  await expect(page.getByRole('heading', { name: edits.waiting })).toBeVisible()
  return page.locator('input[readonly]').first().inputValue()
}

/** Placeholder values for fields that don't affect the button's text. */
const DEARER = {
  ...{ changes: [], due: 1, refund: 0, goes_to: '', old_date: null, new_date: null },
} as unknown as Parameters<typeof editBikeDialog>[0]

test(
  'a buyer pays what a change of one of two bikes costs more, staff withdraw another change',
  THOROUGH,
  async ({ page, browser, contextOptions, quiet, email, shop }, info) => {
    test.slow()
    await enterOffice(page, email, shop)
    const number = await buyBikes(page, `buyer.${email}`)
    await open(page, `/backoffice/orders/${number}`)
    const title = 'Nyx'
    const link = await askForBattery(page, { title, count: 2 })
    await look(page, { info, state: 'waiting' })

    const context = await browser.newContext({ ...contextOptions })
    await quiet.watch(context)
    const buyer = await context.newPage()
    await open(buyer, new URL(link).pathname)
    await look(buyer, { info, state: 'open' })
    const pay = buyer.getByRole('button', { name: /^Pay \$/ })
    await pay.click()
    await endPayment(buyer, 'decline')
    await expect(buyer).not.toHaveURL(/\/payment\/sandbox\//)
    await expect(buyer.getByText(differences.declined)).toBeVisible()
    await look(buyer, { info, state: 'declined' })
    await pay.click()
    await endPayment(buyer, 'succeed')
    await expect(buyer.getByText(differences.closed('paid'))).toBeVisible()
    await look(buyer, { info, state: 'paid' })

    await open(page, `/backoffice/orders/${number}`)
    await look(page, { info, state: 'split' })
    const other = await askForBattery(page, { title, count: 1 }, 1)
    await page.getByRole('button', { name: edits.withdraw }).click()
    await press(page, withdrawDifferenceDialog({ due: 1 } as never).primaryButton)
    await expect(page.getByText(edits.withdrawn)).toBeVisible()
    await open(buyer, new URL(other).pathname)
    await expect(buyer.getByText(differences.closed('withdrawn'))).toBeVisible()
    await look(buyer, { info, state: 'withdrawn' })
    await context.close()
  },
)

test(
  'staff undo a parcel, refund a whole bundle, and take an order in cash that comes back',
  THOROUGH,
  async ({ page, email, shop }, info) => {
    test.slow()
    await enterOffice(page, email, shop)
    const list = await page.request.get('/api/accessories')
    const { accessories } = (
      (await list.json()) as { data: { accessories: { id: number; title: string }[] } }
    ).data
    const product = accessories.find((one) => one.title === SET)?.id ?? 0
    const number = await buyGoods(page.request, `buyer.${email}`, { count: 1, product })
    await open(page, `/backoffice/orders/${number}`)
    await page.getByRole('form', { name: fulfillment.ship }).getByRole('button').click()
    await press(
      page,
      shipDialog({ count: 3, rest: 0, carrier: '', email: '', hasMail: false }).primaryButton,
    )
    await expect(page.getByText(fulfillment.parcel(1)).first()).toBeVisible()
    await look(page, { info, state: 'shipped' })
    await page.getByRole('button', { name: fulfillment.undo }).click()
    await press(page, undoParcelDialog(1, '', false).primaryButton)
    await expect(page.getByRole('button', { name: fulfillment.undo })).toHaveCount(0)
    await look(page, { info, state: 'undone' })

    await page.getByRole('button', { name: refund.open }).click()
    await page.getByRole('button', { name: SET, exact: true }).click()
    await page.getByRole('textbox', { name: /^Reason\. / }).fill('Bought twice')
    await expect(page.getByRole('button', { name: /^Refund \$/ })).toBeEnabled()
    await look(page, { info, state: 'bundle' })
    await page.getByRole('button', { name: /^Refund \$/ }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Refund/ })
      .click()
    await expect(page.getByText(/is on its way to the buyer/)).toBeVisible()

    await test.step('a phone order is paid in cash, and its item comes back', async () => {
      await takeInCash(page, `phone.${email}`)
      await look(page, { info, state: 'cash' })
      await page
        .getByRole('link', { name: /^NK-\d+$/ })
        .first()
        .click()
      await page.getByRole('form', { name: fulfillment.ship }).getByRole('button').click()
      await press(
        page,
        shipDialog({ count: 1, rest: 0, carrier: '', email: '', hasMail: false }).primaryButton,
      )
      await page.getByRole('button', { name: fulfillment.delivered }).click()
      await page.getByRole('button', { name: returns.register }).click()
      const form = page.getByRole('form', { name: returns.register })
      await form.getByLabel(/\(1 delivered\)$/).fill('1')
      await form.getByLabel(returns.why).selectOption({ label: returns.reason('damaged') })
      await form.getByLabel(returns.carrier).selectOption({ label: 'UPS' })
      await form.getByRole('button', { name: returns.registerButton }).click()
      await expect(page.getByRole('link', { name: returns.label })).toBeVisible()
      await page.getByRole('button', { name: returns.action(returns.receive, 1) }).click()
      const sellable = page.getByLabel(/can be sold again, of 1$/)
      await expect(sellable).toHaveValue('0')
      await sellable.fill('1')
      await page.getByRole('button', { name: returns.inspect }).click()
      await expect(page.getByText(returns.sellable(1, 1))).toBeVisible()
      await look(page, { info, state: 'back' })
    })
  },
)

/** As staff, sells a helmet to a caller who pays in cash; no link is sent. */
async function takeInCash(page: Page, email: string): Promise<void> {
  await open(page, '/backoffice/orders')
  await page.getByRole('link', { name: officeLists.newOrder }).click()
  await page.getByRole('combobox', { name: drafts.product }).fill('helmet')
  await page
    .getByRole('option', { name: /helmet/i })
    .first()
    .click()
  const form = page.getByRole('form', { name: drafts.customer })
  const { region, postcode, name, line1, city } = BUYER
  for (const [label, text] of [
    ...([
      [drafts.email, email],
      [drafts.name, name],
      [drafts.line1, line1],
    ] as const),
    ...([
      [drafts.city, city],
      [drafts.region, region],
      [drafts.postcode, postcode],
    ] as const),
  ]) {
    await form.getByLabel(label, { exact: true }).fill(text)
  }
  await form.getByRole('button', { name: drafts.take('cash') }).click()
  await press(page, drafts.take('cash'))
  await expect(page.getByText(/^Order NK-\d+ is placed and paid/)).toBeVisible()
}
