import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'

import type { pricesSchemas } from '@/contract/office/goods/goods.schema'
import type { WireResponse } from '@/contract/kit/route'
import { goodsPictureAddress } from '@/domain/office/goods/product-pictures'
import { PICTURE_LIMIT } from '@/domain/office/goods/product-pictures'
import { createApi } from '@/server/app'
import { files } from '@/server/kernel/db/schema/system/files'
import {
  productPictureFiles,
  productPictures,
} from '@/server/kernel/db/schema/catalog/product-pictures'
import { purgeUnusedFiles } from '@/server/kernel/files/store'
import { listDuePictures, makePicture } from '@/server/office/goods/make-pictures'

import {
  productEditor,
  productForm,
  type ProductItem as Item,
} from '@/__tests__/support/catalog/product-editor'
import { dataOf } from '@/__tests__/support/member-shop'
import { as, bearer, register } from '@/__tests__/support/members'
import { freshOffice } from '@/__tests__/support/fixtures'

type Upload = WireResponse<(typeof pricesSchemas)['uploadPicture']>

const LIGHT = 5_000_110
const { shop, admin, office } = freshOffice()
const read = () => productEditor({ shop, admin }).read(LIGHT)

/** Paints two differently colored halves, so that a crop differs from the whole. */
const paint = (width = 1_000, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#d40' } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: '#04d' } },
      left: 0,
      top: 0,
    },
  ])

interface Sent {
  type?: string
  token?: string
}

async function send(content: Buffer, { type = 'image/png', token = admin.token }: Sent = {}) {
  const response = await createApi(shop.deps).request(
    '/api/backoffice/product-pictures?name=light.png',
    {
      method: 'POST',
      body: new Uint8Array(content),
      headers: { ...bearer(token), 'content-type': type },
    },
  )
  const body = (await response.json()) as { code?: string; data?: Upload }
  return { status: response.status, code: body.code, data: body.data }
}

async function upload(image = paint()): Promise<Upload> {
  const { data } = await send(await image.png().toBuffer())
  if (!data) throw new Error('The picture was refused.')
  return data
}

interface Chosen {
  file: string
  crop: object | null
  alt: string
  color?: string | null
}

async function save(pictures: readonly Chosen[], item?: Item) {
  const now = item ?? (await read())
  return office('PUT', `products/${now.id}`, { ...productForm(now), pictures })
}

const whole = (file: string, alt = 'A light') => ({ file, crop: null, alt })
const get = (path: string, headers = {}) => createApi(shop.deps).request(path, { headers })

async function makeAll() {
  for (const { id } of await listDuePictures(shop.db, shop.clock.now(), 50)) {
    await makePicture(shop.deps, id)
  }
}

test('a picture stands for its product everywhere at once, and its files follow', async () => {
  const { file } = await upload()
  const saved = dataOf<Item>(await save([whole(file, 'A light on a bar')]))
  const [picture] = saved.pictures
  expect(saved.pictures).toMatchObject([
    { file, crop: null, alt: 'A light on a bar', width: 1_000, height: 600 },
  ])
  const src = goodsPictureAddress(picture ?? { id: '', width: 0, height: 0 })
  const page = dataOf<{ accessory: object }>(await shop.send('GET', `/api/accessories/${LIGHT}`))
  expect(page.accessory).toMatchObject({
    thumbnail: src,
    pictures: [{ src, alt: 'A light on a bar' }],
  })
  const list = dataOf<{ accessories: { id: number; thumbnail: string }[] }>(
    await shop.send('GET', '/api/accessories'),
  )
  expect(list.accessories.find(({ id }) => id === LIGHT)?.thumbnail).toBe(src)

  const early = await get(src)
  expect(early.headers.get('content-type')).toBe('image/png')
  expect(early.headers.get('cache-control')).toBe('public, max-age=30')

  await makeAll()
  const made = await shop.db
    .select({ format: productPictureFiles.format, width: productPictureFiles.width })
    .from(productPictureFiles)
  expect(made.map(({ format, width }) => `${format} ${width}`).sort()).toEqual([
    ...['avif 1600', 'avif 400', 'avif 800'],
    ...['webp 1600', 'webp 400', 'webp 800'],
  ])
  const late = await get(src)
  expect(late.headers.get('content-type')).toBe('image/webp')
  expect(late.headers.get('cache-control')).toContain('immutable')
  expect((await get(src, { 'if-none-match': late.headers.get('etag') })).status).toBe(304)
  const avif = await get(src.replace('800.webp', '1600.avif'))
  expect(avif.headers.get('content-type')).toBe('image/avif')
  // Resized files are never wider than the upload.
  const { width, format } = await sharp(Buffer.from(await avif.arrayBuffer())).metadata()
  expect([width, format]).toEqual([1_000, 'heif'])
})

