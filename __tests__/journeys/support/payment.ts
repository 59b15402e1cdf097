import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test'

import { payment as texts } from '@/messages/shop/payment/payment'

import type { FakeStripe } from '../../support/providers/fake-stripe'
import { untilAlive } from './page'

export function sandboxChoice(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true })
}

export async function endPayment(
  page: Page,
  way: 'succeed' | 'decline' | 'pending' | 'leave',
): Promise<void> {
  await expect(page.getByText(texts.sandboxLead)).toBeVisible()
  await untilAlive(page)
  await sandboxChoice(page, texts[way]).click()
}

export async function expectOrderPage(page: Page, status: string): Promise<string> {
  await expect(page).toHaveURL(/\/orders\/[^/]+\/[^/]+$/)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(main.getByText(/^Order [A-Z]+-\d+\./).first()).toBeVisible()
  await expect(
    page.getByRole('banner').or(page.getByRole('main')).getByText(status, { exact: true }).first(),
  ).toBeVisible()
  return new URL(page.url()).pathname.split('/')[2] ?? ''
}

/** Shows the pages of the double of Stripe, with a button that pays. */
export async function servePayPages(context: BrowserContext, stripe: FakeStripe): Promise<void> {
  await context.exposeFunction('payByCard', (id: string) => {
    const session = stripe.sessions.get(id)
    if (session) stripe.pay(session)
    return session?.success_url.replace('{CHECKOUT_SESSION_ID}', id)
  })
  await context.route('https://checkout.stripe.com/c/pay/*', async (route) => {
    const id = new URL(route.request().url()).pathname.split('/').at(-1) ?? ''
    const press = `payByCard('${id}').then((next) => location.assign(next))`
    const body = `<title>Stripe</title><button onclick="${press}">Pay</button>`
    await route.fulfill({ contentType: 'text/html', body })
  })
}
