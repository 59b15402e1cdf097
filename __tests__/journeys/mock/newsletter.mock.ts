import { expect, test } from '@playwright/test'

import { edit } from '@/messages/kit/edit'
import { issues } from '@/messages/office/newsletter/issues'

import { expectNoViolations } from '../support/axe'
import { press, tabTo } from '../support/keyboard'
import { open } from '../support/page'
import { logInAs } from './log-in'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('an issue is written, tested and sent by the keyboard alone', async ({ page, request }) => {
  test.slow()
  // Enough readers for the progress of sending to be visible.
  const readers = Array.from({ length: 40 }, (_, index) => `reader${index}@mock.example`)
  for (const email of readers) await request.post('/api/newsletter/subscribe', { data: { email } })
  await logInAs(page, 'admin')
  await open(page, '/backoffice/newsletter')
  await page.keyboard.press('n')
  await expect(page).toHaveURL('/backoffice/newsletter/new')
  await expect(page.getByLabel(issues.subject)).toBeFocused()
  await page.keyboard.type('Spring is here')
  await tabTo(page, page.getByLabel(issues.preheader))
  await page.keyboard.type('Three new colors')
  await tabTo(page, page.getByLabel(issues.source))
  await page.keyboard.type('## New paints')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Come and see them.')
  const preview = page.getByRole('group', { name: issues.preview })
  await expect(preview.getByRole('heading', { name: 'New paints' })).toBeVisible()
  await expectNoViolations(page, 'a new issue')

  const save = page.getByRole('button', { name: edit.save })
  await tabTo(page, save, { back: true })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/backoffice\/newsletter\/\d+$/)
  await press(page, page.getByRole('button', { name: issues.test }))
  await expect(page.getByText(/^A test will be emailed to/)).toBeVisible()

  await press(page, page.getByRole('button', { name: issues.sendNow }))
  const question = page.getByRole('dialog', { name: 'Send this issue now?' })
  await expect(question).toContainText(/“Spring is here” goes to \d+ subscribers, each once/)
  await expectNoViolations(page, 'the question before an issue')
  await press(page, question.getByRole('button', { name: 'Send it' }))
  await expect(page.getByRole('progressbar', { name: issues.progress })).toBeVisible()
  await expectNoViolations(page, 'an issue on its way')

  await press(page, page.getByRole('button', { name: issues.actionOf('pause') }))
  await expect(page.getByText(issues.movedOf('pause'))).toBeVisible()
  await press(page, page.getByRole('button', { name: issues.actionOf('cancel') }))
  const cancel = page.getByRole('alertdialog', { name: 'Cancel sending?' })
  await press(page, cancel.getByRole('button', { name: 'Cancel sending' }))
  await expect(page.getByText(issues.movedOf('cancel'))).toBeVisible()
  await expect(page.getByText('Canceled', { exact: true })).toBeVisible()
})
