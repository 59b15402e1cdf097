import { expect, type Page } from '@playwright/test'

import { account } from '@/messages/account/profile/account'
import { mockMode } from '@/messages/kit/mock-mode'
import { MOCK_PEOPLE } from '@/mocks/people'

import { open } from '../support/page'

/** Logs in on the login page, where one click fills in the form. */
export async function logInAs(page: Page, role: 'member' | 'admin'): Promise<void> {
  const { name, email } = MOCK_PEOPLE[role]
  const title = role === 'admin' ? mockMode.admin(name) : mockMode.user(name)
  await open(page, '/login')
  await page.getByRole('button', { name: title }).click()
  await expect(page.getByLabel(account.email, { exact: true })).toHaveValue(email)
  await page.getByRole('main').getByRole('button', { name: account.login.submit }).click()
  await expect(page).toHaveURL('/')
}
