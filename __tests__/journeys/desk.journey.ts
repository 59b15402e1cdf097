import type { Page } from '@playwright/test'

import { commands } from '@/messages/office/kit/commands'
import { desk } from '@/messages/office/support/support'
import { dialogs } from '@/messages/kit/dialogs'

import { expectNoViolations } from './support/axe'
import { leaveFields, press, tabTo } from './support/keyboard'
import { open } from './support/page'
import { expect, test } from './support/shop-test'
import { askByForm, thread } from './support/tickets'

// Without reduced motion, axe measures too little contrast while elements fade in.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const answerField = (page: Page) => page.getByLabel(desk.answerLabel)

async function holdNews(page: Page, number: string): Promise<() => void> {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(`**/api/backoffice/tickets/${number}`, async (route) => {
    if (route.request().method() === 'GET') await held
    await route.continue().catch(() => undefined)
  })
  return release
}

test('two agents on one ticket see each other, and an answer to an old state is refused and kept', async ({
  email,
  people,
  shop,
  quiet,
  request,
}) => {
  test.slow()
  const number = await askByForm(request, { email, message: 'Which rims fit my bike?' })
  const sam = await people.enterStaff({ email: `sam.${email}`, name: 'Sam' })
  const kim = await people.enterStaff({ email: `kim.${email}`, name: 'Kim' })
  const is = (name: string, doing: 'reading' | 'answering') =>
    new RegExp(`${name}.* ${desk.present[doing]}`)
  await test.step('each is told of the other, and of who is writing', async () => {
    await open(sam, `/backoffice/tickets/${number}`)
    await open(kim, `/backoffice/tickets/${number}`)
    await expect(sam.getByText(is('Kim', 'reading'))).toBeVisible()
    await expect(kim.getByText(is('Sam', 'reading'))).toBeVisible()
    await answerField(sam).pressSequentially('All of 28 inches.')
    await expect(kim.getByText(is('Sam', 'answering'))).toBeVisible()
    await expectNoViolations(kim, 'a ticket that someone else answers')
  })

  await test.step('an answer to what is on an old screen is refused, and no word is lost', async () => {
    const release = await holdNews(sam, number)
    await answerField(kim).fill('Those of 27.5 inches.')
    await kim.getByRole('button', { name: desk.send, exact: true }).click()
    await expect(thread(kim).getByText('Those of 27.5 inches.')).toBeVisible()
    quiet.plan(/tickets\/T-\d+\/answers/)
    await sam.getByRole('button', { name: desk.send, exact: true }).click()
    const news = sam.getByRole('alert').filter({ hasText: desk.newsTitle })
    await expect(news).toContainText('Those of 27.5 inches.')
    await expect(answerField(sam)).toHaveValue('All of 28 inches.')
    release()
    await expectNoViolations(sam, 'an answer that was refused')
  })

  await test.step('it is there after a reload, too, and is sent when its author still wants to', async () => {
    await sam.reload()
    await expect(answerField(sam)).toHaveValue('All of 28 inches.')
    await expect(sam.getByRole('alert').filter({ hasText: desk.newsTitle })).toBeVisible()
    await answerField(sam).fill('All of 28 inches fit, too.')
    await sam.getByRole('button', { name: desk.sendAnyway }).click()
    for (const agent of [sam, kim]) {
      await expect(thread(agent).getByText('All of 28 inches fit, too.')).toBeVisible()
    }
    const answers = (await shop.lettersTo(email)).filter(({ kind }) =>
      kind.startsWith('ticket_answer_'),
    )
    expect(answers.map(({ text }) => /27\.5|28 inches fit, too/.exec(text)?.[0])).toEqual([
      '27.5',
      '28 inches fit, too',
    ])
  })

  await test.step('whoever leaves is no longer named', async () => {
    await kim.getByRole('link', { name: desk.title, exact: true }).first().click()
    await expect(sam.getByText(is('Kim', 'reading'))).toBeHidden()
  })
})

