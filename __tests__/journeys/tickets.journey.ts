import type { Page } from '@playwright/test'

import { attachments, emailRest } from '@/messages/kit/attachments'
import { contact } from '@/messages/community/support/contact'
import { desk } from '@/messages/office/support/support'
import { dialogs } from '@/messages/kit/dialogs'
import { support as texts } from '@/messages/community/support/support'

import { expectNoViolations } from './support/axe'
import { deliver } from './support/inbound-mail'
import { open, reload } from './support/page'
import { expect, ON_PHONES, test } from './support/shop-test'
import { openMailedTicket, thread } from './support/tickets'

// Without reduced motion, axe measures too little contrast while elements fade in.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const QUESTION = 'My rear wheel squeaks downhill.'
const ANSWER = 'Does it stop when you brake?'

async function ask(page: Page, email: string): Promise<string> {
  await open(page, '/contact')
  await page.getByLabel(contact.name, { exact: true }).fill('Ben')
  await page.getByRole('main').getByLabel(contact.email, { exact: true }).fill(email)
  await page.getByLabel(contact.message, { exact: true }).fill(QUESTION)
  await page.locator('input[type=file]').setInputFiles('docs/images/home.png')
  await expect(page.getByText('home.png')).toBeVisible()
  await page.getByRole('button', { name: 'Send message' }).click()
  const text = page.getByRole('main').getByText(/T-\d{5,}/)
  return /T-\d+/.exec((await text.first().textContent()) ?? '')?.[0] ?? ''
}

function replyTo(
  { reply_to }: { reply_to: string | null },
  { email, number }: { email: string; number: string },
): string[] {
  return [
    `From: Ben <${email}>`,
    `To: Nireeka <${reply_to ?? ''}>`,
    `Subject: Re: [${number}] ${QUESTION}`,
    `Message-ID: <${number}.${Date.now()}@example.com>`,
    'Content-Type: text/plain; charset=utf-8',
    '',
    'No, it goes on.',
    '',
    'Am Mo., 23. Nov. 2026 um 09:00 Uhr schrieb Nireeka <shop@localhost>:',
    '',
    `> ${ANSWER}`,
  ]
}

async function noSidewaysScroll(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(over).toBeLessThanOrEqual(0)
}

test(
  'a guest asks with a photo, answers by email, closes and can’t reopen; an administrator can',
  ON_PHONES,
  async ({ page, email, people, shop, request }) => {
    test.slow()
    const number = await ask(page, email)
    const agent = await people.enterStaff({ email: `agent.${email}`, name: 'Sam' })
    await test.step('gets an answer by email, and on the page that is open', async () => {
      await openMailedTicket(page, { shop, email, number })
      await expect(thread(page).getByRole('link', { name: 'home.png' })).toBeVisible()
      await open(agent, `/backoffice/tickets/${number}`)
      await expect(agent.getByRole('list', { name: attachments.list })).toBeVisible()
      await agent.getByLabel(desk.answerLabel).fill(ANSWER)
      await agent.getByRole('button', { name: desk.send, exact: true }).click()
      await expect(thread(agent).getByText(ANSWER)).toBeVisible()
      await expect(thread(page).getByText(ANSWER)).toBeVisible()
    })

    await test.step('answers by email', async () => {
      const letters = await shop.lettersTo(email)
      const answer = letters.find(({ kind }) => kind.startsWith('ticket_answer_'))
      expect(answer?.text).toContain('You can reply to this email.')
      await deliver(request, replyTo(answer ?? { reply_to: null }, { email, number }))
      await expect(thread(page).getByText('No, it goes on.')).toBeVisible()
      await expect(thread(page).getByText(/by email/)).toBeVisible()
      const quote = thread(page).getByText(`> ${ANSWER}`)
      await expect(quote).toBeHidden()
      await thread(page).getByText(emailRest.show).click()
      await expect(quote).toBeVisible()
      await expectNoViolations(page, 'a ticket with an email')
      await noSidewaysScroll(page)
      await expect(thread(agent).getByText('No, it goes on.')).toBeVisible()
      await expectNoViolations(agent, 'the desk with an email')
    })

    await test.step('closes it with the dialog, and can’t reopen it', async () => {
      await page.getByRole('button', { name: texts.close, exact: true }).click()
      const question = page.getByRole('alertdialog', { name: dialogs.closeTicket.title })
      await expect(question).toContainText(dialogs.closeTicket.message)
      await question.getByRole('button', { name: dialogs.closeTicket.primaryButton }).click()
      await expect(page.getByText('You closed this ticket.')).toBeVisible()
      await expect(page.getByText(texts.closedHint)).toBeVisible()
      await expect(page.getByRole('button', { name: /reopen/i })).toHaveCount(0)
      await expectNoViolations(page, 'a closed ticket')
      // The staff API refuses it, too, and reveals nothing else without a staff session.
      const forced = await request.put(`/api/backoffice/tickets/${number}`, {
        data: { version: 1, status: 'open' },
      })
      expect(forced.status()).toBe(401)
    })

    await test.step('an administrator reopens it', async () => {
      await reload(agent)
      await agent.getByRole('button', { name: desk.reopen, exact: true }).click()
      const sure = agent.getByRole('dialog', { name: desk.reopenDialog(false).title })
      await sure.getByRole('button', { name: desk.reopenDialog(false).primaryButton }).click()
      await expect(thread(page).getByText('We reopened this ticket.')).toBeVisible()
      await expect(page.getByRole('button', { name: texts.close, exact: true })).toBeVisible()
    })
  },
)
