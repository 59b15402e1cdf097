import { expect, type Locator, type Page } from '@playwright/test'

import { configurator as texts } from '@/messages/shop/configurator/configurator'
import { answerTexts } from '@/messages/shop/configurator/configurator-parts'

import { centsOf, rowsOf } from './amounts'

export function step(page: Page, title: string): Locator {
  return page.getByRole('main').getByRole('region', { name: title, exact: true })
}

/** Finds an option by the start of its name, because the price follows the title. */
export function option(page: Page, stepTitle: string, title: string): Locator {
  const name = new RegExp(`^${escaped(title)}(?! \\w+ display)`)
  const section = step(page, stepTitle)
  return section.getByRole('radio', { name }).or(section.getByRole('checkbox', { name }))
}

export async function openStep(page: Page, stepTitle: string): Promise<void> {
  const row = step(page, stepTitle).locator('details').first()
  if ((await row.getAttribute('open')) === null) await row.locator('summary').first().click()
}

export async function openSheet(page: Page, title: string): Promise<void> {
  await step(page, 'Summary').locator('summary', { hasText: title }).click()
}

/** Chooses an option by clicking its title, as users do. */
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

/** Returns the price in the bar, in cents. */
export async function barPrice(page: Page): Promise<number> {
  return centsOf((await answer(page, 'Price').textContent()) ?? '')
}

export async function priceLines(page: Page) {
  await answer(page, 'Price').click()
  const panel = answers(page).getByRole('group', { name: 'Price', exact: true })
  await expect(panel).toBeVisible()
  const rows = await rowsOf(panel)
  await panel.getByRole('button', { name: answerTexts.close }).click()
  const lines = rows.slice(0, -1).map(({ text }) => (text.includes('$') ? centsOf(text) : 0))
  return { titles: rows.map(({ label }) => label), sum: lines.reduce((a, b) => a + b, 0) }
}

/** Finds the bike's image: a file for the initial build, rendered in the browser after a change. */
export function drawing(page: Page): Locator {
  return page.getByRole('region', { name: texts.stage }).getByRole('img').first()
}

export function addToCart(page: Page): Locator {
  return answers(page).getByRole('button', { name: texts.addToCart })
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