test('the part that was chosen is shown, and another part is another picture', async () => {
  const { file } = await upload()
  const crop = { x: 500, y: 0, width: 400, height: 300 }
  const saved = dataOf<Item>(await save([{ file, crop, alt: 'Its lens' }, whole(file)]))
  expect(saved.pictures.map(({ width, height }) => [width, height])).toEqual([
    [400, 300],
    [1_000, 600],
  ])
  expect(saved.uploads).toMatchObject([{ file, width: 1_000, height: 600 }])
  await makeAll()
  const [part] = saved.pictures
  const src = goodsPictureAddress(part ?? { id: '', width: 0, height: 0 })
  const shown = Buffer.from(await (await get(src.replace('800.', '400.'))).arrayBuffer())
  const { dominant } = await sharp(shown).stats()
  expect(dominant.r).toBeGreaterThan(dominant.b)
  // The original upload can be cropped again.
  const original = await get(saved.uploads[0]?.href ?? '')
  expect(original.headers.get('content-type')).toBe('image/png')
  expect((await get(`/api/product-uploads/${file}?until=9999999&key=no`)).status).toBe(404)
})

test('order and words are kept with who changed them, and what was can be put back', async () => {
  const [one, two] = [await upload(), await upload()]
  const first = dataOf<Item>(await save([whole(one.file, 'One'), whole(two.file, 'Two')]))
  const second = dataOf<Item>(await save([whole(two.file, 'Two'), whole(one.file, 'One')], first))
  expect(second.pictures.map(({ id }) => id)).toEqual(first.pictures.map(({ id }) => id).reverse())
  expect(second.edits[0]).toMatchObject({
    by: 'Cleo Rider',
    was: { pictures: [{ alt: 'One' }, { alt: 'Two' }] },
    became: { pictures: [{ alt: 'Two' }, { alt: 'One' }] },
  })
  const none = dataOf<Item>(await save([], second))
  expect(none.pictures).toEqual([])
  expect(none.uploads).toHaveLength(2)
  const listed = dataOf<{ accessory: { thumbnail: string } }>(
    await shop.send('GET', `/api/accessories/${LIGHT}`),
  )
  expect(listed.accessory.thumbnail).toBe(`/pictures/goods/${LIGHT}`)
  const was = none.edits[0]?.was.pictures.map(({ file, crop, alt }) => ({ file, crop, alt })) ?? []
  expect(dataOf<Item>(await save(was, none)).pictures).toEqual(second.pictures)
})

test('uploads that no product was saved with are gone after a day, and the others stay', async () => {
  const [saved] = [await upload(), await upload()]
  await save([whole(saved.file)])
  await save([])
  shop.clock.advance(2 * 86_400_000)
  await purgeUnusedFiles(shop.deps)
  const left = await shop.db.select({ file: files.public_id }).from(files)
  expect(left).toEqual([{ file: saved.file }])
})

test('pictures that somebody else saved meanwhile are not overwritten', async () => {
  const { file } = await upload()
  const mine = await read()
  await save([whole(file)], mine)
  expect((await save([], mine)).body.code).toBe('catalog_changed')
  const now = await read()
  await save([whole(file, 'Other words')], now)
  expect((await save([whole(file)], now)).body.code).toBe('catalog_changed')
})

test('the audit log has who changed the pictures, and nothing of an upload alone', async () => {
  const { file } = await upload()
  const count = async () =>
    Number((await shop.db.execute(sql`select count(*) from audit_entries`)).rows[0]?.count)
  const before = await count()
  await save([whole(file)])
  expect(await count()).toBe(before + 1)
  const { rows } = await shop.db.execute<{ payload: { after: { pictures: unknown } } }>(
    sql`select payload from audit_details order by entry_id desc limit 1`,
  )
  expect(rows[0]?.payload.after.pictures).toMatchObject([{ file, alt: 'A light' }])
})

