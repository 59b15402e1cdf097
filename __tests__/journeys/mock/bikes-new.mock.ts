import { randomUUID } from 'node:crypto'

import { expect, test } from '@playwright/test'

import { bikes } from '@/messages/office/bikes/bikes'
import { newOptions as texts } from '@/messages/office/bikes/bikes-new'

import { expectNoViolations } from '../support/axe'
import { press, tabTo } from '../support/keyboard'
import { noSidewaysScroll, open } from '../support/page'
import { logInAs } from './log-in'

// Without reduced motion, axe measures too little contrast while elements fade in.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** The mock shop keeps data from earlier runs, so names must be unique. */
const NAME = `Cold battery ${randomUUID().slice(0, 4)}`
const COLOR = `Clay ${randomUUID().slice(0, 4)}`

test('a part and a color are added and offered by the keyboard alone', async ({ page }) => {
  test.slow()
  await logInAs(page, 'admin')
  await open(page, `${bikes.href}/nyx`)
  await press(page, page.getByRole('button', { name: texts.part }))
  await expect(page.getByLabel(texts.title, { exact: true })).toBeFocused()
  await expectNoViolations(page, 'the form of a new part')
  await noSidewaysScroll(page)
  await page.keyboard.type(NAME)
  await tabTo(page, page.getByLabel(texts.like))
  await page.keyboard.type('Battery: 756')
  await press(page, page.getByRole('button', { name: texts.add }))
  await expect(page.getByText(texts.amountFault)).toBeVisible()
  await expect(page.getByLabel(texts.price)).toBeFocused()
  await page.keyboard.type('449')
  await page.keyboard.press('Enter')
  await expect(page.getByText(texts.added(NAME))).toBeVisible()

  await press(page, page.getByRole('button', { name: texts.color }))
  await page.keyboard.type(COLOR)
  await expectNoViolations(page, 'the form of a new color')
  await page.keyboard.press('Enter')
  await expect(page.getByText(texts.added(COLOR))).toBeVisible()
  await expectNoViolations(page, 'a bike with drafts')

  await open(page, '/configurator/nyx')
  await expect(page.getByText(NAME)).toHaveCount(0)
  await open(page, `${bikes.href}/nyx`)
  await press(page, page.getByRole('checkbox', { name: bikes.isOffered(NAME) }), 'Space')
  await press(page, page.getByRole('button', { name: bikes.check }))
  await expect(page.getByRole('heading', { name: bikes.previewTitle })).toBeFocused()
  await press(page, page.getByRole('button', { name: bikes.apply(false) }))
  await press(page, page.getByRole('dialog').getByRole('button', { name: bikes.apply(false) }))
  await expect(page.getByText(/Done\. The shop shows it now/)).toBeVisible()
  await press(page, page.getByRole('button', { name: texts.removeOf(COLOR) }))
  await expect(page.getByText(texts.removed(COLOR))).toBeVisible()
})
