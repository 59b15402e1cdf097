import path from 'node:path'

import type { Page } from '@playwright/test'
import sharp, { type Sharp } from 'sharp'

import { goodsPictureAddress } from '@/domain/office/goods/product-pictures'
import { catalog } from '@/messages/office/goods/prices'
import { productPictures as texts } from '@/messages/office/goods/product-pictures'

import { expectNoViolations } from './support/axe'
import { press, tabTo } from './support/keyboard'
import { register } from './support/member'
import { noSidewaysScroll, open } from './support/page'
import { expect, test } from './support/shop-test'

// Without reduced motion, axe measures too little contrast while elements fade in.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Product that no other journey uses. */
const PRODUCT = 5_000_122
const STILL = path.join(process.cwd(), 'public/stills/nireeka-homie-arctic-paper-side-960.webp')

async function photos() {
  const still = sharp(STILL).flatten({ background: '#e8e4da' })
  return [
    { name: 'side.jpg', mimeType: 'image/jpeg', buffer: await still.clone().jpeg().toBuffer() },
    { name: 'square.png', mimeType: 'image/png', buffer: await squared(still) },
  ]
}

const squared = (image: Sharp) =>
  image.clone().resize(900, 900, { fit: 'contain', background: '#d9e0e4' }).png().toBuffer()

/** Opens the system's file chooser with Enter and selects the photos. */
async function chooseFiles(page: Page): Promise<void> {
  // Registered before tabbing, because the browser needs a moment to intercept file choosers.
  const chooser = page.waitForEvent('filechooser')
  await tabTo(page, page.getByLabel(texts.add))
  await page.keyboard.press('Enter')
  await (await chooser).setFiles(await photos())
  await expect(page.getByLabel(texts.altOf(2))).toBeVisible()
}

async function cropSecond(page: Page): Promise<void> {
  const { cropping } = texts
  await press(page, page.getByRole('button', { name: texts.crop(2) }))
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(cropping.size(900, 675))).toBeVisible()
  await expectNoViolations(page, 'the dialog that crops a picture')
  await tabTo(page, dialog.getByRole('button', { name: cropping.handles.seDragHandle }))
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('Shift+ArrowLeft')
  await expect(dialog.getByText(cropping.size(900, 675))).toBeHidden()
  const smaller = await dialog.getByRole('status').textContent()
  await tabTo(page, dialog.getByLabel(cropping.handles.cropArea), { back: true })
  await page.keyboard.press('Shift+ArrowUp')
  // The crop area was moved, not resized.
  await expect(dialog.getByRole('status')).toHaveText(smaller ?? '')
  await press(page, dialog.getByRole('button', { name: cropping.apply }))
  await expect(page.getByRole('button', { name: texts.crop(2) })).toBeFocused()
}

test('pictures are uploaded, cropped, described, put in order and seen in the shop by the keyboard alone', async ({
  page,
  request,
  email,
  shop,
}) => {
  test.slow()
  await register(page, email)
  await shop.makeAdministrator(email)
  await open(page, `/backoffice/catalog/${PRODUCT}`)
  await chooseFiles(page)
  await cropSecond(page)
  await tabTo(page, page.getByLabel(texts.altOf(1)), { back: true })
  await page.keyboard.type('From the side')
  await tabTo(page, page.getByLabel(texts.altOf(2)))
  await page.keyboard.type('Close by')
  await press(page, page.getByRole('button', { name: texts.earlier(2) }))
  await expect(page.getByLabel(texts.altOf(1))).toHaveValue('Close by')
  await expect(page.getByRole('button', { name: texts.earlier(1) })).toBeFocused()
  await expectNoViolations(page, 'the pictures of a product')
  await press(page, page.getByRole('button', { name: catalog.save }))
  await expect(page.getByText(catalog.saved)).toBeVisible()

  const shown = await page.context().newPage()
  const first = shown.getByRole('main').getByRole('img', { name: 'Close by' })
  await expect(async () => {
    await shown.goto(`/accessories/${PRODUCT}`)
    await expect(first).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 60_000 })
  await expect(shown.getByRole('img', { name: 'From the side' })).toBeVisible()
  await expect
    .poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await expectNoViolations(shown, 'a product with pictures')
  await shown.setViewportSize({ width: 390, height: 844 })
  await noSidewaysScroll(shown)

  const answer = await request.get(`/api/accessories/${PRODUCT}`)
  const { data } = (await answer.json()) as { data: { accessory: { thumbnail: string } } }
  const { thumbnail } = data.accessory
  const part = /\/([\w-]+)\/(\d+)x(\d+)\/800\.webp$/.exec(thumbnail)?.slice(1) ?? []
  const [id = '', width, height] = part
  expect(goodsPictureAddress({ id, width: Number(width), height: Number(height) })).toBe(thumbnail)
  expect(Number(width) / Number(height)).toBeCloseTo(4 / 3, 1)
  expect(Number(width)).toBeLessThan(900)
  // The resized files are ready within seconds, and browsers cache them.
  await expect(async () => {
    const file = await request.get(thumbnail.replace('800.webp', '400.avif'))
    expect(file.headers()['content-type']).toBe('image/avif')
    expect(file.headers()['cache-control']).toContain('immutable')
  }).toPass({ timeout: 60_000 })
})
