import type { APIRequestContext, Page } from '@playwright/test'

import { account } from '@/messages/account'
import { forumMember as texts } from '@/messages/forum-member'
import { forumThread } from '@/messages/forum-thread'

import { expectNoViolations } from './support/axe'
import { TYPED_PASSWORD } from './support/member'
import { open, untilAlive } from './support/page'
import { expect, ON_PHONES, test } from './support/shop-test'

const HOSTILE =
  '<img src=x onerror=alert(1)> [x](javascript:alert(1)) https://example.com/"onload=alert(1)'

/** The browser of the journey knows nothing of the account. */
async function registerElsewhere(request: APIRequestContext, email: string): Promise<void> {
  const [password, password_confirmation] = [TYPED_PASSWORD, TYPED_PASSWORD]
  const data = { name: 'Ada', lastname: 'Rider', email, password, password_confirmation }
  const answer = await request.post('/api/register', { data })
  expect(answer.ok()).toBe(true)
}

async function firstThread(page: Page): Promise<void> {
  await open(page, '/forum/1')
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/forum\/thread\/\d+\//)
  // The address changes before the page does.
  await page.getByRole('article').first().waitFor()
  await untilAlive(page)
}

test(
  'a guest reads, logs in, quotes, replies and likes',
  ON_PHONES,
  async ({ page, request, email, shop }) => {
    test.slow()
    page.on('dialog', () => {
      throw new Error('A text of a member was executed.')
    })
    await registerElsewhere(request, email)
    await shop.confirmEmail(email)
    await shop.makeKnown(email)

    await open(page, '/forum')
    await expectNoViolations(page, 'the front page of the forum')
    await open(page, '/forum/1')
    await expectNoViolations(page, 'the list of threads')
    await firstThread(page)
    await expectNoViolations(page, 'a thread as guests read it')

    await page.getByRole('button', { name: /^Like post 1,/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Join us to share the love' })
    await expect(dialog).toContainText('Only logged in users can like a post')
    await dialog.getByRole('button', { name: 'Login' }).click()
    await expect(page).toHaveURL(/\/login\?continue=/)
    await page.getByLabel(account.email, { exact: true }).fill(email)
    await page.getByLabel(account.password, { exact: true }).fill(TYPED_PASSWORD)
    await page.getByRole('main').getByRole('button', { name: account.login.submit }).click()
    await expect(page).toHaveURL(/\/forum\/thread\/\d+\//)

    const field = page.getByLabel(texts.text, { exact: true })
    await page.getByRole('button', { name: `${texts.reply} #1`, exact: true }).click()
    await expect(field).toBeFocused()
    const words = `I have tried it, ${email}. ${HOSTILE}`
    await field.fill(words)
    await page.reload()
    await untilAlive(page)
    await expect(field).toHaveValue(words)
    await expectNoViolations(page, 'a thread with a reply that is being written')
    await page.getByRole('button', { name: texts.send }).click()
    const mine = page.getByRole('article').filter({ hasText: email })
    await expect(mine).toBeVisible()
    await expect(mine.getByRole('blockquote')).toContainText('#1')
    await expect(mine).toBeFocused()
    await expect(field).toHaveValue('')

    const like = page.getByRole('button', { name: /^Like post 1,/ })
    await like.click()
    await expect(like).toHaveAttribute('aria-pressed', 'true')
    await page.reload()
    await untilAlive(page)
    await expect(like).toHaveAttribute('aria-pressed', 'true')
    await mine.getByRole('button', { name: texts.delete }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: texts.delete }).click()
    await expect(page.getByText(forumThread.deletedPost).last()).toBeVisible()
  },
)