test.each([
  ['without words', async (file: string) => [whole(file, '  ')], 'pictures.0.alt'],
  ['twice', async (file: string) => [whole(file), whole(file)], 'pictures'],
  [
    'beyond its edges',
    async (file: string) => [{ file, crop: { x: 900, y: 0, width: 200, height: 100 }, alt: 'x' }],
    'pictures',
  ],
  [
    'too small a part',
    async (file: string) => [{ file, crop: { x: 0, y: 0, width: 2, height: 100 }, alt: 'x' }],
    'pictures',
  ],
  ['unknown', async () => [whole('mJ2v0Qk3Zr8wN5yTb7LxAg')], 'pictures'],
  [
    'of another product',
    async (file: string) => {
      await shop.db
        .update(files)
        .set({ used_at: shop.clock.now() })
        .where(eq(files.public_id, file))
      return [whole(file)]
    },
    'pictures',
  ],
  ['too many', async (file: string) => Array.from({ length: 13 }, () => whole(file)), 'pictures'],
])('a picture %s is refused, and nothing changes', async (_, chosen, field) => {
  const refused = await save(await chosen((await upload()).file))
  expect(refused.status).toBe(422)
  expect(refused.body.errors?.map((error) => error.field)).toContain(field)
  expect((await read()).pictures).toEqual([])
  expect(await shop.db.select().from(productPictures)).toEqual([])
})

test('a text that was uploaded elsewhere is no picture', async () => {
  const response = await createApi(shop.deps).request('/api/files?name=a.txt', {
    method: 'POST',
    body: 'Hello',
  })
  const { data } = (await response.json()) as { data: { id: string } }
  expect((await save([whole(data.id)])).status).toBe(422)
})

test('JPEG, WebP and AVIF are taken without what a camera writes into them', async () => {
  const exif = { IFD0: { Artist: 'Ada Secret' } }
  const sent = [
    ['image/jpeg', await paint().withExif(exif).jpeg().toBuffer(), 'jpg'],
    ['image/webp', await paint().withExif(exif).webp().toBuffer(), 'webp'],
    ['image/avif', await paint(200, 100).withExif(exif).avif({ effort: 0 }).toBuffer(), 'webp'],
  ] as const
  for (const [type, content, storedType] of sent) {
    expect(content.toString('latin1')).toContain('Ada Secret')
    const { status, data } = await send(content, { type })
    expect(status).toBe(200)
    const [row] = await shop.db
      .select()
      .from(files)
      .where(eq(files.public_id, data?.file ?? ''))
    expect(row?.type).toBe(storedType)
    expect(row?.content.toString('latin1')).not.toContain('Ada Secret')
  }
})

test('visitors still can’t send AVIF', async () => {
  const avif = await paint(20, 10).avif({ effort: 0 }).toBuffer()
  const response = await createApi(shop.deps).request('/api/files?name=a.avif', {
    method: 'POST',
    body: new Uint8Array(avif),
  })
  expect(response.status).toBe(422)
})

test.each([
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
  ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a PDF', Buffer.from('%PDF-1.7\n%%EOF')],
  ['nothing', Buffer.alloc(0)],
  ['half a picture', Buffer.from('\x89PNG\r\n\x1a\nIHDR', 'latin1')],
  ['a broken AVIF', Buffer.from('\0\0\0\x20ftypavif\0\0\0\0avifmif1', 'latin1')],
])('%s is refused', async (_, content) => {
  expect(await send(content)).toMatchObject({ status: 422, code: 'image_unreadable' })
})

test('a picture cut short or of too many pixels is refused', async () => {
  const png = await paint().png().toBuffer()
  expect((await send(png.subarray(0, png.length / 2))).code).toBe('image_unreadable')
  const bomb = await sharp({
    create: { width: 6_000, height: 5_000, channels: 3, background: '#fff' },
  })
    .png({ compressionLevel: 9 })
    .toBuffer()
  expect(bomb.length).toBeLessThan(200_000)
  expect((await send(bomb)).code).toBe('image_unreadable')
})

test('types and sizes that are not taken are named', async () => {
  const gif = await send(Buffer.from('GIF89a'), { type: 'image/gif' })
  expect(gif).toMatchObject({ status: 415, code: 'unsupported_media_type' })
  const large = await send(Buffer.alloc(PICTURE_LIMIT + 1))
  expect(large).toMatchObject({ status: 413, code: 'body_too_large' })
})

test('a picture is made once, also by two workers at once, and again after one died', async () => {
  const { file } = await upload()
  await save([whole(file)])
  const [due] = await listDuePictures(shop.db, shop.clock.now(), 5)
  const id = due?.id ?? 0
  // Simulates a worker that claimed the picture and died.
  await shop.db
    .update(productPictures)
    .set({ attempts: 1, next_attempt_at: new Date(shop.clock.now().getTime() + 180_000) })
    .where(eq(productPictures.id, id))
  await makePicture(shop.deps, id)
  expect(await shop.db.select().from(productPictureFiles)).toEqual([])
  shop.clock.advance(181_000)
  await Promise.all([makePicture(shop.deps, id), makePicture(shop.deps, id)])
  const [row] = await shop.db.select().from(productPictures)
  expect(row).toMatchObject({ attempts: 2 })
  expect(row?.made_at).not.toBeNull()
  expect(await listDuePictures(shop.db, shop.clock.now(), 5)).toEqual([])
})

