import type { Page } from '@playwright/test'

import { forumDecision, forumLegal, legalReport } from '@/messages/community/forum/forum-legal'
import { forumMember } from '@/messages/community/forum/forum-member'
import { forumThread } from '@/messages/community/forum/forum-thread'

import { expectNoViolations } from './support/axe'
import { bearer } from './support/office-look'
import { open } from './support/page'
import { expect, ON_PHONES, test } from './support/shop-test'

// Without reduced motion, axe measures too little contrast while elements fade in.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const WHY = 'This is defamation: my shop has never sold a stolen bike.'
const LAW = 'German Criminal Code, section 186'

async function look(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: test.info().outputPath(`${name}.png`), fullPage: true })
}

test(
  'a stranger reports a post; it is hidden with reasons, which stranger and author get by email',
  ON_PHONES,
  async ({ page, email, people, shop }) => {
    test.slow()
    const [benEmail, eveEmail] = [`ben.${email}`, `eve.${email}`]
    const title = `Where was yours stolen, ${email.slice(9, 20)}?`

    const path = await test.step('a member writes a post', async () => {
      const ben = await people.enter({ email: benEmail, name: 'Ben' })
      await shop.confirmEmail(benEmail)
      await shop.makeKnown(benEmail)
      const answer = await ben.request.post('/api/forum/threads', {
        headers: await bearer(ben),
        data: {
          ...{ category: 'prime', title, text: 'The shop in Main Street sells stolen bikes.' },
          request_key: crypto.randomUUID(),
        },
      })
      expect(answer.status(), await answer.text()).toBe(200)
      const { data } = (await answer.json()) as { data: { thread: { id: number; slug: string } } }
      return `/forum/thread/${data.thread.id}/${data.thread.slug}`
    })

    const post = page.locator('#post-1')
    await test.step('a stranger reports it', async () => {
      await open(page, path)
      await post.getByRole('button', { name: forumMember.reportIllegal }).click()
      const form = page.getByRole('form', { name: forumLegal.formTitle(1) })
      await expect(form).toContainText(`${path}#post-1`)
      await look(page, 'report-empty')
      await form.getByRole('button', { name: forumLegal.send }).click()
      await expect(form.getByText(forumLegal.goodFaithMissing)).toBeVisible()
      await expectNoViolations(page, 'the report with errors')
      await look(page, 'report-errors')
      await form.getByLabel(forumLegal.explanation).fill(WHY)
      await form.getByLabel(forumLegal.name).fill('Eve Reporter')
      await form.getByLabel(forumLegal.email).fill(eveEmail)
      await form.getByLabel(forumLegal.goodFaith).check()
      await form.getByRole('button', { name: forumLegal.send }).click()
      await expect(page.getByText(/^We got your report \d+ and sent a receipt/)).toBeVisible()
      await look(page, 'report-sent')
      const letters = await shop.lettersTo(eveEmail)
      expect(letters).toHaveLength(1)
      expect(letters[0]?.text).toContain(`${path}#post-1`)
    })

    await test.step('an administrator hides it with reasons', async () => {
      const admin = await people.enterStaff({ email: `cleo.${email}`, name: 'Cleo' })
      await admin.setViewportSize(page.viewportSize() ?? { width: 390, height: 844 })
      await open(admin, '/backoffice/forum')
      const reported = admin.getByRole('listitem').filter({ hasText: title })
      await expect(reported).toContainText(forumLegal.badge)
      await expect(reported).toContainText(WHY)
      await expectNoViolations(admin, 'the queue')
      await look(admin, 'office-queue')
      const address = await reported
        .getByRole('link', { name: /^Report \d+$/ })
        .getAttribute('href')
      await reported.getByRole('button', { name: forumDecision.send }).click()
      await expect(reported.getByText(forumDecision.referenceMissing)).toBeVisible()
      await reported.getByLabel(forumDecision.ground).selectOption('law')
      await reported.getByLabel(forumDecision.reference).fill(LAW)
      await reported.getByLabel(forumDecision.reason, { exact: true }).fill('The claim is untrue.')
      await look(admin, 'office-decision')
      await reported.getByRole('button', { name: forumDecision.send }).click()
      await expect(reported).toBeHidden()
      await open(admin, address ?? '')
      await expect(admin.getByText(legalReport.outcome(true))).toBeVisible()
      await expectNoViolations(admin, 'the page of the report')
      await look(admin, 'office-report')
    })

    await test.step('everyone gets what concerns them', async () => {
      const [, decision] = await shop.lettersTo(eveEmail)
      expect(decision?.text).toContain('We hid the post')
      expect(decision?.text).toContain(LAW)
      const statement = (await shop.lettersTo(benEmail)).at(-1)
      expect(statement?.kind).toBe('forum_statement')
      expect(statement?.text).toContain(LAW)
      expect(statement?.text).not.toContain('Eve')
      await open(page, path)
      await expect(post).toContainText(forumThread.hiddenPost)
    })
  },
)
