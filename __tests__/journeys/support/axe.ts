import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import { expect, type Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Scroll distance in px, larger than the height of any control. */
const SHIFT = 60

const source = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8')

/** Expects no violations of WCAG 2.2 AA and best practices in the page's current state. */
export async function expectNoViolations(page: Page, state: string): Promise<void> {
  expect.soft(await violationsOf(page), `violations of ${state}`).toEqual([])
}

/** Lists violations by element; under a sticky bar, only those that remain after scrolling. */
export async function violationsOf(page: Page): Promise<string[]> {
  const found = await violationsHere(page)
  if (!found.some(isCovered)) return found
  const scroll = (by: number) => page.evaluate((px) => window.scrollBy(0, px), by)
  const way = (await page.evaluate(() => window.scrollY)) > SHIFT ? -SHIFT : SHIFT
  await scroll(way)
  const still = new Set(await violationsHere(page))
  await scroll(-way)
  return found.filter((one) => !isCovered(one) || still.has(one))
}

const isCovered = (line: string) => line.includes('partially obscured')

async function violationsHere(page: Page): Promise<string[]> {
  // Without cross-origin frames one run covers the page; only violations are returned from it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return await page.evaluate(async (tags) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const { violations } = await axe.run(document, {
      runOnly: tags,
      resultTypes: ['violations'],
    })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) => `${id} at ${String(target)}: ${failureSummary ?? ''}`,
      ),
    )
  }, TAGS)
}