test('what can’t be made is given up after some attempts, and shown as it was uploaded', async () => {
  const { file } = await upload()
  const { pictures } = dataOf<Item>(await save([whole(file)]))
  const [due] = await listDuePictures(shop.db, shop.clock.now(), 5)
  await shop.db
    .update(files)
    .set({ content: Buffer.from('broken') })
    .where(eq(files.public_id, file))
  for (let attempt = 0; attempt < 7; attempt += 1) {
    await makePicture(shop.deps, due?.id ?? 0).catch((error: unknown) =>
      expect(String(error)).toMatch(/made 0 of 6 files/),
    )
    shop.clock.advance(600_000)
  }
  const [row] = await shop.db.select().from(productPictures)
  expect(row).toMatchObject({ attempts: 5, made_at: null })
  const src = goodsPictureAddress(pictures[0] ?? { id: '', width: 0, height: 0 })
  expect((await get(src)).headers.get('cache-control')).toBe('public, max-age=30')
})

test('an unknown picture, a wrong size and a wrong format aren’t found', async () => {
  const { file } = await upload()
  const { pictures } = dataOf<Item>(await save([whole(file)]))
  const id = pictures[0]?.id ?? ''
  for (const path of [
    `${id}/999x600/800.webp`,
    'nobody/1000x600/800.webp',
    `${id}/1000x600/8.gif`,
  ]) {
    expect((await get(`/api/goods/pictures/${path}`)).status).toBe(404)
  }
})

test('a color is shown by its own pictures: on its page, in the cart and in the order', async () => {
  const [all, red] = [await upload(), await upload(paint(800, 600))]
  const item = await read()
  const [first, ...others] = item.versions
  const other = others.find(({ color }) => color?.title !== first?.color?.title)
  if (!first?.color || !other?.color) throw new Error('No colors.')
  const saved = dataOf<Item>(
    await save(
      [
        { ...whole(all.file, 'Any'), color: null },
        { ...whole(red.file, 'Its color'), color: other.color.title },
        { ...whole(red.file), crop: { x: 0, y: 0, width: 90, height: 90 }, color: 'No such color' },
      ],
      item,
    ),
  )
  expect(saved.pictures.map(({ color }) => color)).toEqual([null, other.color.title, null])
  const [any, own] = saved.pictures.map(goodsPictureAddress)
  const page = dataOf<{ accessory: object }>(await shop.send('GET', `/api/accessories/${LIGHT}`))
  expect(page.accessory).toMatchObject({
    thumbnail: any,
    pictures: [{ color: null }, { src: own, color: other.color.title }, { color: null }],
  })
  const rider = await register(shop, 'kim')
  const items = [first.id, other.id].map((variant) => ({ product_id: LIGHT, variant }))
  await as(shop, rider)('POST', '/api/cart', { items })
  const cart = dataOf<{ carts: { image: string }[] }>(await as(shop, rider)('GET', '/api/cart'))
  expect(cart.carts.map(({ image }) => image).sort()).toEqual([any, own].sort())
  const list = dataOf<{
    products: { id: number; thumbnail: string; has_stuck_picture: boolean }[]
  }>(await office('GET', `products?kind=accessory&q=${LIGHT}`))
  expect(list.products).toMatchObject([{ id: LIGHT, thumbnail: any, has_stuck_picture: false }])
})

test('staff read which picture couldn’t be made smaller, and try it again', async () => {
  const { file } = await upload()
  const [picture] = dataOf<Item>(await save([whole(file)])).pictures
  const past = new Date(shop.clock.now().getTime() - 1_000)
  await shop.db.update(productPictures).set({ attempts: 5, next_attempt_at: past })
  expect(await read()).toMatchObject({ stuck_pictures: [picture?.id] })
  const rows = dataOf<{ products: object[] }>(
    await office('GET', `products?kind=accessory&q=${LIGHT}`),
  )
  expect(rows.products).toMatchObject([{ has_stuck_picture: true }])
  expect(await listDuePictures(shop.db, shop.clock.now(), 50)).toEqual([])

  const tried = await office('POST', `products/${LIGHT}/picture-attempts`)
  expect(dataOf<Item>(tried).stuck_pictures).toEqual([])
  await makeAll()
  const [row] = await shop.db.select().from(productPictures)
  expect(row?.made_at).not.toBeNull()
  // No attempts are left, and repeating the request is harmless.
  await office('POST', `products/${LIGHT}/picture-attempts`)
  expect(await listDuePictures(shop.db, shop.clock.now(), 50)).toEqual([])
})
