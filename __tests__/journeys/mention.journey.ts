import type { Page } from '@playwright/test'

import { forumDecision } from '@/messages/community/forum/forum-legal'
import { forumMember } from '@/messages/community/forum/forum-member'
import { forumNotices, noticeSentence } from '@/messages/community/forum/forum-notices'
import { forumOffice } from '@/messages/community/forum/forum-office'
import { forumThread } from '@/messages/community/forum/forum-thread'

import { expectNoViolations } from './support/axe'
import { open, reload } from './support/page'
import { expect, test } from './support/shop-test'

// Without reduced motion, axe measures too little contrast while elements fade in.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const post = (page: Page, number: number) => page.locator(`#post-${number}`)
const bell = (page: Page, unread: number) =>
  page.getByRole('link', { name: forumNotices.bell(unread), exact: true })

async function begin(page: Page, title: string): Promise<string> {
  await open(page, '/forum/new')
  await page.getByLabel(forumMember.category, { exact: true }).selectOption({ index: 1 })
  await page.getByLabel(forumMember.titleLabel, { exact: true }).fill(title)
  await page.getByLabel(forumMember.text, { exact: true }).fill(`About ${title}: what do you do?`)
  await page.getByRole('button', { name: forumMember.publish }).click()
  await expect(page).toHaveURL(/\/forum\/thread\/\d+\//)
  return new URL(page.url()).pathname
}

test('a member is mentioned, told at once, reports the post; it is hidden, restored, and the log says so', async ({
  email,
  people,
  shop,
}) => {
  test.slow()
  const [adaEmail, benEmail] = [`ada.${email}`, `ben.${email}`]
  const ada = await people.enter({ email: adaEmail, name: 'Ada' })
  const ben = await people.enter({ email: benEmail, name: 'Ben' })
  const admin = await people.enterStaff({ email: `cleo.${email}`, name: 'Cleo' })
  for (const one of [adaEmail, benEmail]) {
    await shop.confirmEmail(one)
    await shop.makeKnown(one)
  }
  const adaName = await shop.userName(adaEmail)
  const benName = await shop.userName(benEmail)
  const adminName = await shop.userName(`cleo.${email}`)
  const title = `Which lock holds, ${email.slice(9, 20)}?`
  const words = `@${adaName} you have no idea of locks, none at all.`

  const path = await test.step('is told without reloading', async () => {
    await open(ada, '/forum')
    await expect(bell(ada, 0)).toBeVisible()
    const address = await begin(ben, title)
    await ben.getByLabel(forumMember.text, { exact: true }).fill(words)
    await ben.getByRole('button', { name: forumMember.send }).click()
    await expect(post(ben, 2)).toContainText('no idea of locks')
    await expect(bell(ada, 1)).toBeVisible()
    return address
  })

  await test.step('follows the notice and reports the post', async () => {
    await bell(ada, 1).click()
    await expect(ada.getByText(noticeSentence('mention', benName))).toBeVisible()
    await expectNoViolations(ada, 'the notifications')
    await ada.getByRole('link', { name: title }).click()
    await expect(post(ada, 2)).toContainText('no idea of locks')
    await post(ada, 2)
      .getByRole('button', { name: `${forumMember.report} #2` })
      .click()
    await ada.getByLabel(forumMember.reason).selectOption('rude')
    await ada.getByLabel(forumMember.note).fill('This is about me.')
    await ada.getByRole('button', { name: forumMember.sendReport }).click()
    await expect(ada.getByText(forumMember.reported)).toBeVisible()
  })

  await test.step('a moderator hides it, and it is gone for everyone else', async () => {
    await open(admin, '/backoffice/forum')
    const report = admin.getByRole('listitem').filter({ hasText: title })
    await expect(report).toContainText('This is about me.')
    await report.getByLabel(forumDecision.reference).fill('Terms, section 11')
    await report.getByLabel(forumDecision.reason, { exact: true }).fill('Rude to a member')
    await report.getByRole('button', { name: forumDecision.send }).click()
    await expect(report).toBeHidden()
    await reload(ada)
    await expect(post(ada, 2)).toContainText(forumThread.hiddenPost)
    await expect(ada.getByText('no idea of locks')).toHaveCount(0)
    await open(ada, '/dashboard/notifications')
    await expect(ada.getByText(forumNotices.empty)).toBeVisible()
  })

  await test.step('it is restored', async () => {
    await open(admin, path)
    await post(admin, 2).getByRole('button', { name: forumMember.show }).click()
    await expect(post(admin, 2).getByRole('button', { name: forumMember.hide })).toBeVisible()
    await open(ada, path)
    await expect(post(ada, 2)).toContainText('no idea of locks')
  })

  await test.step('the log tells all of it', async () => {
    await open(admin, '/backoffice/forum')
    const log = admin.getByRole('table', { name: forumOffice.log })
    const rows = log.getByRole('row').filter({ hasText: title })
    await expect(rows).toHaveCount(2)
    const [shown, hidden] = [rows.nth(0), rows.nth(1)]
    await expect(hidden).toContainText('hidden: no → yes')
    await expect(hidden).toContainText('Rude to a member')
    await expect(shown).toContainText('hidden: yes → no')
    for (const row of [shown, hidden]) {
      await expect(row).toContainText(adminName)
      await expect(row).toContainText('#2')
    }
    await expectNoViolations(admin, 'the log of moderation')
  })
})
