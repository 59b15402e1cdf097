import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { desc, eq, sql } from 'drizzle-orm'
import sharp from 'sharp'

import type { BrandPage } from '@/contract/office/brand/brand'
import type { WireHomePage } from '@/contract/shop/home/home'
import type { WirePromo } from '@/contract/shop/promo/promo'

import { bikes } from '@/server/kernel/db/schema/catalog/bikes'
import { createApi } from '@/server/app'
import { mailOutbox } from '@/server/kernel/db/schema/system/mail'

import { as, bearer, PASSWORD, register } from '@/__tests__/support/members'
import { dataOf } from '@/__tests__/support/member-shop'
import { freshOffice } from '@/__tests__/support/fixtures'
import { DEFAULT_BRAND } from '@/utils/default-brand'

const BRAND = {
  ...DEFAULT_BRAND,
  name: 'Velotal',
  line: 'Bikes for the valley',
  announcement: null,
  accent: '#FFB000',
  second_accent: '#7A1F2B',
  socials: ['https://www.instagram.com/velotal'],
}

const { shop, admin, office } = freshOffice()

const page = async () => dataOf<BrandPage>(await office('GET', 'brand'))
const rename = async (brand: object = BRAND) =>
  office('PUT', 'brand', { ...brand, seen: (await page()).seen })
const shownBrand = async () => dataOf<WirePromo>(await shop.send('GET', '/api/promo')).brand

test('a brand reaches what every page shows, at once', async () => {
  expect((await rename()).status).toBe(200)
  const { name, line, announcement, accent, second_accent, socials } = BRAND
  const shown = { name, line, announcement, accent, second_accent, socials }
  expect(await shownBrand()).toMatchObject(shown)
})

test('the next email has the new name and color', async () => {
  await rename()
  await shop.send('POST', '/api/newsletter/subscribe', { email: 'ada@example.com' })
  const [mail] = await shop.db.select().from(mailOutbox).orderBy(desc(mailOutbox.id))
  expect(mail?.html).toContain('alt="Velotal"')
  expect(mail?.html).not.toContain('alt="Nireeka"')
  expect(mail?.html).toContain('background-color:#7A1F2B')
})

test('authenticator apps list an account under the new name', async () => {
  await rename()
  const member = await register(shop, 'Ada')
  const started = await as(shop, member)('POST', '/api/account/second-factor', {
    password: PASSWORD,
  })
  expect(dataOf<{ uri: string }>(started).uri).toContain('issuer=Velotal')
})

test.each([
  ['on dark', { accent: '#202020' }],
  ['on light', { second_accent: '#CFF245' }],
])('a color that can’t be read %s is refused', async (_, color) => {
  expect((await rename({ ...BRAND, ...color })).status).toBe(422)
})

test('whoever saves over another version is refused', async () => {
  const { seen: first } = await page()
  await office('PUT', 'brand', { ...BRAND, seen: first })
  const late = await office('PUT', 'brand', { ...BRAND, name: 'Other', seen: first })
  expect(late.body).toMatchObject({ code: 'settings_changed' })
})

test('the home page has the company’s words, bike and sections', async () => {
  const [bike] = (await page()).bikes
  const chosen = { hero_bike: bike?.slug ?? '', hero_color: bike?.colors[1] ?? '' }
  await rename({ ...BRAND, ...chosen, heading: 'Ride up.', sections: ['help', 'bikes'] })
  const home = dataOf<WireHomePage>(await shop.send('GET', '/api/home-page'))
  expect(home).toMatchObject({ heading: 'Ride up.', sections: ['help', 'bikes'] })
  expect(home.hero).toMatchObject({ slug: chosen.hero_bike, color: chosen.hero_color })
})

test('a renamed bike has its new name in the menus', async () => {
  await shop.db.update(bikes).set({ title: 'Peak' }).where(eq(bikes.slug, 'nyx'))
  await shop.db.execute(sql`update catalogue_revision set revision = revision + 1`)
  const links = (await shownBrand()).footer.flatMap((group) => group.links)
  expect(links).toContainEqual({ href: '/configurator/nyx', title: 'Peak' })
})

test('a draft is for staff alone, and publishing ends it', async () => {
  const { draft_seen } = await page()
  const draft = { ...BRAND, name: 'Later' }
  const saved = await office('PUT', 'brand-draft', { brand: draft, seen: draft_seen })
  expect(dataOf<BrandPage>(saved).draft).toMatchObject({ brand: draft, by: expect.any(String) })
  expect((await shownBrand()).name).not.toBe('Later')
  const late = await office('PUT', 'brand-draft', { brand: null, seen: draft_seen })
  expect(late.body).toMatchObject({ code: 'settings_changed' })
  await rename(draft)
  expect((await page()).draft).toBeNull()
})

test('earlier versions stay, newest first', async () => {
  for (const name of ['One', 'Two']) await rename({ ...BRAND, name })
  const { versions } = await page()
  expect(versions.map(({ brand }) => brand.name)).toEqual(['Two', 'One'])
})

