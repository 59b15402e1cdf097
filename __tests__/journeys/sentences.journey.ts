import type { Page } from '@playwright/test'

import { cartButton } from './support/cart'
import { expireToken, logIn, logOut, register, TYPED_PASSWORD } from './support/member'
import { open } from './support/page'
import { expect, test } from './support/shop-test'

/** Verbatim texts, typed here rather than imported from the page messages. */
const UNREACHABLE = "Can't reach server right now."
const EXPIRED = 'Your login is expired. Try logging in again.'

async function expectSentence(page: Page, sentence: string): Promise<void> {
  // The sentence may be part of a longer one, for example after the name of a missing item.
  await expect(page.getByText(sentence).filter({ visible: true }).first()).toBeVisible()
}

const UNANSWERED: [path: string, bring: (page: Page, email: string) => Promise<void>][] = [
  [
    '/api/register',
    async (page, email) => {
      await open(page, '/register')
      await page.getByLabel('First name').fill('Ada')
      await page.getByLabel('Last name').fill('Rider')
      await page.getByLabel('Email', { exact: true }).fill(email)
      await page.getByLabel('Password', { exact: true }).fill(TYPED_PASSWORD)
      await page.getByLabel('Confirm password').fill(TYPED_PASSWORD)
      await page.getByRole('button', { name: 'Create account' }).click()
    },
  ],
  ['/api/me', (page) => open(page, '/contact')],
  [
    '/api/cart',
    async (page) => {
      await open(page, '/contact')
      await cartButton(page).click()
    },
  ],
]

for (const [path, bring] of UNANSWERED) {
  test(`spec §8: ${UNREACHABLE} (${path})`, async ({ page, quiet, email }) => {
    if (path !== '/api/register') await register(page, email)
    quiet.plan(/ERR_CONNECTION_REFUSED/)
    await page.route(
      (url) => url.pathname === path,
      (route) => route.abort('connectionrefused'),
    )
    await bring(page, email)
    await expectSentence(page, UNREACHABLE)
  })
}

test(`spec §8: ${EXPIRED}`, async ({ page, context, quiet, email }) => {
  quiet.plan(/401/)
  await register(page, email)
  await expireToken(context)
  await context.clearCookies({ name: '__Host-device' })
  // Not `open`, which waits until the page is at rest: the toast may be gone by then.
  await page.goto('/dashboard/profile')
  await expectSentence(page, EXPIRED)
  await expect(page).toHaveURL(/^[^?]*\/login/)
})

test('spec §9: a remembered login lasts 30 days, one that is not ends with the browser', async ({
  page,
  context,
  email,
}) => {
  const days = async () => {
    const cookie = (await context.cookies()).find(({ name }) => name === 'access_token')
    return cookie && cookie.expires > 0 ? (cookie.expires * 1_000 - Date.now()) / 86_400_000 : 0
  }
  await register(page, email)
  await logOut(page)
  await logIn(page, email)
  expect(await days()).toBeGreaterThan(29.9)
  expect(await days()).toBeLessThanOrEqual(30)
  await logOut(page)
  await logIn(page, email, false)
  expect(await days()).toBe(0)
})
