import { expect, type Page } from '@playwright/test'

import { account } from '@/messages/account'
import { mockMode } from '@/messages/mock-mode'
import { MOCK_PEOPLE } from '@/mocks/people'

import { open } from '../support/page'

/** By the login page, as a developer does: one click fills the form in. */
export async function logInAs(page: Page, role: 'member' | 'admin'): Promise<void> {
  const { name, email } = MOCK_PEOPLE[role]
  const title = role === 'admin' ? mockMode.admin(name) : mockMode.user(name)
  await open(page, '/login')
  await page.getByRole('button', { name: title }).click()
  await expect(page.getByLabel(account.email, { exact: true })).toHaveValue(email)
  await page.getByRole('main').getByRole('button', { name: account.login.submit }).click()
  await expect(page).toHaveURL('/')
}
