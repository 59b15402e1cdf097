import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'

import { account } from '@/messages/account/profile/account'
import { backoffice } from '@/messages/office/overview/overview'
import { officeLists } from '@/messages/office/kit/lists'
import { bikes } from '@/messages/office/bikes/bikes'
import { delays, moveDatesDialog } from '@/messages/office/delays/delays'
import { fulfillment } from '@/messages/office/fulfillment/fulfillment'
import { invitation } from '@/messages/account/auth/invitation'
import { copyLink } from '@/messages/kit/copy-field'
import { catalog, priceTexts } from '@/messages/office/goods/prices'
import { settings } from '@/messages/account/profile/settings'
import { invitations, staff } from '@/messages/office/staff/staff'
import { money } from '@/utils/format'

import { expectNoViolations } from './support/axe'
import { buyGoods } from './support/goods-order'
import { leaveFields, press, tabTo } from './support/keyboard'
import { register, TYPED_PASSWORD } from './support/member'
import { open } from './support/page'
import type { ShopDatabase } from './support/shop-database'
import { expect, test } from './support/shop-test'

// Without reduced motion, axe measures too little contrast while elements fade in.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function enterOffice(page: Page, email: string, shop: ShopDatabase): Promise<void> {
  await register(page, email)
  await shop.makeAdministrator(email)
}

test('a part of an order ships by the keyboard alone', async ({ page, request, email, shop }) => {
  test.slow()
  const guest = `guest.${email}`
  const number = await buyGoods(request, guest, { count: 3 })
  await enterOffice(page, email, shop)
  await open(page, `/backoffice/orders/${number}`)
  const form = page.getByRole('form', { name: fulfillment.ship })
  await expect(form).toBeVisible()
  const count = form.getByRole('textbox').first()
  await expect(async () => {
    await page.keyboard.press('s')
    await expect(count).toBeFocused({ timeout: 500 })
  }).toPass({ timeout: 30_000 })
  await count.fill('2')
  await expectNoViolations(page, 'the form of a parcel')
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: 'Ship this parcel?' })
  await expect(question).toContainText('2 units leave')
  await expect(question).toContainText('1 unit will still follow.')
  await expectNoViolations(page, 'the question before a parcel leaves')
  await press(page, question.getByRole('button', { name: fulfillment.button }))
  await expect(page.getByText(fulfillment.parcel(1), { exact: true })).toBeVisible()
  await expect(form.getByText('of 1 ready')).toBeVisible()
  const letters = await shop.lettersTo(guest)
  expect(letters.filter(({ kind }) => kind.includes('ship'))).toHaveLength(1)
})

/** Spare part that no other journey buys, so that its delay affects no other buyer. */
const SPARE = { product: 5_000_336, title: 'Twist throttle' }

test('a delay is reported and its buyer told by the keyboard alone', async ({
  page,
  request,
  email,
  shop,
}) => {
  test.slow()
  const guest = `guest.${email}`
  await buyGoods(request, guest, { count: 1, product: SPARE.product })
  await enterOffice(page, email, shop)
  await open(page, '/backoffice/delays')
  const search = page.getByRole('searchbox', { name: delays.item })
  await tabTo(page, search)
  await page.keyboard.type(SPARE.title)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('radio')).toHaveCount(1)
  const item = page.getByRole('radio', { name: SPARE.title })
  await press(page, item, 'Space')
  await tabTo(page, page.getByLabel(delays.day))
  await page.keyboard.type('12202030')
  await tabTo(page, page.getByLabel(delays.cause))
  await page.keyboard.type('Our supplier is late.')
  await expectNoViolations(page, 'the report of a delay')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /^Promised dates/ })).toBeFocused()
  await expect(page.getByRole('table')).toContainText('2030')
  await expectNoViolations(page, 'the dates that move')
  await press(page, page.getByRole('button', { name: delays.apply(1) }))
  const question = page.getByRole('dialog')
  await expectNoViolations(page, 'the question before dates move')
  await press(page, question.getByRole('button', { name: moveDatesDialog(1, false).primaryButton }))
  await expect(page.getByText(/^Reported late/)).toBeVisible()
  const letters = await shop.lettersTo(guest)
  expect(letters.filter(({ kind }) => kind.startsWith('promise_'))).toHaveLength(1)

  // Ends the delay, because this journey may run again on the same shop.
  await press(page, page.getByRole('button', { name: /^It has arrived/ }).first())
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Yes, it’s here' }))
  await expect(page.getByText('Ended').first()).toBeVisible()
})

