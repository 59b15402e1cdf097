import type { Page } from '@playwright/test'

import { comparisonButton } from '@/messages/shop/comparison/comparison-button'
import { pairTexts as texts } from '@/messages/shop/comparison/comparison-pair'
import { turnTexts } from '@/messages/shop/configurator/configurator-turntable'

import { expectNoViolations } from './support/axe'
import { open } from './support/page'
import type { Quiet } from './support/quiet'
import { expect, ON_PHONES, test, THOROUGH } from './support/shop-test'
import {
  differing,
  expectNothingKept,
  loseCard,
  pictureOf,
  renameSoftwareCard,
  SLOW,
  SOFTWARE_CARD,
} from './support/turntable'

test.use({
  savesData: false,
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: SOFTWARE_CARD,
})

const section = (page: Page) => page.getByRole('region', { name: texts.heading })
const table = (page: Page) => page.getByRole('group', { name: texts.keys })
const offer = (page: Page) => section(page).getByRole('button', { name: texts.open })
const seen = (page: Page) => pictureOf(table(page))

async function openTwo(page: Page, quiet: Quiet): Promise<void> {
  // The software GPU logs a message about this WebGL extension.
  quiet.plan('KHR_parallel_shader_compile')
  await renameSoftwareCard(page)
  await open(page, '/configurator')
  for (const name of ['Compare Nyx', 'Compare Nireeka Homie'])
    await page.getByRole('button', { name }).click()
  const link = page.getByRole('link', { name: comparisonButton.open, exact: true })
  await expect(link).toContainText('2')
  await open(page, '/compare')
  await expect(section(page)).toBeVisible(SLOW)
}

async function show(page: Page): Promise<void> {
  await offer(page).click()
  await expect(table(page)).toHaveAttribute('data-parts', /frame.*;.*frame/, SLOW)
}

test(
  'two bikes stand in one place and are turned, faded and exchanged by the keyboard',
  ON_PHONES,
  async ({ page, quiet }, info) => {
    test.setTimeout(300_000)
    const fetched: string[] = []
    page.on('request', (request) => void fetched.push(request.url()))
    await openTwo(page, quiet)
    const before = fetched.filter((url) => url.endsWith('.js')).length
    await expect(section(page).getByRole('row', { name: /^Wheelbase/ })).toContainText(/\+\d+ mm/)
    expect(fetched.some((url) => /worker/i.test(url))).toBe(false)
    await show(page)
    expect(fetched.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(before)
    await expect(table(page)).toBeFocused()
    await expectNoViolations(page, 'two bikes in one place')
    const both = await seen(page)
    await section(page).screenshot({ path: info.outputPath('pair-side.png') })

    const share = section(page).getByRole('slider')
    await share.focus()
    await page.keyboard.press('Home')
    await expect(share).toHaveAttribute('aria-valuetext', texts.percent(0))
    await expect.poll(async () => differing(both, await seen(page)), SLOW).toBeGreaterThan(20)
    const alone = await seen(page)
    await section(page)
      .getByRole('radio', { name: texts.solidOf('B') })
      .check()
    await expect.poll(async () => differing(alone, await seen(page)), SLOW).toBeGreaterThan(20)
    await share.focus()
    for (let press = 0; press < 10; press++) await page.keyboard.press('ArrowRight')

    const aligned = await seen(page)
    await section(page).getByRole('radio', { name: texts.anchors.rearAxle }).check()
    await expect.poll(async () => differing(aligned, await seen(page)), SLOW).toBeGreaterThan(10)
    await table(page).focus()
    for (let press = 0; press < 4; press++) await page.keyboard.press('ArrowRight')
    await page.keyboard.press('+')
    await expect(section(page).getByText(turnTexts.zoomed(125))).toBeAttached()
    await section(page).screenshot({ path: info.outputPath('pair-turned.png') })
    await section(page).getByRole('button', { name: texts.end }).click()
    await expect(table(page)).toHaveCount(0)
    await expect(offer(page)).toBeFocused()
  },
)

test.describe('thoroughly', THOROUGH, () => {
  test('a graphics card that stays away leaves the table and a sentence', async ({
    page,
    quiet,
  }) => {
    test.setTimeout(240_000)
    quiet.plan('The bikes can’t be shown in 3D')
    await openTwo(page, quiet)
    await show(page)
    await table(page)
      .locator('canvas')
      .evaluate((one: HTMLCanvasElement) =>
        one.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext(),
      )
    await expect(section(page).getByText(texts.failed)).toBeVisible(SLOW)
    await expect(offer(page)).toBeEnabled()
  })

  test('a lost graphics card comes back to the same two bikes', async ({ page, quiet }) => {
    test.setTimeout(240_000)
    await openTwo(page, quiet)
    await show(page)
    const before = await seen(page)
    await loseCard(table(page).locator('canvas'))
    await expect.poll(async () => differing(before, await seen(page)), SLOW).toBe(0)
  })

  test('ten visits leave nothing in memory', async ({ page, quiet }) => {
    test.setTimeout(900_000)
    await openTwo(page, quiet)
    await expectNothingKept(page, 10, async () => {
      await show(page)
      await section(page).getByRole('button', { name: texts.end }).click()
      await expect(table(page)).toHaveCount(0)
    })
    expect(page.workers()).toHaveLength(0)
  })
})
