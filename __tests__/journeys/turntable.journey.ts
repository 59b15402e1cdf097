import type { Locator, Page } from '@playwright/test'

import type { Bike } from '@/domain/bike'
import { liveModeler } from '@/domain/bike3d/live-model'
import { buildFromAddress } from '@/domain/build-from-address'
import { configurator as texts } from '@/messages/configurator'
import { roomTexts } from '@/messages/configurator-parts'
import { turnTexts } from '@/messages/configurator-turntable'
import { seedBikes } from '@/server/seed/data/bikes'

import { expectNoViolations } from './support/axe'
import { CHROMIUM } from './support/chromium'
import { choose, step } from './support/configurator'
import { open } from './support/page'
import type { Quiet } from './support/quiet'
import { expect, test, THOROUGH } from './support/shop-test'

// A graphics card of software: slow, but the same everywhere.
test.use({
  savesData: false,
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: {
    executablePath: CHROMIUM,
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--no-first-run',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--ignore-gpu-blocklist',
    ],
  },
})

const SLOW = { timeout: 60_000 }

const stage = (page: Page) => page.getByRole('region', { name: texts.stage })
const turntable = (page: Page) => stage(page).getByRole('group', { name: turnTexts.keys })

/** What this graphics card says of itself. */
function expectChatter(quiet: Quiet): void {
  quiet.plan('KHR_parallel_shader_compile')
}

async function turn(page: Page): Promise<Locator> {
  // Whoever does nothing is offered nothing: its code comes with the first movement.
  await page.mouse.move(300, 300)
  await stage(page).getByRole('button', { name: turnTexts.turn }).click()
  await expect(turntable(page)).toHaveAttribute('data-parts', /frame/, SLOW)
  return turntable(page)
}

/** The picture of the turntable as bytes, once it is there. */
const seen = (page: Page) => turntable(page).locator('canvas').screenshot()

/** The build that the page shows, as the link to its file tells. */
async function modelNames(page: Page, bike: Bike): Promise<string> {
  const link = step(page, 'Summary').getByRole('link', { name: roomTexts.download })
  const address = new URL((await link.getAttribute('href')) ?? '', page.url()).searchParams
  const build = buildFromAddress(bike, address.get('build') ?? '')
  if (!build) throw new Error('The link names no build.')
  const { changed } = liveModeler(bike)(build, 700)
  const names = changed.flatMap(({ surfaces }) => surfaces.flatMap((one) => one.names))
  return [...new Set(names)].sort().join()
}

test('the bike is turned, painted and left again, by the keyboard as well', async ({
  page,
  quiet,
}) => {
  test.setTimeout(240_000)
  expectChatter(quiet)
  await open(page, '/configurator/nyx')
  const table = await turn(page)
  await expect(table).toBeFocused()
  await expect(stage(page).getByText(turnTexts.ready)).toBeAttached()
  const night = await seen(page)
  await choose(page, 'Color', 'Acid')
  await expect.poll(async () => Buffer.compare(night, await seen(page)), SLOW).not.toBe(0)

  await table.focus()
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight']) {
    await page.keyboard.press(key)
  }
  await expect(stage(page).getByText(turnTexts.sides.front)).toBeAttached()
  await page.keyboard.press('+')
  await expect(stage(page).getByText(turnTexts.zoomed(125))).toBeAttached()
  await expectNoViolations(page, 'the turntable')
  await stage(page).getByRole('button', { name: turnTexts.end }).click()
  await expect(table).toHaveCount(0)
  await expect(stage(page).getByRole('button', { name: turnTexts.turn })).toBeVisible()
})

test.describe('thoroughly', THOROUGH, () => {
  for (const bike of seedBikes) {
    test(`every choice of ${bike.slug} stands on the turntable as it was made`, async ({
      page,
      quiet,
    }) => {
      test.setTimeout(900_000)
      expectChatter(quiet)
      await open(page, `/configurator/${bike.slug}`)
      await step(page, 'Summary').getByRole('button', { name: texts.showRoom }).click()
      const table = await turn(page)
      const choices = [
        ...bike.sizes.map(({ title }) => ['Size', title] as const),
        ...bike.colors.map(({ title }) => ['Color', title] as const),
        ...bike.groups.flatMap((group) =>
          group.parts.map((part) => [group.title, part.title] as const),
        ),
      ]
      for (const [of, title] of choices) {
        await choose(page, of, title).catch(() => undefined)
        const names = await modelNames(page, bike)
        await expect(table, `${of}: ${title}`).toHaveAttribute('data-parts', names, SLOW)
      }
    })
  }

  test('a lost graphics card comes back to the same bike', async ({ page, quiet }) => {
    test.setTimeout(180_000)
    expectChatter(quiet)
    await open(page, '/configurator/nireeka-homie')
    const canvas = (await turn(page)).locator('canvas')
    const before = (await canvas.screenshot()).length
    await canvas.evaluate((one: HTMLCanvasElement) => {
      const card = one.getContext('webgl2')?.getExtension('WEBGL_lose_context')
      card?.loseContext()
      setTimeout(() => card?.restoreContext(), 500)
    })
    // An empty stage is a few hundred bytes.
    await expect.poll(async () => (await canvas.screenshot()).length, SLOW).toBeLessThan(before / 2)
    await expect
      .poll(async () => (await canvas.screenshot()).length, SLOW)
      .toBeGreaterThan(before * 0.7)
  })

  test('a graphics card that stays away leaves the picture and a sentence', async ({
    page,
    quiet,
  }) => {
    expectChatter(quiet)
    quiet.plan('The bike can’t be turned')
    await open(page, '/configurator/nyx')
    const canvas = (await turn(page)).locator('canvas')
    await canvas.evaluate((one: HTMLCanvasElement) =>
      one.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext(),
    )
    await expect(stage(page).getByText(turnTexts.failed)).toBeVisible(SLOW)
    await expect(stage(page).getByRole('img').first()).toBeVisible()
  })

  test('twenty visits leave nothing in memory', async ({ page, quiet }) => {
    test.setTimeout(900_000)
    expectChatter(quiet)
    await open(page, '/configurator/nyx')
    const session = await page.context().newCDPSession(page)
    const heap = async () => {
      await session.send('HeapProfiler.collectGarbage')
      return (await session.send('Runtime.getHeapUsage')).usedSize / 1e6
    }
    const sizes: number[] = []
    for (let visit = 1; visit <= 20; visit++) {
      await turn(page)
      await stage(page).getByRole('button', { name: turnTexts.end }).click()
      await expect(turntable(page)).toHaveCount(0)
      if (visit >= 3) sizes.push(await heap())
    }
    const [first = 0, last = 0] = [sizes[0], sizes.at(-1)]
    expect(last - first, `MB after each visit: ${sizes.map(Math.round).join()}`).toBeLessThan(3)
  })
})