test('prices of a group are raised, seen in the shop and undone by the keyboard alone', async ({
  page,
  request,
  email,
  shop,
}) => {
  test.slow()
  await enterOffice(page, email, shop)
  await open(page, '/backoffice/catalog/spares')
  const group = page.getByRole('combobox', { name: catalog.group.spare })
  await tabTo(page, group)
  await page.keyboard.type('Sprock')
  await expect(page).toHaveURL(/group=sprockets/)
  const found = page.getByRole('status').filter({ hasText: /^\d+ products$/ })
  await expect(found).toHaveText('3 products')
  await leaveFields(page)
  const id = await page.locator('[data-row]').first().getAttribute('data-row')
  const priceOf = async () => {
    const answer = await request.get(`/api/spares/${id}`)
    return ((await answer.json()) as { data: { price: number } }).data.price
  }
  const was = await priceOf()

  await page.keyboard.press('a')
  await expect(page.getByText(priceTexts.selected(3))).toBeVisible()
  await page.keyboard.press('p')
  await page.keyboard.type('5')
  await expectNoViolations(page, 'the bar of prices')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: priceTexts.previewTitle })).toBeFocused()
  await expectNoViolations(page, 'what a change of prices does')
  await press(page, page.getByRole('button', { name: priceTexts.apply(3, false) }))
  const question = page.getByRole('dialog')
  await press(page, question.getByRole('button', { name: 'Change prices' }))
  await expect(page.getByText(/^Done\. 3 prices changed/)).toBeVisible()
  const raised = Math.round(was * 105) / 100
  expect(await priceOf()).toBeCloseTo(raised, 2)
  const shopPage = await page.context().newPage()
  await expect(async () => {
    await shopPage.goto(`/spares/${id}`)
    await expect(shopPage.getByRole('main')).toContainText(money(Math.round(raised * 100)), {
      timeout: 500,
    })
  }).toPass({ timeout: 30_000 })
  await shopPage.close()

  await press(page, page.getByRole('button', { name: priceTexts.undo }))
  await expect(page.getByText(/^Undone\. 3 prices changed back/)).toBeVisible()
  expect(await priceOf()).toBe(was)
})

test('the price of a color and a part of a bike change in the shop, and go back, by the keyboard alone', async ({
  page,
  request,
  email,
  shop,
}) => {
  test.slow()
  await enterOffice(page, email, shop)
  const slug = 'nireeka-homie'
  const { colors, groups } = await bikeOf(request, slug)
  // The last color and the last saddle, which no other journey buys.
  const color = colors.at(-1)
  const part = groups.find(({ title }) => title === 'Saddle')?.parts.at(-1)
  if (!color || !part) throw new Error('The bike has colors and saddles.')

  await open(page, `/backoffice/catalog/bikes/${slug}?part=prices`)
  const price = page.getByLabel(color.title, { exact: true })
  await tabTo(page, price)
  await page.keyboard.press('Control+a')
  await page.keyboard.type((color.surcharge + 10).toFixed(2))
  await expectNoViolations(page, 'the prices of a bike')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: priceTexts.previewTitle })).toBeFocused()
  await expectNoViolations(page, 'what a change of prices of a bike does')
  await press(page, page.getByRole('button', { name: priceTexts.apply(1, false) }))
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Change prices' }))
  await expect(page.getByText(/^Done\. 1 price changed/)).toBeVisible()
  expect((await bikeOf(request, slug)).colors.at(-1)?.surcharge).toBe(color.surcharge + 10)
  await press(page, page.getByRole('button', { name: priceTexts.undo }))
  await expect(page.getByText(/^Undone\. 1 price changed back/)).toBeVisible()
  expect((await bikeOf(request, slug)).colors.at(-1)?.surcharge).toBe(color.surcharge)

  const [options, , sizes, rules, words, history] = bikes.parts
  const parts = page.getByRole('navigation', { name: officeLists.filters })
  await press(page, parts.getByRole('link', { name: options.title }))
  const box = page.getByRole('checkbox', { name: bikes.isOffered(part.title) })
  await press(page, box, 'Space')
  const reason = `Our upholsterer is on vacation (${email.split('@')[0]}).`
  await typeInto(page, page.getByLabel(bikes.reasonOf(part.title)), reason)
  await expectNoViolations(page, 'the colors and parts of a bike')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: bikes.previewTitle })).toBeFocused()
  await expectNoViolations(page, 'what a change of a bike does')
  await press(page, page.getByRole('button', { name: bikes.apply(false) }))
  await press(page, page.getByRole('dialog').getByRole('button', { name: bikes.apply(false) }))
  await expect(page.getByText('Done. The shop shows it now.')).toBeVisible()
  const shopPage = await page.context().newPage()
  await expect(async () => {
    await shopPage.goto(`/configurator/${slug}`)
    await expect(shopPage.getByText(reason)).toHaveCount(1, { timeout: 500 })
  }).toPass({ timeout: 30_000 })
  await shopPage.close()
  await press(page, page.getByRole('button', { name: bikes.undo }))
  await expect(page.getByText(bikes.undone)).toBeVisible()
  expect(JSON.stringify(await bikeOf(request, slug))).not.toContain(reason)

  for (const { title } of [sizes, rules, words, history]) {
    const link = parts.getByRole('link', { name: title })
    await press(page, link)
    await expect(link).toHaveAttribute('aria-current', 'true')
    await expectNoViolations(page, `a bike’s ${title}`)
  }
})

