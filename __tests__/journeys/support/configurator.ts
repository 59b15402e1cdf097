import { expect, type Locator, type Page } from '@playwright/test'

import { configurator as texts } from '@/messages/configurator'
import { answerTexts } from '@/messages/configurator-parts'

import { centsOf, rowsOf } from './amounts'

/** The section of a step by its heading. */
export function step(page: Page, title: string): Locator {
  return page.getByRole('main').getByRole('region', { name: title, exact: true })
}

/** A choice of a step by the beginning of its name; its price follows the title. */
export function option(page: Page, stepTitle: string, title: string): Locator {
  const name = new RegExp(`^${escaped(title)}(?! \\w+ display)`)
  const section = step(page, stepTitle)
  return section.getByRole('radio', { name }).or(section.getByRole('checkbox', { name }))
}

/** Opens the row of a step, where it is not open yet. */
export async function openStep(page: Page, stepTitle: string): Promise<void> {
  const row = step(page, stepTitle).locator('details').first()
  if ((await row.getAttribute('open')) === null) await row.locator('summary').first().click()
}

/** Opens a row of the summary: the spec sheet or the geometry. */
export async function openSheet(page: Page, title: string): Promise<void> {
  await step(page, 'Summary').locator('summary', { hasText: title }).click()
}

/** Chooses by the pointer, on the title as people do. */
export async function choose(page: Page, stepTitle: string, title: string): Promise<void> {
  await openStep(page, stepTitle)
  await option(page, stepTitle, title).check()
}

export function answers(page: Page): Locator {
  return page.getByRole('region', { name: texts.answers })
}

export function answer(page: Page, name: 'Price' | 'Weight' | 'Range' | 'Delivery'): Locator {
  return answers(page).getByRole('button', { name: new RegExp(`^${name} `) })
}

/** The price in the bar, in cents. */
export async function barPrice(page: Page): Promise<number> {
  return centsOf((await answer(page, 'Price').textContent()) ?? '')
}

/** The lines of the price and what they add up to; opens the answer and closes it again. */
export async function priceLines(page: Page) {
  await answer(page, 'Price').click()
  const panel = answers(page).getByRole('group', { name: 'Price', exact: true })
  await expect(panel).toBeVisible()
  const rows = await rowsOf(panel)
  await panel.getByRole('button', { name: answerTexts.close }).click()
  const lines = rows.slice(0, -1).map(({ text }) => (text.includes('$') ? centsOf(text) : 0))
  return { titles: rows.map(({ label }) => label), sum: lines.reduce((a, b) => a + b, 0) }
}

/** The bike on its stage: a picture file of the build that the page came with, drawn once another one is chosen. */
export function drawing(page: Page): Locator {
  return page.getByRole('region', { name: texts.stage }).getByRole('img').first()
}

export function addToCart(page: Page): Locator {
  return answers(page).getByRole('button', { name: texts.addToCart })
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
