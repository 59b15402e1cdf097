import type { APIRequestContext, Page } from '@playwright/test'

import { account } from '@/messages/account/profile/account'
import { forumDigest } from '@/messages/community/forum/forum-digest'
import { forumMember as texts } from '@/messages/community/forum/forum-member'
import { forumNotices } from '@/messages/community/forum/forum-notices'
import { forumReading } from '@/messages/community/forum/forum-reading'
import { forumThread } from '@/messages/community/forum/forum-thread'

import { expectNoViolations } from './support/axe'
import { TYPED_PASSWORD } from './support/member'
import { open, untilAlive } from './support/page'
import { People } from './support/people'
import type { ShopDatabase } from './support/shop-database'
import { expect, ON_PHONES, test } from './support/shop-test'

const HOSTILE =
  '<img src=x onerror=alert(1)> [x](javascript:alert(1)) https://example.com/"onload=alert(1)'

/** Registers outside the journey's browser, which must have no session of the account. */
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
  // The URL changes before the page renders.
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

test('a member finds what is new since the last visit', async ({ browser, email, shop, quiet }) => {
  const tools = { email, shop, quiet }
  test.slow()
  const people = new People(browser, tools)
  const ada = await knownMember(people, tools, 'Ada')
  const ben = await knownMember(people, tools, 'Ben')
  const path = await newThread(ben, `Fat rims for the ${email}`)
  await open(ada, path)
  await expect(ada.getByRole('article')).toHaveCount(1)
  // The read position is saved after a delay and when the page is left.
  await ada.waitForTimeout(2_500)
  await open(ada, '/forum/1')
  await open(ben, path)
  await ben.getByLabel(texts.text, { exact: true }).fill('I found some, 80 mm wide.')
  await ben.getByRole('button', { name: texts.send }).click()
  await expect(ben.getByRole('article')).toHaveCount(2)

  await open(ada, '/forum/1')
  const row = ada.getByRole('listitem').filter({ hasText: email })
  const badge = row.getByRole('link', { name: forumReading.toFirst(1) })
  await expect(badge).toBeVisible()
  await expectNoViolations(ada, 'a list with unread marks')
  await badge.click()
  await expect(ada.getByText(forumReading.line, { exact: true })).toBeVisible()
  await expectNoViolations(ada, 'a thread with unread posts')
  await ada.waitForTimeout(2_500)
  await open(ada, '/forum/1')
  await expect(row).toBeVisible()
  await expect(badge).toHaveCount(0)
  await people.leave()
})

test('who watches a category is told of a new thread without reloading', async ({
  browser,
  email,
  shop,
  quiet,
}) => {
  const tools = { email, shop, quiet }
  test.slow()
  const people = new People(browser, tools)
  const ada = await knownMember(people, tools, 'Ada')
  const ben = await knownMember(people, tools, 'Ben')
  await open(ada, '/forum/category/prime')
  await ada.getByRole('button', { name: forumDigest.watch }).click()
  await expect(ada.getByText(forumDigest.watching)).toBeVisible()
  await expectNoViolations(ada, 'a watched category')
  await newThread(ben, `Studs for the ${email}`)
  await expect(ada.getByRole('link', { name: forumNotices.bell(1) })).toBeVisible()
  await open(ada, '/dashboard/notifications')
  await expect(ada.getByText(`Studs for the ${email}`)).toBeVisible()
  const choice = ada.getByLabel(forumDigest.label)
  await choice.selectOption('never')
  await ada.reload()
  await expect(choice).toHaveValue('never')
  await expectNoViolations(ada, 'the notifications')
  await people.leave()
})

async function knownMember(
  people: People,
  { email, shop }: { email: string; shop: ShopDatabase },
  name: string,
): Promise<Page> {
  const own = `${name.toLowerCase()}.${email}`
  const page = await people.enter({ email: own, name })
  await shop.confirmEmail(own)
  await shop.makeKnown(own)
  return page
}

async function newThread(page: Page, title: string): Promise<string> {
  await open(page, '/forum/new?category=prime')
  await page.getByLabel(texts.titleLabel, { exact: true }).fill(title)
  await page.getByLabel(texts.text, { exact: true }).fill('Who rides some, and where?')
  await page.getByRole('button', { name: texts.publish }).click()
  await expect(page).toHaveURL(/\/forum\/thread\/\d+\//)
  return new URL(page.url()).pathname
}
