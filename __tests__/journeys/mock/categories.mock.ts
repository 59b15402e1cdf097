import { randomUUID } from 'node:crypto'

import { expect, test } from '@playwright/test'

import { categoryCodeOf } from '@/domain/office/categories/categories'
import { categories as texts } from '@/messages/office/categories/categories'
import { accessories } from '@/messages/shop/accessories/accessories'

import { expectNoViolations } from '../support/axe'
import { press, tabTo } from '../support/keyboard'
import { noSidewaysScroll, open } from '../support/page'
import { logInAs } from './log-in'

// Without reduced motion, axe measures too little contrast while elements fade in.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** The mock shop keeps data from earlier runs, so names must be unique. */
const TITLE = `Bells & horns ${randomUUID().slice(0, 4)}`

test('a category is added, moved, renamed and merged by the keyboard alone', async ({ page }) => {
  test.slow()
  await logInAs(page, 'admin')
  await open(page, texts.hrefs.accessory)
  const rows = page.getByRole('list', { name: texts.list }).getByRole('listitem')
  await expect(rows.first()).toBeVisible()
  const count = await rows.count()
  await expect(async () => {
    await page.keyboard.press('n')
    await expect(page.getByLabel(texts.title)).toBeFocused({ timeout: 500 })
  }).toPass({ timeout: 30_000 })
  await page.keyboard.type(TITLE)
  await expect(page.getByLabel(texts.code)).toHaveValue(categoryCodeOf(TITLE))
  await expectNoViolations(page, 'the form of a new category')
  await page.keyboard.press('Enter')
  await expect(page.getByText(texts.saved(TITLE))).toBeVisible()
  await expect(rows).toHaveCount(count + 1)

  await press(page, page.getByRole('button', { name: texts.earlier(TITLE) }))
  await expect(rows.nth(count - 1)).toContainText(TITLE)
  await expect(page.getByRole('button', { name: texts.earlier(TITLE) })).toBeFocused()

  await press(page, page.getByRole('button', { name: texts.editOf('Lights') }))
  await expect(page.getByLabel(texts.title)).toBeFocused()
  await tabTo(page, page.getByLabel(texts.code))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('lamps')
  await page.keyboard.press('Enter')
  await expect(page.getByText(texts.saved('Lights'))).toBeVisible()

  await press(page, page.getByRole('button', { name: texts.editOf(TITLE) }))
  await tabTo(page, page.getByLabel(texts.into, { exact: true }))
  await page.keyboard.type('Lights')
  await press(page, page.getByRole('button', { name: texts.preview }))
  await expect(page.getByText(/Nothing moves/)).toBeVisible()
  await expectNoViolations(page, 'what a merge moves')
  await noSidewaysScroll(page)
  await press(page, page.getByRole('button', { name: texts.mergeNow('Lights') }))
  await expect(page.getByText(texts.merged(TITLE, 'Lights'))).toBeVisible()
  await expect(rows).toHaveCount(count)

  await open(page, '/accessories?kind=lights')
  await expect(page.getByLabel(accessories.kind)).toHaveValue('lamps')
})
