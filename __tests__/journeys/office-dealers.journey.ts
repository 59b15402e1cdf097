import type { Page } from '@playwright/test'

import { dealerships as texts } from '@/messages/office/dealers/dealers'
import { edit } from '@/messages/kit/edit'

import { expectNoViolations } from './support/axe'
import { press, tabTo } from './support/keyboard'
import { register } from './support/member'
import { open } from './support/page'
import { expect, test } from './support/shop-test'

// Without reduced motion, axe measures too little contrast while elements fade in.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Dealer that no other journey uses. */
const DEALER = { id: 14, title: 'Limmat Velowerk' }

/** Date within the four days that visitors see; one after the seed's holidays would be hidden. */
const SOON = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
const typedDate = ([year, month, day]: string[]) => `${month}${day}${year}`

async function openDealer(page: Page): Promise<void> {
  await press(page, page.getByRole('button', { name: DEALER.title }))
  await expect(page.getByLabel(texts.fields.title, { exact: true })).toBeFocused()
}

async function typeOver(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }))
  await page.keyboard.press('Control+A')
  await page.keyboard.press(text === '' ? 'Delete' : 'Shift')
  await page.keyboard.type(text)
}

test('hours and a break of a dealer are changed by the keyboard alone, and visitors see them', async ({
  page,
  request,
  email,
  shop,
}) => {
  test.slow()
  await register(page, email)
  await shop.makeAdministrator(email)
  await open(page, '/backoffice/dealers')
  await expectNoViolations(page, 'the list of dealers')
  await openDealer(page)
  await expectNoViolations(page, 'the form of a dealer')
  await typeOver(page, texts.weekday('sunday'), '1 PM - 4 PM')
  await tabTo(page, page.getByLabel(texts.from, { exact: true }))
  await page.keyboard.type(typedDate(SOON.split('-')))
  await tabTo(page, page.getByLabel(texts.reason, { exact: true }))
  await page.keyboard.type('Stocktaking')
  await page.keyboard.press('Enter')
  const day = { date: SOON, reason: 'Stocktaking' }
  await expect(page.getByText(texts.closedDay(day))).toBeVisible()
  await press(page, page.getByRole('button', { name: edit.save }))
  await expect(page.getByText(texts.saved(DEALER.title))).toBeVisible()

  const answer = await request.get(`/api/dealers/${DEALER.id}`)
  const { data } = (await answer.json()) as { data: { hours: unknown[]; closed_days: unknown[] } }
  expect(data.hours).toContainEqual({ weekday: 7, opens: 780, closes: 960 })
  expect(data.closed_days).toContainEqual(day)
  const visitor = await page.context().newPage()
  await expect(async () => {
    await visitor.goto(`/dealers/${DEALER.id}`)
    await expect(visitor.getByRole('main')).toContainText('Stocktaking', { timeout: 500 })
  }).toPass({ timeout: 20_000 })
  await visitor.close()

  // Undoes the changes, because this journey may run again on the same shop.
  await openDealer(page)
  await typeOver(page, texts.weekday('sunday'), '')
  await press(page, page.getByRole('button', { name: texts.removeDayOf(day) }))
  await press(page, page.getByRole('button', { name: edit.save }))
  await expect(page.getByLabel(texts.fields.title, { exact: true })).toHaveCount(0)
})
