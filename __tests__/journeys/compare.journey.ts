import type { Page } from '@playwright/test'

import { chrome } from '@/messages/kit/chrome'
import { toastTexts } from '@/messages/kit/toast-host'
import { comparison } from '@/messages/shop/comparison/comparison'
import { comparisonButton } from '@/messages/shop/comparison/comparison-button'

import { expectNoViolations } from './support/axe'
import { choose, step } from './support/configurator'
import { open, reload } from './support/page'
import { expect, ON_PHONES, test } from './support/shop-test'

test.use({ savesData: false })

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const comparisonLink = (page: Page) =>
  page.getByRole('link', { name: comparisonButton.open, exact: true })
const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: toastTexts.notifications }).getByText(text)
const table = (page: Page) => page.getByRole('main').getByRole('table', { name: /^Comparison of/ })

/** Compares a Nyx with carbon rims from the configurator and an unchanged Homie from the list. */
async function compareTwo(page: Page): Promise<void> {
  await open(page, '/configurator/nyx')
  await choose(page, 'Wheels', 'Carbon rims')
  await step(page, 'Summary').getByRole('button', { name: 'Compare Nyx' }).click()
  await expect(toast(page, 'Nyx was added to the comparison (1 of 5).')).toBeVisible()
  await open(page, '/configurator')
  await page.getByRole('button', { name: 'Compare Nireeka Homie' }).click()
  await expect(comparisonLink(page)).toContainText('2')
}

async function untilKept(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const names = await caches.keys()
    const stored = await Promise.all(
      names.map(async (name) => (await caches.open(name)).match('/compare')),
    )
    return stored.some(Boolean)
  })
}

function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = await Promise.all(caches_.map((cache) => cache.keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
}

test(
  'two builds stand side by side, also without a network',
  ON_PHONES,
  async ({ page, context, quiet, isMobile }) => {
    test.slow()
    await open(page, '/')
    await expect(comparisonLink(page)).toBeVisible()
    const names = () =>
      page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
    expect(await names()).not.toContain('comparator')

    await compareTwo(page)
    await comparisonLink(page).click()
    await expect(table(page)).toHaveAccessibleName('Comparison of A, Nyx and B, Nireeka Homie')
    await expect(table(page).getByRole('row', { name: /^Wheels/ })).toContainText('Carbon rims')
    await expectNoViolations(page, 'the comparison')

    await page.getByRole('switch', { name: comparison.onlyDifferences }).check()
    await expect(table(page).getByRole('row', { name: /^Size M/ })).toHaveCount(0)
    await page.getByText(comparison.rows, { exact: true }).click()
    await expectNoViolations(page, 'the comparison with its choice of rows')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
      isMobile ? 390 : 1440,
    )

    await untilKept(page)
    expect(
      (await keptAddresses(page)).filter((path) => /^\/(api|pictures|dashboard)/.test(path)),
    ).toEqual([])
    quiet.plan(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
    await context.setOffline(true)
    await reload(page)
    await expect(table(page)).toBeVisible()
    // A browser may report that it is online without a connection, so either notice is accepted.
    const notice = page.getByText(comparison.offline).or(page.getByText(comparison.notCurrent))
    await expect(notice).toBeVisible()
    await expect(table(page).getByRole('row', { name: /^Price [($]/ })).toContainText('as of')
    await expectNoViolations(page, 'the comparison without a network')
    await page.getByRole('button', { name: 'Remove B, Nireeka Homie' }).click()
    await expect(toast(page, 'Bike was removed successfully.')).toBeVisible()
    await page.getByRole('button', { name: comparison.undo }).click()
    await expect(table(page)).toHaveAccessibleName('Comparison of A, Nyx and B, Nireeka Homie')

    await context.setOffline(false)
    const again = page.getByRole('main').getByRole('button', { name: chrome.tryAgain })
    if (await again.isVisible()) await again.click()
    await expect(notice).toHaveCount(0)
    await expect(table(page).getByRole('row', { name: /^Price [($]/ })).not.toContainText('as of')
  },
)