interface ShownBike {
  colors: { title: string; surcharge: number }[]
  groups: { title: string; parts: { title: string }[] }[]
}

async function bikeOf(request: APIRequestContext, slug: string): Promise<ShownBike> {
  const answer = await request.get(`/api/configurator/${slug}`)
  return ((await answer.json()) as { data: { bike: ShownBike } }).data.bike
}

async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.type(text)
}

test('a colleague is invited by the keyboard alone, and may answer tickets and no more', async ({
  page,
  browser,
  email,
  shop,
}) => {
  test.slow()
  const colleague = `nia.${email}`
  await enterOffice(page, email, shop)
  await open(page, '/backoffice/staff')
  const form = page
    .getByRole('form')
    .or(page.locator('form'))
    .filter({
      has: page.getByRole('button', { name: invitations.makeLink }),
    })
  await typeInto(page, form.getByLabel(invitations.email), colleague)
  await expect(form.getByLabel(staff.columns.role)).toHaveValue('support')
  await page.keyboard.press('Enter')
  // The shop of the journeys has no mail server, so the owner passes the link on.
  const link = await page.getByRole('textbox', { name: copyLink.label }).inputValue()
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const theirs = await context.newPage()
  const { pathname, search, hash } = new URL(link)
  await open(theirs, new URL(`${pathname}${search}${hash}`, page.url()).toString())
  const { register: texts } = account
  await expectNoViolations(theirs, 'the page of an invitation')
  await typeInto(theirs, theirs.getByLabel(texts.name, { exact: true }), 'Nia')
  await typeInto(theirs, theirs.getByLabel(texts.lastname, { exact: true }), 'Moss')
  await typeInto(theirs, theirs.getByLabel(texts.password, { exact: true }), TYPED_PASSWORD)
  await typeInto(theirs, theirs.getByLabel(texts.confirmation, { exact: true }), TYPED_PASSWORD)
  await press(theirs, theirs.getByRole('button', { name: invitation.submit }))
  await expect(theirs).toHaveURL(/\/dashboard\/settings/)

  const factor = theirs.getByRole('button', { name: settings.start })
  const before = theirs.locator('form').filter({ has: factor })
  await typeInto(theirs, before.getByLabel(settings.confirmPassword), TYPED_PASSWORD)
  await theirs.keyboard.press('Enter')
  const secret = (await theirs.locator('code').first().textContent()) ?? ''
  const code = new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 }).generate()
  await typeInto(theirs, theirs.getByLabel(settings.code), code)
  await theirs.keyboard.press('Enter')
  await expect(theirs.getByLabel(settings.code)).toHaveCount(0)

  await open(theirs, '/backoffice')
  const navigation = theirs.getByRole('navigation', { name: backoffice.navigation })
  await press(theirs, navigation.getByRole('button', { name: 'Support', exact: true }))
  await press(theirs, navigation.getByRole('link', { name: 'Tickets', exact: true }))
  await expect(theirs.getByRole('heading', { level: 1, name: 'Tickets' })).toBeVisible()
  await expect(navigation.getByRole('link', { name: staff.title, exact: true })).toHaveCount(0)
  await open(theirs, '/backoffice/staff')
  await expect(theirs.getByRole('heading', { name: backoffice.closedTitle })).toBeVisible()
  await context.close()
})
