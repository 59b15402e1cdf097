import { eq } from 'drizzle-orm'
import sharp from 'sharp'

import { LIMITS } from '@/domain/kit/rate-limits'
import type { Bike, Build } from '@/domain/shop/bikes/bike'
import { sizeChosen } from '@/domain/shop/bikes/build'
import { buildAddress } from '@/domain/shop/bikes/build-address'
import { createApi } from '@/server/app'
import { users } from '@/server/kernel/db/schema/accounts/users'
import { colors } from '@/server/kernel/db/schema/catalog/bikes'
import { buildPictureFiles, buildPictures } from '@/server/kernel/db/schema/catalog/build-pictures'
import type { RenderTask } from '@/server/kernel/ports/build-renderer'
import { memoryLimits } from '@/server/kernel/ports/limits'
import { sendMail } from '@/server/kernel/mail/send-mail'
import { mailOutbox } from '@/server/kernel/db/schema/system/mail'
import { planBuildPicture } from '@/server/buying/configurator/saved-builds'
import { awaitsPicture, eraseNamedPictures } from '@/server/after-sale'
import { listDueBuildPictures, makeBuildPicture, planStandardPictures } from '@/server/pictures'
import { evictPictures } from '@/server/pictures/queries'
import { buildRenderer, stopRenderer } from '@/server/pictures/renderer'
import { freshShop } from '@/__tests__/support/fixtures'
import { register } from '@/__tests__/support/members'
import { buyCart, dataOf, saveBike } from '@/__tests__/support/member-shop'
import { bikeItem, buyAsGuest, orderBody, pay, seedBike } from '@/__tests__/support/orders/orders'
import { limitsWhere } from '@/__tests__/support/limits'

const shop = freshShop()
afterAll(stopRenderer)

/** A size that the studio has no picture of. */
const inLargest = (build: Build, bike: Bike) => sizeChosen(bike, build, bike.sizes.at(-1)?.id ?? 0)
const named = (name: string) => (build: Build, bike: Bike) => {
  const custom = bike.colors.find(({ type }) => type === 'Custom')
  const [first, second] = bike.colors.filter(({ type }) => type !== 'Custom')
  if (!custom || !first || !second) throw new Error('No two-tone paint.')
  const paint = { first_color_id: first.id, second_color_id: second.id, name }
  return { ...build, color_id: custom.id, paint }
}

const rows = () => shop.db.select().from(buildPictures).orderBy(buildPictures.id)
const rendered = jest.fn()
const render = async ({ views }: RenderTask) => ({
  files: views.flatMap((view) =>
    (['dark', 'paper'] as const).map((stage) => ({
      name: { view, stage, format: 'avif' as const, width: 960 },
      content: Buffer.alloc(1_000, stage),
    })),
  ),
  ...{ cpuMs: 1, memoryMb: 1 },
})

beforeEach(() => {
  rendered.mockReset().mockImplementation(render)
  shop.deps.renderer = { version: 'one', since: new Date(0), render: rendered }
})

const makeDue = async () => {
  for (const { id } of await listDueBuildPictures(shop.db, shop.clock.now(), 100))
    await makeBuildPicture(shop.deps, id)
}
const plan = ({ server }: ReturnType<typeof bikeItem>) =>
  shop.send('POST', '/api/build-pictures', server)
const path = ({ server: { bike_slug, build } }: ReturnType<typeof bikeItem>, file = '') =>
  `/api/build-pictures/${bike_slug}${file}?build=${encodeURIComponent(buildAddress(build))}`
const stateOf = async (item: ReturnType<typeof bikeItem>) =>
  dataOf<{ state: string }>(await shop.send('GET', path(item))).state

