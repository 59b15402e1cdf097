import { expect, type BrowserContext, type Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'

import { account as texts } from '@/messages/account/profile/account'
import { settings } from '@/messages/account/profile/settings'
import { userMenu } from '@/messages/kit/user-menu'

import { open } from './page'

/** Password typed nowhere else, so any other occurrence is a leak. */
export const TYPED_PASSWORD = 'Quiet-gravel-71-morning!'

export async function register(page: Page, email: string, name = 'Ada'): Promise<void> {
  await open(page, '/register')
  await fillRegistration(page, email, name)
  await page.getByRole('button', { name: texts.register.submit }).click()
  await expect(page).toHaveURL('/')
}

async function fillRegistration(page: Page, email: string, name: string): Promise<void> {
  const form = page.getByRole('main')
  await form.getByLabel(texts.register.name, { exact: true }).fill(name)
  await form.getByLabel(texts.register.lastname, { exact: true }).fill('Rider')
  await form.getByLabel(texts.email, { exact: true }).fill(email)
  await form.getByLabel(texts.register.password, { exact: true }).fill(TYPED_PASSWORD)
  await form.getByLabel(texts.register.confirmation, { exact: true }).fill(TYPED_PASSWORD)
}

/** Becomes the first administrator by the one-time link, with the second factor that the shop asks for. */
export async function becomeOwner(page: Page, link: string, email: string): Promise<void> {
  await open(page, link)
  await fillRegistration(page, email, 'Ada')
  await page.getByRole('button', { name: texts.firstAdmin.submit }).click()
  await expect(page).toHaveURL('/dashboard/settings')
  const start = page.getByRole('button', { name: settings.start })
  const form = page.locator('form').filter({ has: start })
  await form.getByLabel(settings.confirmPassword).fill(TYPED_PASSWORD)
  await start.click()
  const secret = (await page.locator('code').first().textContent()) ?? ''
  const totp = new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 })
  await page.getByLabel(settings.code).fill(totp.generate())
  await page.getByRole('button', { name: settings.confirm }).click()
  await expect(page.getByLabel(settings.code)).toHaveCount(0)
}

export async function logIn(page: Page, email: string, isRemembered = true): Promise<void> {
  await page.getByLabel(texts.email, { exact: true }).fill(email)
  await page.getByLabel(texts.password, { exact: true }).fill(TYPED_PASSWORD)
  if (isRemembered) await page.getByLabel(texts.login.remember).check()
  await page.getByRole('main').getByRole('button', { name: texts.login.submit }).click()
  await expect(userMenuButton(page)).toBeVisible()
}

export function userMenuButton(page: Page) {
  return page.getByRole('button', { name: userMenu.open('Ada') })
}

export async function logOut(page: Page): Promise<void> {
  await userMenuButton(page).click()
  await page.getByRole('menuitem', { name: userMenu.signOut }).click()
  await expect(page).toHaveURL('/login')
}

/** Invalidates the access token, as its expiry after 15 minutes would. */
export async function expireToken(context: BrowserContext): Promise<void> {
  const cookie = (await context.cookies()).find(({ name }) => name === 'access_token')
  if (!cookie) throw new Error('There is no access token.')
  await context.addCookies([{ ...cookie, value: `${cookie.value.slice(0, -4)}dead` }])
}

/** Returns everything that the page and its browser storage contain, as one string. */
export async function keptBy(page: Page): Promise<string> {
  const inPage = await page.evaluate(async () => {
    const databases = await indexedDB.databases()
    return JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      databases,
      document.documentElement.outerHTML,
      [...document.querySelectorAll('input')].map(({ value }) => value),
      history.state,
    ])
  })
  return inPage + JSON.stringify(await page.context().cookies()) + page.url()
}
