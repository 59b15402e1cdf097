import { livePieces } from '@/domain/shop/bike3d/live-model'
import { isChosen } from '@/domain/shop/bikes/build'
import { materialsOf } from '@/domain/shop/bike3d/materials'
import { lookOf } from '@/domain/shop/bikes/drawing/look'
import { configurator as texts } from '@/messages/shop/configurator/configurator'
import { fullScreenTexts } from '@/messages/shop/configurator/configurator-parts'
import { turnTexts } from '@/messages/shop/configurator/configurator-turntable'
import { seedBikes } from '@/server/seed/data/bikes'

import { expectNoViolations } from './support/axe'
import { openStep, step } from './support/configurator'
import { expect, test, THOROUGH } from './support/shop-test'
import {
  differing,
  expectNothingKept,
  loseCard,
  openBike,
  seen,
  showLink,
  shownBuild,
} from './support/turntable'
import { SLOW, SOFTWARE_CARD, stage, table, take, takePart, turn } from './support/turntable'

test.use({
  savesData: false,
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: SOFTWARE_CARD,
})

test('the bike is turned, painted and left again, by the keyboard as well', async ({
  page,
  quiet,
}) => {
  test.setTimeout(240_000)
  await openBike(page, 'nyx', quiet)
  await turn(page)
  await expect(table(page)).toBeFocused()
  await expect(stage(page).getByText(turnTexts.ready)).toBeAttached()
  const night = await seen(page)
  await take(page, 'Color', 'Acid')
  await expect.poll(async () => differing(night, await seen(page)), SLOW).toBeGreaterThan(10)

  await table(page).focus()
  for (let press = 0; press < 5; press++) await page.keyboard.press('ArrowRight')
  await expect(stage(page).getByText(turnTexts.sides.front)).toBeAttached()
  await page.keyboard.press('+')
  await expect(stage(page).getByText(turnTexts.zoomed(125))).toBeAttached()
  await expectNoViolations(page, 'the turntable')
  await stage(page).getByRole('button', { name: turnTexts.end }).click()
  await expect(table(page)).toHaveCount(0)
  await expect(stage(page).getByRole('button', { name: turnTexts.turn })).toBeFocused()
})

/** Width at which two sizes differ in about 100 pixels, but the light and detailed models in 15. */
const WIDE = 200

