import type { Page } from '@playwright/test'

import { backoffice as texts } from '@/messages/office/overview/overview'
import { officeLists } from '@/messages/office/kit/lists'
import { desk } from '@/messages/office/support/support'
import { contact } from '@/messages/community/support/contact'
import { orders } from '@/messages/shop/orders/orders'
import { refund } from '@/messages/office/refund/refund'

import { expectNoViolations } from './support/axe'
import { goToCheckout, orderAndPay } from './support/checkout'
import { press } from './support/keyboard'
import { register } from './support/member'
import { noSidewaysScroll, open } from './support/page'
import { endPayment, expectOrderPage } from './support/payment'
import { expect, ON_PHONES, test } from './support/shop-test'

// Without reduced motion, axe measures too little contrast while elements fade in.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

async function ask(page: Page, email: string): Promise<string> {
  await open(page, '/contact')
  await page.getByLabel(contact.name, { exact: true }).fill('Ben')
  await page.getByRole('main').getByLabel(contact.email, { exact: true }).fill(email)
  await page.getByLabel(contact.message, { exact: true }).fill('My rear wheel squeaks downhill.')
  await page.getByRole('button', { name: 'Send message' }).click()
  const text = await page
    .getByRole('main')
    .getByText(/T-\d{5,}/)
    .first()
    .textContent()
  return /T-\d+/.exec(text ?? '')?.[0] ?? ''
}

test(
  'an administrator sees what was sold and what waits, and opens an order and a ticket',
  ON_PHONES,
  async ({ page, email, shop }) => {
    test.slow()
    const ticket = await ask(page, email)
    await goToCheckout(page, email)
    await orderAndPay(page)
    await endPayment(page, 'succeed')
    const number = await expectOrderPage(page, orders.stages.to_build)
    const admin = `admin.${email}`
    await register(page, admin)
    await shop.makeAdministrator(admin)

    await open(page, '/backoffice')
    await expect(title(page, texts.title)).toBeVisible()
    const table = page.getByRole('table', { name: texts.chart })
    await expect(table.getByRole('row')).toHaveCount(32)
    const waiting = page.getByRole('region', { name: texts.waiting })
    await expect(waiting.getByRole('link', { name: /paid orders? to build/ })).toBeVisible()
    await expectNoViolations(page, 'the overview')
    await noSidewaysScroll(page)
    await page.getByRole('button', { name: texts.showTable }).click()
    await expectNoViolations(page, 'the overview as a table')

    await waiting.getByRole('link', { name: /paid orders? to build/ }).click()
    await expect(page).toHaveURL('/backoffice/orders?status=to_build')
    await page.getByLabel(officeLists.search).fill(email)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/status=to_build&q=/)
    const row = page.getByRole('link', { name: number, exact: true })
    await expect(row).toBeVisible()
    await expect(page.getByRole('row')).toHaveCount(2)
    await expectNoViolations(page, 'the list of orders')
    await noSidewaysScroll(page)
    await row.click()
    await expect(title(page, officeLists.order(number))).toBeVisible()
    await expect(page.getByRole('heading', { name: officeLists.attempts })).toBeVisible()
    await expectNoViolations(page, 'an order')
    await noSidewaysScroll(page)

    await open(page, '/backoffice/tickets?state=all')
    await page.getByRole('row').filter({ hasText: ticket }).getByRole('link').click()
    await expect(title(page, desk.ticket(ticket))).toBeVisible()
    await expect(
      page.getByRole('list', { name: desk.thread }).getByText('My rear wheel squeaks'),
    ).toBeVisible()
    await expectNoViolations(page, 'a ticket')
    await noSidewaysScroll(page)

    for (const path of ['/backoffice/content', '/backoffice/payments', '/backoffice/tickets']) {
      await open(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expectNoViolations(page, path)
      await noSidewaysScroll(page)
    }
  },
)

test('refunds are made by the keyboard alone', ON_PHONES, async ({ page, email, shop }) => {
  test.slow()
  await goToCheckout(page, email)
  await orderAndPay(page)
  await endPayment(page, 'succeed')
  const number = await expectOrderPage(page, orders.stages.to_build)
  const admin = `admin.${email}`
  await register(page, admin)
  await shop.makeAdministrator(admin)

  await open(page, `/backoffice/orders/${number}`)
  await expect(page.getByRole('button', { name: refund.open })).toBeVisible()
  const form = page.getByRole('form', { name: refund.title })
  await expect(async () => {
    await page.keyboard.press('r')
    await expect(form).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 30_000 })
  await form.getByLabel(refund.amount).fill('10')
  await form.getByLabel(refund.reason).fill('A scratch')
  await expectNoViolations(page, 'the form of a refund')
  await noSidewaysScroll(page)
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: 'Refund $10.00?' })
  await expect(question).toContainText('The buyer gets $10.00')
  await expectNoViolations(page, 'the question before a refund')
  await press(page, question.getByRole('button', { name: 'Refund $10.00' }))
  await expect(page.getByText(officeLists.refundTo.provider)).toBeVisible()
})

test('a member is told that the back-office is not for him', ON_PHONES, async ({ page, email }) => {
  await register(page, email)
  await open(page, '/backoffice')
  await expect(title(page, texts.refusedTitle)).toBeVisible()
  await expectNoViolations(page, 'the refusal')
  await noSidewaysScroll(page)
})

test('a visitor is led to the login, and no page of it may be framed', async ({ page }) => {
  const response = await page.goto('/backoffice')
  expect(response?.headers()['content-security-policy']).toContain("frame-ancestors 'none'")
  await expect(page).toHaveURL('/login?continue=%2Fbackoffice')
})