describe('a logo', () => {
  const upload = (file: string, name = 'logo') => office('PUT', `brand-pictures/${name}`, file)
  const svg = (inside: string, size = '300 50') =>
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${size}">${inside}</svg>`
  const content = async (name: 'logo' | 'mark') =>
    dataOf<Record<string, string | null>>(await shop.send('GET', '/api/brand-pictures'))[name]

  test('is drawn from an SVG without its scripts, and can be removed', async () => {
    const sent = await upload(
      svg('<script>alert(1)</script><rect width="300" height="50" fill="#f00"/>'),
    )
    expect(dataOf<BrandPage>(sent).pictures.logo).toMatchObject({ width: 960, height: 160 })
    const stored = Buffer.from((await content('logo')) ?? '', 'base64')
    expect(stored.toString('latin1', 1, 4)).toBe('PNG')
    expect(stored.includes('alert')).toBe(false)
    expect((await shownBrand()).pictures.logo?.version).toMatch(/^[0-9a-f]{12}$/)
    const removed = await office('DELETE', 'brand-pictures/logo')
    expect(dataOf<BrandPage>(removed).pictures.logo).toBeNull()
    expect(await content('logo')).toBeNull()
  })

  test('has no file of the server in it', async () => {
    const file = pathToFileURL(path.resolve('docs/images/home.png')).href
    await upload(svg(`<image width="300" height="50" xlink:href="${file}"/>`))
    const picture = sharp(Buffer.from((await content('logo')) ?? '', 'base64'))
    expect(await picture.stats()).toMatchObject({ isOpaque: false, entropy: 0 })
  })

  test('is square as a mark', async () => {
    const sent = await upload(svg('<circle cx="25" cy="25" r="20"/>', '60 50'), 'mark')
    expect(dataOf<BrandPage>(sent).pictures.mark).toMatchObject({ width: 512, height: 512 })
  })

  test.each(['300 50', '50 80'])('of %s can’t be a mark, whose size is named', async (size) => {
    const { status, body } = await upload(svg('<circle cx="25" cy="25" r="20"/>', size), 'mark')
    expect([status, body]).toMatchObject([422, { code: 'invalid_input' }])
    const actual = `${size.replace(' ', ' × ')} pixels`
    expect(body).toMatchObject({ message: expect.stringContaining(actual) as string })
    expect(body).toMatchObject({ message: expect.stringContaining('512 × 512') as string })
    expect((await page()).pictures.mark).toBeNull()
  })

  test.each(['', 'a text', '<svg', '%PDF-1.4'])('%j is refused', async (file) => {
    expect((await upload(file)).body).toMatchObject({ code: 'image_unreadable' })
  })
})

describe('a hero picture', () => {
  const ground = { width: 800, height: 500, channels: 3 as const }
  const upload = async (background: string) => {
    const content = await sharp({ create: { ...ground, background } })
      .jpeg()
      .toBuffer()
    const response = await createApi(shop.deps).request('/api/backoffice/brand-pictures/hero', {
      ...{ method: 'PUT', body: new Uint8Array(content) },
      headers: { ...bearer(admin.token), 'content-type': 'image/jpeg' },
    })
    const { data, ...rest } = (await response.json()) as { data: BrandPage }
    if (!data) throw new Error(JSON.stringify(rest))
    return data.hero?.version ?? ''
  }
  const publishWith = (hero_picture: string | null, more: object = {}) =>
    rename({ ...BRAND, hero_picture, hero_alt: 'Two riders', hero_focus: 'top', ...more })
  const file = (id: string) => shop.send('GET', `/api/hero-pictures/${id}/640.webp`)
  const home = async () => dataOf<WireHomePage>(await shop.send('GET', '/api/home-page')).picture

  test('takes the place of the bike once it is published, and gives it back', async () => {
    const id = await upload('#FF0000')
    expect(await home()).toBeNull()
    expect((await publishWith(id)).status).toBe(200)
    expect(await home()).toEqual({ id, alt: 'Two riders', focus: 'top' })
    const { status, headers } = await file(id)
    expect([status, headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(headers.get('cache-control')).toContain('immutable')
    await rename(BRAND)
    expect(await home()).toBeNull()
  })

  test('needs a description, and is one that was uploaded', async () => {
    const id = await upload('#FF0000')
    expect((await publishWith(id, { hero_alt: null })).body).toMatchObject({
      errors: [{ field: 'hero_alt' }],
    })
    expect((await publishWith('mJ2v0Qk3Zr8wN5yTb7LxAg')).body).toMatchObject({
      errors: [{ field: 'hero_picture' }],
    })
    expect((await office('PUT', 'brand-pictures/hero', 'a text')).body).toMatchObject({
      code: 'image_unreadable',
    })
  })

  test('stays as long as a version names it, and no longer', async () => {
    const [first, second] = [await upload('#FF0000'), await upload('#00FF00')]
    expect((await file(first)).body).toMatchObject({ code: 'file_not_found' })
    await publishWith(second)
    const third = await upload('#0000FF')
    expect([(await file(second)).status, (await file(third)).status]).toEqual([200, 200])
    await office('DELETE', 'brand-pictures/hero')
    const { rows } = await shop.db.execute<{ id: string }>(
      sql`select public_id as id from files where name like 'hero%'`,
    )
    expect(rows).toEqual([{ id: second }])
  })
})