test.describe('thoroughly', THOROUGH, () => {
  // The time for software rendering depends mostly on the number of pixels.
  test.use({ viewport: { width: 800, height: 800 } })

  for (const bike of seedBikes) {
    const { slug, sizes, colors, groups } = bike

    test(`every size and color of ${slug} looks otherwise on the turntable`, async ({
      page,
      quiet,
    }) => {
      test.setTimeout(600_000)
      await openBike(page, slug, quiet)
      await showLink(page)
      await turn(page)
      const choices = [
        ...sizes.map(({ title }) => ['Size', title] as const),
        ...colors.map(({ title }) => ['Color', title] as const),
      ]
      const look = async () => {
        const { paint, size } = lookOf(bike, await shownBuild(page, bike))
        return JSON.stringify([size, materialsOf(paint)])
      }
      let compared = 0
      for (const [of, title] of choices) {
        // Moves the camera to the step first, so that it doesn't cause the difference.
        await openStep(page, of)
        await step(page, of).getByRole('radio', { checked: true }).first().focus()
        const [before, was] = [await seen(page, WIDE), await look()]
        await take(page, of, title)
        // The link updates after a delay, and not at all if both options look the same.
        const changes = await expect
          .poll(look, { timeout: 5_000 })
          .not.toBe(was)
          .then(
            () => true,
            () => false,
          )
        if (!changes || title === 'Two-tone') continue
        compared += 1
        await expect
          .poll(async () => differing(before, await seen(page, WIDE)), {
            ...SLOW,
            message: `${of}: ${title}`,
          })
          .toBeGreaterThan(30)
      }
      expect(compared).toBeGreaterThan(sizes.length + 1)
    })

    test(`every part of ${slug} stands on the turntable`, async ({ page, quiet }) => {
      test.setTimeout(900_000)
      await openBike(page, slug, quiet)
      await showLink(page)
      await turn(page)
      const [model, pieces] = [livePieces(bike), new Map<string, string[]>()]
      const refused: string[] = []
      for (const group of groups) {
        for (const { id, title } of group.parts) {
          if (await takePart(page, group, id, title))
            await expect
              .poll(async () => isChosen(group, id, await shownBuild(page, bike)), {
                ...SLOW,
                message: `${group.title}: ${title}`,
              })
              .toBe(true)
          else refused.push(title)
          for (const { name, surfaces } of model(await shownBuild(page, bike), 700)) {
            const own = surfaces.flatMap((one) => one.names)
            pieces.set(name, own)
          }
          const names = [...new Set([...pieces.values()].flat())].sort().join()
          await expect(table(page), `${group.title}: ${title}`).toHaveAttribute(
            'data-parts',
            names,
            SLOW,
          )
        }
      }
      expect(refused.length, `refused: ${refused.join(', ')}`).toBeLessThan(6)
    })
  }

  test('full screen moves the very turntable, and Escape brings it back', async ({
    page,
    quiet,
  }) => {
    test.setTimeout(240_000)
    await openBike(page, 'nyx', quiet)
    await turn(page)
    const canvas = await table(page).locator('canvas').elementHandle()
    const isThere = () => canvas?.evaluate((one) => one.closest('[role=dialog]') !== null)
    await stage(page).getByRole('button', { name: texts.fullScreen }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('group', { name: turnTexts.keys })).toBeFocused()
    expect(await isThere()).toBe(true)
    await expect(page.locator('canvas')).toHaveCount(1)
    await page.keyboard.press('+')
    await expect(dialog.getByText(turnTexts.zoomed(125))).toBeAttached()
    await expectNoViolations(page, 'the turntable in full screen')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    expect(await isThere()).toBe(false)
    await expect(stage(page).getByRole('button', { name: texts.fullScreen })).toBeFocused()
    await expect(table(page)).toBeVisible()

    // The turntable can be ended in full screen, too, and started again.
    await stage(page).getByRole('button', { name: texts.fullScreen }).click()
    await dialog.getByRole('button', { name: turnTexts.end }).click()
    await expect(dialog.getByRole('button', { name: turnTexts.turn })).toBeFocused()
    await expect(dialog.getByRole('group', { name: fullScreenTexts.picture })).toBeVisible()
  })

  test('nothing is drawn when nothing moves', async ({ page, quiet }) => {
    test.setTimeout(240_000)
    await page.addInitScript(() => {
      const own = WebGL2RenderingContext.prototype
      const draw = own.drawElements
      own.drawElements = function drawElements(...input) {
        document.documentElement.dataset.drawn = String(drawn() + 1)
        draw.apply(this, input)
      }
      const drawn = () => Number(document.documentElement.dataset.drawn ?? 0)
    })
    await openBike(page, 'nyx', quiet)
    await turn(page)
    const drawn = () => page.locator('html').getAttribute('data-drawn')
    const rests = async () => {
      const before = await drawn()
      await page.waitForTimeout(3_000)
      expect(await drawn()).toBe(before)
    }
    await expect(rests).toPass({ timeout: 120_000 })
    const rested = await drawn()
    await table(page).press('ArrowRight')
    await expect.poll(drawn, SLOW).not.toBe(rested)
  })

  test('a lost graphics card comes back to the same bike', async ({ page, quiet }) => {
    test.setTimeout(180_000)
    await openBike(page, 'nireeka-homie', quiet)
    const canvas = (await turn(page)).locator('canvas')
    const before = await seen(page)
    const isEmpty = await loseCard(canvas)
    expect(isEmpty).toBe(true)
    await expect.poll(async () => differing(before, await seen(page)), SLOW).toBe(0)
  })

  test('a graphics card that stays away leaves the picture and a sentence', async ({
    page,
    quiet,
  }) => {
    test.setTimeout(180_000)
    quiet.plan('The bike can’t be turned')
    await openBike(page, 'nyx', quiet)
    const canvas = (await turn(page)).locator('canvas')
    await canvas.evaluate((one: HTMLCanvasElement) =>
      one.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext(),
    )
    await expect(stage(page).getByText(turnTexts.failed)).toBeVisible(SLOW)
    await expect(stage(page).getByRole('img').first()).toBeVisible()
  })

  test('twenty visits leave nothing in memory', async ({ page, quiet }) => {
    test.setTimeout(900_000)
    await openBike(page, 'nyx', quiet)
    await expectNothingKept(page, 20, async () => {
      await turn(page)
      await stage(page).getByRole('button', { name: turnTexts.end }).click()
      await expect(table(page)).toHaveCount(0)
    })
  })
})
