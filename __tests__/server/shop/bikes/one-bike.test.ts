import sharp from 'sharp'

import { pictureAddress } from '@/components/shop/bikes/bike-picture'
import { LivePictures } from '@/domain/shop/bike3d/live-pictures'
import { stillKey } from '@/domain/shop/bike3d/still-key'
import type { Bike, Build } from '@/domain/shop/bikes/bike'
import { colorChosen, partChosen } from '@/domain/shop/bikes/build'
import { buildAddress } from '@/domain/shop/bikes/build-address'
import { buildFromAddress } from '@/domain/shop/bikes/build-from-address'
import { saddleHeight } from '@/domain/shop/bikes/geometry'
import { mailPictureAddress } from '@/domain/shop/bikes/mail-picture'
import { mailOutbox } from '@/server/kernel/db/schema/system/mail'
import { orderLines } from '@/server/kernel/db/schema/orders/orders'
import { buildRenderer, stopRenderer } from '@/server/pictures/renderer'
import { partByCode, required, standardBuild } from '@/__tests__/support/catalog/seed-bikes'
import { randomBuilds } from '@/__tests__/support/catalog/random-builds'
import { freshShop } from '@/__tests__/support/fixtures'
import { as, register } from '@/__tests__/support/members'
import {
  buyCart,
  dataOf,
  readCart,
  readCheckout,
  readGarage,
  readOrder,
  saveBike,
} from '@/__tests__/support/member-shop'
import { seedBike } from '@/__tests__/support/orders/orders'

const shop = freshShop()

/** Lists the address of the picture of each build in an answer, wherever it stands. */
function picturesIn(answer: unknown): string[] {
  if (typeof answer !== 'object' || answer === null) return []
  const { bike_slug, build } = answer as { bike_slug?: string; build?: Build }
  const nested = Object.values(answer).flatMap(picturesIn)
  return bike_slug && build ? [addressOf(bike_slug, build), ...nested] : nested
}

const addressOf = (slug: string, build: Build) => pictureAddress({ slug, build, view: 'paper' })
const lookOf = (bike: Bike, build: Build) => `${bike.slug} ${stillKey(bike, build)}`

const builds = randomBuilds(30)

test('30 random builds look alike in every link', () => {
  expect(new Set(builds.map(({ bike, build }) => lookOf(bike, build))).size).toBeGreaterThan(25)
  for (const { bike, build } of builds) {
    const opened = buildFromAddress(bike, buildAddress(build))
    expect(opened && addressOf(bike.slug, opened)).toBe(addressOf(bike.slug, build))
    expect(opened && lookOf(bike, opened)).toBe(lookOf(bike, build))
  }
})

test('each of them has one picture in cart, checkout, order, mail, papers, garage and by its code', async () => {
  const ada = await register(shop, 'Ada')
  for (const { bike, build } of builds) {
    const expected = addressOf(bike.slug, build)
    const item = { product_id: bike.id, count: 1, server: { bike_slug: bike.slug, build } }
    expect((await saveBike(shop, ada, item)).status).toBe(200)
    const { code } = dataOf<{ code: string }>(
      await as(shop, ada)('POST', '/api/configurator/builds', item.server),
    )
    const shared = dataOf(await as(shop, ada)('GET', `/api/configurator/builds/${code}`))
    const cart = await readCart(shop, ada)
    const checkout = await readCheckout(shop, ada)
    const number = await buyCart(shop, ada)
    const order = await readOrder(shop, ada, number)
    for (const answer of [shared, cart, checkout, order])
      expect([...new Set(picturesIn(answer))]).toEqual([expected])
  }
  const expected = builds.map(({ bike, build }) => addressOf(bike.slug, build)).toSorted()
  expect(picturesIn(await readGarage(shop, ada)).toSorted()).toEqual(expected)
  // Build sheets picture these rows.
  const rows = await shop.db.select().from(orderLines)
  expect(picturesIn(rows).toSorted()).toEqual(expected)
  const mails = (await shop.db.select().from(mailOutbox)).map((mail) => JSON.stringify(mail))
  for (const { bike, build } of builds) {
    const address = mailPictureAddress(bike.slug, build)
    expect(mails.some((mail) => mail.includes(address.replaceAll('&', '&amp;')))).toBe(true)
  }
}, 120_000)

describe('the pictures of stage and shop', () => {
  afterAll(stopRenderer)
  const homie = seedBike('nireeka-homie')
  const studio = new LivePictures(homie)
  const plain = standardBuild(homie)
  const otherColor = required(homie.colors.find(({ id }) => id !== plain.color_id)).id
  const changed = ['fork-rigid', 'fit-720-90', 'rack'].reduce(
    (build, code) => partChosen(homie, build, partByCode(homie, code).id),
    colorChosen(homie, plain, otherColor),
  )
  const SIZE = { width: 320, height: 197 }
  /** Left, top, right and bottom as shares of the picture. */
  const REGIONS = {
    fork: [0.64, 0.3, 0.74, 0.62],
    bar: [0.58, 0.06, 0.74, 0.22],
    rack: [0.12, 0.28, 0.32, 0.46],
    color: [0.36, 0.3, 0.6, 0.66],
  } as const

  function onStage(build: Build): Uint8ClampedArray {
    const request = { build, saddle: saddleHeight(80), hasRider: false, width: SIZE.width }
    const pictures = [...studio.pictures({ ...request, isFinal: true })]
    return required(pictures.find((one) => one !== undefined)).rgba
  }

  async function inShop(build: Build): Promise<Uint8Array> {
    const { files } = await buildRenderer().render({ bike: homie, build, views: ['side'] })
    const file = files.find(({ name }) => name.stage === 'dark' && name.width === SIZE.width)
    return sharp(required(file).content).resize(SIZE).ensureAlpha().raw().toBuffer()
  }

  function difference(
    one: ArrayLike<number>,
    other: ArrayLike<number>,
    [left, top, right, bottom]: readonly number[],
  ): number {
    const { width, height } = SIZE
    let [sum, count] = [0, 0]
    for (let y = Math.round((top ?? 0) * height); y < (bottom ?? 0) * height; y++)
      for (let x = Math.round((left ?? 0) * width); x < (right ?? 0) * width; x++) {
        const at = (y * width + x) * 4
        const [a, b] = [one[at + 3] ?? 0, other[at + 3] ?? 0]
        for (let channel = at; channel < at + 3; channel++)
          sum += Math.abs((one[channel] ?? 0) * a - (other[channel] ?? 0) * b) / 255
        count += 3
      }
    return sum / count
  }

  test('show the same fork, bar, rack and color, and not those of another build', async () => {
    const stage = [onStage(plain), onStage(changed)]
    const shopOnes = [await inShop(plain), await inShop(changed)]
    for (const region of Object.values(REGIONS))
      for (const [index, one] of stage.entries()) {
        const own = difference(one, required(shopOnes[index]), region)
        const other = difference(one, required(shopOnes[1 - index]), region)
        expect(own).toBeLessThan(6)
        expect(other).toBeGreaterThan(1.5 * own)
      }
  }, 300_000)
})