describe('a picture is planned', () => {
  const item = bikeItem('nyx', inLargest)

  test('by a member’s cart, an order and a saved build, the most urgent of them first', async () => {
    const ada = await register(shop, 'Ada')
    const { server: saved } = bikeItem('nireeka-homie', inLargest)
    await shop.send('POST', '/api/configurator/builds', saved)
    await saveBike(shop, ada, item)
    await pay(shop, await orderBody(shop, [bikeItem('nireeka-prime', inLargest)]))
    expect((await rows()).map(({ use }) => use)).toEqual(['saved', 'cart', 'order'])
    await makeDue()
    const order = rendered.mock.calls.map(([{ bike }]) => bike.slug)
    expect(order).toEqual(['nireeka-prime', 'nyx', 'nireeka-homie'])
    expect(await listDueBuildPictures(shop.db, shop.clock.now(), 100)).toEqual([])
  })

  test('by a guest’s cart, which the browser stores, and once for the same look', async () => {
    expect(await stateOf(item)).toBe('none')
    expect((await plan(item)).status).toBe(200)
    expect((await plan(item)).status).toBe(200)
    expect(await rows()).toMatchObject([{ use: 'cart', bike_slug: 'nyx', made_at: null }])
    expect(await stateOf(item)).toBe('planned')
  })

  test('never by reading, nor for a build that the studio has or that can’t be built', async () => {
    await shop.send('GET', path(item))
    await shop.send('GET', path(item, '/paper-side-960.avif'))
    expect(await stateOf(bikeItem('nyx'))).toBe('final')
    await plan(bikeItem('nyx'))
    const broken = await plan(bikeItem('nyx', (build) => ({ ...build, size_id: 999 })))
    expect(broken.body.code).toBe('build_invalid')
    expect(await rows()).toEqual([])
  })

  test('also without the name on the frame, which emails leave out', async () => {
    await buyAsGuest(shop, [bikeItem('nyx', named('Rocket'))])
    const names = (await rows()).map(({ build }) => build.paint?.name ?? null)
    expect(names.toSorted()).toEqual(['Rocket', null])
  })

  test('from the side and the front, of a standard color that staff add', async () => {
    await planStandardPictures(shop.deps)
    expect(await rows()).toEqual([])
    const nyx = seedBike('nyx')
    const [color] = nyx.colors
    await shop.db
      .update(colors)
      .set({ hex: '#123456' })
      .where(eq(colors.id, color?.id ?? 0))
    await planStandardPictures(shop.deps)
    expect(await rows()).toMatchObject([{ use: 'standard', build: { color_id: color?.id } }])
    await makeDue()
    expect(rendered).toHaveBeenCalledWith(expect.objectContaining({ views: ['side', 'front'] }))
  })

  test('of a member’s bike that has none', async () => {
    const ada = await register(shop, 'Ada')
    await saveBike(shop, ada, item)
    await buyCart(shop, ada)
    await shop.db.delete(buildPictures)
    await planStandardPictures({ ...shop.deps })
    expect(await rows()).toMatchObject([{ use: 'saved', is_retained: true }])
  })

  test('again after a failure, until five attempts have failed', async () => {
    await plan(item)
    rendered.mockRejectedValue(new Error('No memory'))
    for (let attempt = 0; attempt < 7; attempt += 1) {
      await makeDue().catch(() => undefined)
      shop.clock.advance(600_000)
    }
    expect(await rows()).toMatchObject([{ attempts: 5, leased_until: null }])
    expect(await stateOf(item)).toBe('none')
  })

  test('anew by another renderer, while the earlier picture is shown', async () => {
    await plan(item)
    await makeDue()
    shop.clock.advance(60_000)
    const since = new Date(shop.clock.now().getTime() - 1_000)
    shop.deps.renderer = { version: 'two', since, render: rendered }
    const [{ id } = { id: 0 }] = await rows()
    await makeBuildPicture(shop.deps, id)
    expect(await stateOf(item)).toBe('final')
    expect(await rows()).toMatchObject([{ renderer: 'two' }])
    await makeBuildPicture(shop.deps, id)
    expect(rendered).toHaveBeenCalledTimes(2)
  })
})

