import { expect, test } from '@playwright/test'

import { edit } from '@/messages/kit/edit'
import { issues } from '@/messages/office/newsletter/issues'

import { expectNoViolations } from '../support/axe'
import { press, tabTo } from '../support/keyboard'
import { open } from '../support/page'
import { logInAs } from './log-in'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('an issue is written and tested by the keyboard alone, and waits for a mail server', async ({
  page,
}) => {
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

  await expect(page.getByRole('button', { name: issues.sendNow })).toBeDisabled()
  await expect(page.getByText(issues.email_off)).toBeVisible()
})
