import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'

import type { Bike, PartGroup } from '@/domain/shop/bikes/bike'
import { buildFromAddress } from '@/domain/shop/bikes/build-from-address'
import { gridOf } from '@/domain/shop/bikes/part-grid'
import { configurator as texts } from '@/messages/shop/configurator/configurator'
import { roomTexts } from '@/messages/shop/configurator/configurator-parts'
import { turnTexts } from '@/messages/shop/configurator/configurator-turntable'

import { CHROMIUM } from './chromium'
import { openStep, option, step } from './configurator'
import { open } from './page'
import type { Quiet } from './quiet'

/** Browser with a software GPU: slow, but identical on every machine. */
export const SOFTWARE_CARD = {
  executablePath: CHROMIUM,
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--no-first-run',
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
    '--ignore-gpu-blocklist',
  ],
}

export const SLOW = { timeout: 60_000 }

/** Renames the software GPU, because the shop draws only on graphics cards. */
export async function renameSoftwareCard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const own = WebGL2RenderingContext.prototype
    const getParameter = own.getParameter
    const UNMASKED_RENDERER = 0x9246
    own.getParameter = function named(name) {
      return name === UNMASKED_RENDERER ? 'Card' : (getParameter.call(this, name) as unknown)
    }
  })
}

export const stage = (page: Page) => page.getByRole('region', { name: texts.stage })
export const table = (page: Page) => page.getByRole('group', { name: turnTexts.keys })

export async function openBike(page: Page, slug: string, quiet: Quiet): Promise<void> {
  // The software GPU logs a message about this WebGL extension.
  quiet.plan('KHR_parallel_shader_compile')
  await renameSoftwareCard(page)
  await open(page, `/configurator/${slug}`)
  // The turntable isn't offered to idle visitors: its code loads on the first mouse movement.
  await page.mouse.move(300, 300)
}

export async function turn(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: turnTexts.turn }).click()
  await expect(table(page)).toHaveAttribute('data-parts', /frame/, SLOW)
  return table(page)
}

export const seen = (page: Page, width?: number): Promise<Buffer> => pictureOf(table(page), width)

/** Returns a canvas's raw pixels, scaled to `width`; at 100, one more rendered sample is invisible. */
export async function pictureOf(table: Locator, width = 100): Promise<Buffer> {
  const picture = await table.locator('canvas').screenshot({ timeout: SLOW.timeout })
  return await sharp(picture).removeAlpha().resize(width).raw().toBuffer()
}

export function differing(one: Buffer, other: Buffer): number {
  let count = 0
  for (let at = 0; at < one.length; at += 3) {
    const apart = [0, 1, 2].map((part) => (one[at + part] ?? 0) - (other[at + part] ?? 0))
    if (Math.max(...apart.map(Math.abs)) > 16) count += 1
  }
  return count
}

export async function shownBuild(page: Page, bike: Bike) {
  const link = step(page, 'Summary').getByRole('link', { name: roomTexts.download })
  const address = new URL((await link.getAttribute('href')) ?? '', page.url()).searchParams
  const build = buildFromAddress(bike, address.get('build') ?? '')
  if (!build) throw new Error('The link names no build.')
  return build
}

export async function showLink(page: Page): Promise<void> {
  await step(page, 'Summary').getByRole('button', { name: texts.showRoom }).click()
  await expect(step(page, 'Summary').getByRole('link', { name: roomTexts.download })).toBeVisible()
}

/** Chooses an option, with the offered fix if it is refused; returns whether it was available. */
export async function take(page: Page, of: string, title: string): Promise<boolean> {
  await openStep(page, of)
  const requested = option(page, of, title).first()
  await expect(requested, `${of}: ${title}`).toBeAttached()
  // A part that another choice added may be locked by that choice; the offered fix unlocks it.
  if (await requested.isChecked()) return true
  if ((await requested.getAttribute('aria-disabled')) !== 'true') {
    await requested.check()
    return true
  }
  const way = step(page, of).getByRole('button', { name: texts.fixFor(title) })
  if ((await way.count()) === 0) return false
  await way.first().click()
  return true
}

/** Chooses a part; a list with two axes needs a choice on both. */
export async function takePart(
  page: Page,
  group: PartGroup,
  id: number,
  title: string,
): Promise<boolean> {
  const grid = gridOf(group)
  const cell = grid?.placeOf(id)
  if (!grid || !cell) return await take(page, group.title, title)
  await openStep(page, group.title)
  for (const [index, axis] of grid.axes.entries()) {
    const field = step(page, group.title).getByRole('group', { name: axis.title, exact: true })
    await field.getByRole('radio', { name: cell[index] }).check()
  }
  return true
}

/** Loses and restores the canvas's WebGL context; returns whether it was blank in between. */
export async function loseCard(canvas: Locator): Promise<boolean | undefined> {
  return await canvas.evaluate(async (one: HTMLCanvasElement) => {
    const card = one.getContext('webgl2')?.getExtension('WEBGL_lose_context')
    const comes = (name: string) =>
      new Promise((done) => one.addEventListener(name, done, { once: true }))
    const lost = comes('webglcontextlost')
    card?.loseContext()
    await lost
    const { width, height } = one
    const ink = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')
    ink?.drawImage(one, 0, 0)
    const found = comes('webglcontextrestored')
    // Restored in a separate task, because the page has to handle the loss first.
    setTimeout(() => card?.restoreContext())
    await found
    return ink?.getImageData(0, 0, width, height).data.every((value) => value === 0)
  })
}

/** Compares the memory after the third and after the last of many visits. */
export async function expectNothingKept(
  page: Page,
  visits: number,
  visit: () => Promise<void>,
): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const sizes: number[] = []
  for (let count = 1; count <= visits; count++) {
    await visit()
    await session.send('HeapProfiler.collectGarbage')
    const { usedSize } = await session.send('Runtime.getHeapUsage')
    if (count >= 3) sizes.push(usedSize / 1e6)
  }
  const [first = 0, last = 0] = [sizes[0], sizes.at(-1)]
  expect(last - first, `MB after each visit: ${sizes.map(Math.round).join()}`).toBeLessThan(3)
}
