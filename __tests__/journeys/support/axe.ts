import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** No violation of WCAG 2.2 AA and of good practice in the present state of the page. */
export async function expectNoViolations(page: Page, state: string): Promise<void> {
  expect.soft(await violationsOf(page), `violations of ${state}`).toEqual([])
}

/** One line for each element that violates a rule. */
export async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} at ${String(target)}: ${failureSummary ?? ''}`,
    ),
  )
}