/** All input goes through the keyboard; locators only read. */
test('the support desk works by the keyboard alone', async ({ email, people, request }) => {
  test.slow()
  const message = `My brake squeals (${email.slice(9, 20)}).`
  const other = await askByForm(request, { email, message: 'And where is my order?' })
  const number = await askByForm(request, { email, message })
  const page = await people.enterStaff({ email: `sam.${email}`, name: 'Sam' })
  await open(page, '/backoffice')
  await test.step('finds the ticket', () => findTicket(page, { message, number }))
  await test.step('takes and sorts it', () => sortTicket(page))
  await test.step('answers and notes', () => answerTicket(page))
  await test.step('closes and reopens it', () => closeTicket(page))
  await test.step('merges it', () => mergeTicket(page, other))
})

async function findTicket(page: Page, { message, number }: { message: string; number: string }) {
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: commands.title })).toBeFocused()
  await page.keyboard.type('tickets')
  await expect(page.getByRole('option', { name: desk.title }).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/backoffice/tickets')
  await expect(page.locator('[data-row]').first()).toBeVisible()
  await page.keyboard.press('/')
  await expect(page.getByLabel(desk.search)).toBeFocused()
  await page.keyboard.type(number)
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-row]')).toHaveCount(1)
  await leaveFields(page)
  await page.keyboard.press('j')
  await expect(page.getByRole('link', { name: message })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: desk.ticket(number) })).toBeVisible()
}

async function sortTicket(page: Page) {
  await expect(page.getByRole('button', { name: desk.assignToMe })).toBeEnabled()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: desk.help })).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: desk.help })).toHaveCount(0)
  await page.keyboard.press('a')
  await expect(page.getByRole('button', { name: desk.assignToMe })).toHaveCount(0)
  const priority = page.getByLabel(desk.columns.priority)
  await tabTo(page, priority)
  await page.keyboard.type('High')
  await expect(priority).toHaveValue('high')
  await expect(priority).toBeEnabled()
  await tabTo(page, page.getByLabel(desk.tags, { exact: true }))
  await page.keyboard.type('brakes, noise')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: desk.saveTags })).toHaveCount(0)
  await expect(page.getByLabel(desk.tags, { exact: true })).toHaveValue('brakes, noise')
}

async function answerTicket(page: Page) {
  await leaveFields(page)
  await page.keyboard.press('r')
  await expect(answerField(page)).toBeFocused()
  await tabTo(page, page.getByRole('combobox', { name: desk.canned }), { back: true })
  await page.keyboard.type('Brake')
  await page.keyboard.press('Enter')
  await expect(answerField(page)).toBeFocused()
  await expect(answerField(page)).toHaveValue(/^Hi Ben,[^]*, Nireeka$/)
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' It takes a minute.')
  await page.keyboard.press('Control+Enter')
  await expect(thread(page).getByText('It takes a minute.')).toBeVisible()
  await expect(answerField(page)).toHaveValue('')
  await leaveFields(page)
  await page.keyboard.press('n')
  await expect(page.getByLabel(desk.noteLabel)).toBeFocused()
  await page.keyboard.type('Told them twice.')
  await page.keyboard.press('Control+Enter')
  await expect(thread(page).getByText('Told them twice.')).toBeVisible()
}

async function closeTicket(page: Page) {
  await leaveFields(page)
  await page.keyboard.press('c')
  const question = page.getByRole('alertdialog', { name: dialogs.closeTicket.title })
  await press(page, question.getByRole('button', { name: dialogs.closeTicket.primaryButton }))
  const reopen = page.getByRole('button', { name: desk.reopen, exact: true })
  await press(page, reopen)
  const ask = page.getByRole('dialog', { name: desk.reopenDialog(false).title })
  await press(page, ask.getByRole('button', { name: desk.reopenDialog(false).primaryButton }))
  await expect(page.getByRole('button', { name: desk.close })).toBeVisible()
}

async function mergeTicket(page: Page, other: string) {
  await tabTo(page, page.getByLabel(desk.mergeTitle))
  await page.keyboard.type(other)
  await page.keyboard.press('Enter')
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Merge' }))
  await expect(page.getByRole('heading', { level: 1, name: desk.ticket(other) })).toBeVisible()
  await expect(page.getByText(desk.merged)).toBeVisible()
  await expect(thread(page).getByText('Told them twice.')).toBeVisible()
}
