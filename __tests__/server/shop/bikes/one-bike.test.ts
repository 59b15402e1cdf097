import fc from 'fast-check'

import type { WireOwnedBike } from '@/contract/account/garage/garage'
import { pictureAddress } from '@/components/shop/bikes/bike-picture'
import type { Bike, Build } from '@/domain/shop/bikes/bike'
import { stillKey } from '@/domain/shop/bike3d/still-key'
import { buildAddress } from '@/domain/shop/bikes/build-address'
import { buildFromAddress } from '@/domain/shop/bikes/build-from-address'
import { mailPictureAddress } from '@/domain/shop/bikes/mail-picture'
import { createApi } from '@/server/app'
import type { RenderTask } from '@/server/kernel/ports/build-renderer'
import { stockItems } from '@/server/kernel/db/schema/orders/stock'
import { listDueBuildPictures, makeBuildPicture } from '@/server/pictures'
import { stillNames } from '@/server/pictures/stills'
import { seedBikes } from '@/server/seed/data/bikes'
import { validBuild } from '@/__tests__/support/catalog/arbitrary-build'
import { sharedShop } from '@/__tests__/support/fixtures'
import { register, type Member } from '@/__tests__/support/members'
import {
  buyCart,
  dataOf,
  readCart,
  readCheckout,
  readGarage,
  readOrder,
  saveBike,
} from '@/__tests__/support/member-shop'
import { seedBike, seedCountry, US } from '@/__tests__/support/orders/orders'

const shop = sharedShop()
const SEED = 38

const builds = seedBikes.flatMap((bike) =>
  fc
    .sample(validBuild(bike, seedCountry(US)), { numRuns: 10, seed: SEED })
    .map((build) => ({ bike, build })),
)

/** What a picture's URL shows, as the server reads it. */
function lookAt(address: string): string {
  const { pathname, searchParams } = new URL(address, 'https://shop.test')
  const bike = seedBike(pathname.split('/').at(-1) ?? '')
  const build = buildFromAddress(bike, searchParams.get('build') ?? '')
  if (!build) throw new Error(`No build in ${address}`)
  return stillKey(bike, build)
}

const shown = (slug: string, build: Build) => pictureAddress({ slug, build, view: 'paper' })

describe('thirty random builds are one bike each', () => {
  let ada: Member
  let number: string
  /** Expected looks of the cart's lines; equal builds share a line. */
  let expected: string[]

  beforeAll(async () => {
    shop.deps.renderer = {
      version: 'test',
      since: new Date(0),
      render: async ({ bike, build }: RenderTask) => ({
        files: [
          {
            name: { view: 'side', stage: 'paper', format: 'avif', width: 960 },
            content: Buffer.from(stillKey(bike, build)),
          },
        ],
        ...{ cpuMs: 1, memoryMb: 1 },
      }),
    }
    await shop.db.update(stockItems).set({ on_hand: 1_000 })
    ada = await register(shop, 'Ada')
    for (const { bike, build } of builds)
      dataOf(
        await saveBike(shop, ada, {
          product_id: bike.id,
          count: 1,
          server: { bike_slug: bike.slug, build },
        }),
      )
    expected = [...new Set(builds.map(({ bike, build }) => stillKey(bike, build)))].toSorted()
  }, 120_000)

  const looks = (addresses: readonly string[]) => [...new Set(addresses.map(lookAt))].toSorted()

  test('in the cart and the checkout', async () => {
    const { carts } = await readCart(shop, ada)
    expect(looks(carts.map(({ image }) => image))).toEqual(expected)
    const { quote } = await readCheckout(shop, ada, `?country_id=${US}`)
    const asked = quote.lines.map(({ bike_slug, build }) => shown(bike_slug ?? '', build as Build))
    expect(looks(asked)).toEqual(expected)
  })

  test('in configurator, comparison and a shared link', async () => {
    for (const { bike, build } of builds) {
      const body = { bike_slug: bike.slug, build }
      const saved = await shop.send('POST', '/api/configurator/builds', body)
      const { code } = dataOf<{ code: string }>(saved)
      const opened = dataOf<{ build: Build }>(
        await shop.send('GET', `/api/configurator/builds/${code}`),
      )
      expect(lookAt(shown(bike.slug, opened.build))).toBe(stillKey(bike, build))
    }
  })

  test('in order, garage, email and build sheet', async () => {
    number = await buyCart(shop, ada)
    const { lines } = await readOrder(shop, ada, number)
    expect(looks(lines.map((line) => shown(line.bike_slug ?? '', line.build as Build)))).toEqual(
      expected,
    )
    const mailed = lines.map((line) =>
      mailPictureAddress(line.bike_slug ?? '', line.build as Build),
    )
    expect(looks(mailed)).toEqual(expected)
    const owned = (await readGarage(shop, ada)).map((bike: WireOwnedBike) =>
      shown(bike.bike_slug, bike.build),
    )
    expect(looks(owned)).toEqual(expected)
    const drawn: string[] = []
    const pictureOf = async (bike: Bike, build: Build) => {
      drawn.push(shown(bike.slug, build))
      throw new Error('No picture')
    }
    const sheets = lines.filter(({ bike_slug }) => bike_slug !== null).slice(0, 3)
    await makeAll()
    for (const [at] of sheets.entries()) {
      const path = `http://shop/api/my/orders/${number}/documents/build-${at}`
      const headers = { authorization: `Bearer ${ada.token}` }
      const answer = await createApi(shop.deps).fetch(new Request(path, { headers }), { pictureOf })
      expect(answer.status).toBe(200)
    }
    expect(drawn.map(lookAt)).toEqual(
      sheets.map((line) => lookAt(shown(line.bike_slug ?? '', line.build as Build))),
    )
  }, 60_000)

  async function makeAll() {
    for (const { id } of await listDueBuildPictures(shop.db, shop.clock.now(), 100))
      await makeBuildPicture(shop.deps, id)
  }

  test('and each has its own picture', async () => {
    await makeAll()
    let rendered = 0
    for (const { bike, build } of builds) {
      const look = stillKey(bike, build)
      if ((await stillNames(look)).length > 0) continue
      const address = encodeURIComponent(buildAddress(build))
      const path = `/api/build-pictures/${bike.slug}/paper-side-960.avif?build=${address}`
      const answer = await createApi(shop.deps).request(path)
      expect(await answer.text()).toBe(look)
      rendered += 1
    }
    expect(rendered).toBeGreaterThan(15)
  })
})