describe('a flood of new builds', () => {
  /** Different looks of one bike: each name is another one. */
  const builds = (count: number) =>
    Array.from({ length: count }, (_, at) => bikeItem('nyx', named(`N${at}`)))

  test('from one network plans its share, and answers as before', async () => {
    const limits = limitsWhere((name) => name !== 'saveBuild')
    for (const { server } of builds(30))
      await planBuildPicture({ ...shop.deps, limits, ipBlock: '10.0.0.1' }, server)
    expect(await rows()).toHaveLength(LIMITS.buildPictureByAddress[0])
  })

  test('from many networks plans the shop’s share; an order is exempt', async () => {
    shop.deps.limits = memoryLimits()
    for (const [at, { server }] of builds(2_000).entries())
      await planBuildPicture({ ...shop.deps, ipBlock: `10.0.${at >> 8}.${at & 255}` }, server)
    expect(await rows()).toHaveLength(LIMITS.buildPictures[0])
    await buyAsGuest(shop, [bikeItem('nireeka-homie', inLargest)])
    await makeBuildPicture(shop.deps, 0)
    expect(rendered.mock.calls.map(([{ bike }]) => bike.slug)).toEqual(['nireeka-homie'])
  }, 180_000)

  test('is rendered by one process at a time', async () => {
    for (const item of builds(3)) await plan(item)
    let running = 0
    rendered.mockImplementation(async (task: RenderTask) => {
      running += 1
      expect(running).toBe(1)
      await new Promise((resolve) => setTimeout(resolve, 50))
      running -= 1
      return render(task)
    })
    const ids = (await rows()).map(({ id }) => id)
    await Promise.all(ids.map((id) => makeBuildPicture(shop.deps, id)))
    expect(rendered).toHaveBeenCalledTimes(3)
  })

  test('leaves on disk what orders have and what was used last', async () => {
    await buyAsGuest(shop, [bikeItem('nireeka-homie', inLargest)])
    for (const item of builds(4)) {
      shop.clock.advance(1_000)
      await plan(item)
    }
    await makeDue()
    await evictPictures(shop.db, 6_000)
    const left = (await rows()).map(({ bike_slug, build }) => build.paint?.name ?? bike_slug)
    expect(left).toEqual(['nireeka-homie', 'N2', 'N3'])
    expect(await shop.db.$count(buildPictureFiles)).toBe(6)
  })
})

test('a picture with a name is deleted with the account that ordered it', async () => {
  const ada = await register(shop, 'Ada')
  await saveBike(shop, ada, bikeItem('nyx', named('Rocket')))
  await buyCart(shop, ada)
  await plan(bikeItem('nyx', named('Comet')))
  const [user] = await shop.db.select().from(users).where(eq(users.public_id, ada.id))
  if (!user) throw new Error('No account.')
  await shop.db.transaction((tx) =>
    eraseNamedPictures(shop.deps, tx, { name: 'AccountDeleted', user }),
  )
  const names = (await rows()).map(({ build }) => build.paint?.name ?? null)
  expect(names.toSorted()).toEqual(['Comet', null])
})

describe('an email', () => {
  test('waits up to 30 seconds for the picture of its bike', async () => {
    shop.deps.awaitsPicture = awaitsPicture
    await buyAsGuest(shop, [bikeItem('nyx', inLargest)])
    const [mail] = await shop.db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.kind, 'order_confirmation'))
    const send = async () => {
      await sendMail(shop.deps, mail?.id ?? 0)
      return shop.sent.length
    }
    expect(await send()).toBe(0)
    await makeDue()
    expect(await send()).toBe(1)
  })

  test('is sent without it after that', async () => {
    shop.deps.awaitsPicture = awaitsPicture
    await buyAsGuest(shop, [bikeItem('nyx', inLargest)])
    const [mail] = await shop.db.select().from(mailOutbox)
    shop.clock.advance(31_000)
    await sendMail(shop.deps, mail?.id ?? 0)
    expect(shop.sent).toHaveLength(1)
  })
})

test('the renderer makes both stages in all files, as AVIF and WebP', async () => {
  shop.deps.renderer = buildRenderer()
  const item = bikeItem('nyx', inLargest)
  await plan(item)
  await makeDue()
  const files = await shop.db.select().from(buildPictureFiles)
  const names = files.map(({ stage, format, width }) => `${stage} ${format} ${width}`)
  expect(names.toSorted()).toEqual(
    ['dark', 'paper'].flatMap((stage) =>
      ['avif 320', 'avif 480', 'avif 960', 'webp 480'].map((file) => `${stage} ${file}`),
    ),
  )
  const answer = await createApi(shop.deps).request(path(item, '/paper-side-900.avif'))
  expect(answer.headers.get('content-type')).toBe('image/avif')
  const shown = sharp(Buffer.from(await answer.arrayBuffer()))
  expect(await shown.metadata()).toMatchObject({ width: 960, height: 592 })
  const { channels } = await shown.stats()
  // A bike covers about a tenth of its picture, and the rest is transparent.
  expect(channels[3]?.mean).toBeGreaterThan(10)
  expect(channels[3]?.mean).toBeLessThan(120)
}, 330_000)
