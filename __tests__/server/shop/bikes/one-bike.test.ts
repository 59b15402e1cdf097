import { pictureAddress } from '@/components/shop/bikes/bike-picture'
import { stillKey } from '@/domain/shop/bike3d/still-key'
import type { Bike, Build } from '@/domain/shop/bikes/bike'
import { buildAddress } from '@/domain/shop/bikes/build-address'
import { buildFromAddress } from '@/domain/shop/bikes/build-from-address'
import { mailPictureAddress } from '@/domain/shop/bikes/mail-picture'
import { mailOutbox } from '@/server/kernel/db/schema/system/mail'
import { orderLines } from '@/server/kernel/db/schema/orders/orders'
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
