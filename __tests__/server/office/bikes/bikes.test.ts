import { eq, sql } from 'drizzle-orm'

import type { bikesSchemas } from '@/contract/office/bikes/bikes.schema'
import type { WireResponse } from '@/contract/kit/route'
import { createApi } from '@/server/app'
import { bikeEdits } from '@/server/kernel/db/schema/catalog/bike-edits'
import { listDueBikeEdits, offerAgain, startBikeEdit } from '@/server/office'

import { freshOffice } from '@/__tests__/support/fixtures'
import { dataOf, outcome } from '@/__tests__/support/member-shop'
import { as, bearer } from '@/__tests__/support/members'
import { bikeItem, orderBody, seedBike } from '@/__tests__/support/orders/orders'
import {
  bikeEditor,
  type BikePage as Page,
  type BikeState as State,
} from '@/__tests__/support/catalog/bike-editor'
import { partByCode } from '@/__tests__/support/catalog/seed-bikes'

type Preview = WireResponse<(typeof bikesSchemas)['preview']>

const { shop, admin, office } = freshOffice()
const { read, save, publicBike } = bikeEditor({ shop, admin })

const SLUG = 'nyx'
const nyx = seedBike(SLUG)
const partIdOf = (code: string) => partByCode(nyx, code).id

const withheld = { reason: 'The supplier has none left.', until: null as string | null }
const withoutBattery = (state: State): State => ({
  ...state,
  parts: state.parts.map((part) =>
    part.id === partIdOf('battery-large') ? { ...part, withheld } : part,
  ),
})
const cart = async () =>
  dataOf<{ carts: { price: number; old_price: number | null; problem: string | null }[] }>(
    await as(shop, admin)('GET', '/api/cart'),
  ).carts
const inCart = async (code?: string) => {
  const { product_id, server } = bikeItem(SLUG, (build, bike) => {
    const group = bike.groups.find(({ parts }) => parts.some((part) => part.code === code))
    if (!group || code === undefined) return build
    const selectedParts = { ...build.selectedParts, [group.category_part_id]: partIdOf(code) }
    return { ...build, selectedParts }
  })
  await as(shop, admin)('POST', '/api/configurator/cart', { product_id, ...server })
  return server.build
}

test('a change is on the public pages of every process at once, and undone as a whole', async () => {
  const { state } = await read()
  const other = createApi(shop.deps)
  const change = (input: State) => ({ ...withoutBattery(input), tagline: 'Up and down.' })
  const page = dataOf<Page>(await save(change, { note: 'Spring' }))
  expect(page.edits[0]).toMatchObject({ state: 'applied', by: 'Cleo Rider', note: 'Spring' })
  expect(page.edits[0]?.differences.map(({ key }) => key)).toEqual([
    'tagline',
    `parts.${partIdOf('battery-large')}.withheld`,
  ])
  const there = await other.fetch(new Request(`http://shop/api/configurator/${SLUG}`))
  const { data } = (await there.json()) as { data: { bike: Page['bike'] } }
  expect(data.bike.tagline).toBe('Up and down.')
  expect(data.bike.rules.at(-1)).toMatchObject({ reason: withheld.reason })

  const undone = dataOf<Page>(await office('POST', `bikes/${SLUG}/edits/${page.edits[0]?.id}/undo`))
  expect(undone.state).toEqual(state)
  expect(undone.edits).toMatchObject([{ undoes: page.edits[0]?.id }, { state: 'undone' }])
  expect((await publicBike()).rules).toEqual(state.rules)
  expect(outcome(await office('POST', `bikes/${SLUG}/edits/${page.edits[0]?.id}/undo`))).toBe(
    'bike_edit_ended',
  )
})

test('the static pages that show it are made anew', async () => {
  const revalidated: string[] = []
  const revalidate = async (path: string) => void revalidated.push(path)
  const { state, edition } = await read()
  const reply = await createApi(shop.deps).request(
    `/api/backoffice/bikes/${SLUG}`,
    {
      method: 'PUT',
      headers: { ...bearer(admin.token), 'content-type': 'application/json' },
      body: JSON.stringify({
        ...{ state: { ...state, tagline: 'Now.' }, edition, starts_at: null, note: '' },
        request_key: crypto.randomUUID(),
      }),
    },
    { revalidate },
  )
  expect(reply.status).toBe(200)
  expect(revalidated).toEqual(['/', '/configurator', `/configurator/${SLUG}`])
})

test('a cart with a part that is no longer offered says why, and its order is refused', async () => {
  const build = await inCart('battery-large')
  expect(await cart()).toMatchObject([{ problem: null }])
  await save(withoutBattery)
  expect((await cart())[0]?.problem).toContain(withheld.reason)
  const items = [{ product_id: nyx.id, count: 1, server: { bike_slug: SLUG, build } }]
  const order = await shop.send('POST', '/api/payment-guest', {
    ...(await orderBody(shop, [bikeItem(SLUG)])),
    items,
  })
  expect(order.body).toMatchObject({ code: 'build_invalid' })
})

test('a placed order keeps its price, its parts and its words', async () => {
  const placed = await shop.send(
    'POST',
    '/api/payment-guest',
    await orderBody(shop, [bikeItem(SLUG)]),
  )
  expect(placed.status).toBe(200)
  const all = async () =>
    (await shop.db.execute(sql`select * from order_lines order by order_id, position`)).rows
  const before = await all()
  await save((state) => ({ ...withoutBattery(state), title: 'Nyx 2' }))
  const prices = [{ product_id: nyx.id, variant: '', price: 5999 }]
  const planned = { selection: { ids: [nyx.id] }, plan: { prices } }
  const { seen } = dataOf<{ seen: string }>(await office('POST', 'price-previews', planned))
  const change = { ...planned, seen, starts_at: null, note: '', request_key: crypto.randomUUID() }
  expect((await office('POST', 'price-changes', change)).status).toBe(200)
  expect(await all()).toEqual(before)
})

test('prices of a bike, a color and a part change with preview, and go back', async () => {
  await inCart()
  const [color] = nyx.colors
  const prices = [
    { product_id: nyx.id, variant: '', price: 5099 },
    { product_id: nyx.id, variant: `color-${color?.id}`, price: 49 },
    { product_id: nyx.id, variant: `part-${partIdOf('battery-large')}`, price: -10 },
  ]
  const planned = { selection: { ids: [nyx.id] }, plan: { prices } }
  const preview = dataOf<{
    lines: unknown[]
    seen: string
    touched: Preview['broken']
  }>(await office('POST', 'price-previews', planned))
  expect(preview.lines).toMatchObject([
    { title: 'Nyx', old: 4999, new: 5099, refusal: null },
    { title: `Nyx, ${color?.title}`, old: 0, new: 49 },
    { title: 'Nyx, 756 Wh battery', old: 399, new: -10 },
  ])
  expect(preview.touched).toMatchObject({ carts: { count: 1 }, orders: { count: 0 } })
  const { seen } = preview
  const send = (starts_at: string | null) =>
    office('POST', 'price-changes', {
      ...{ ...planned, seen, starts_at, note: 'Spring', request_key: crypto.randomUUID() },
    })
  const change = dataOf<{ id: number; lines: { title: string }[] }>(await send(null))
  expect(change.lines.map(({ title }) => title)).toEqual([
    'Nyx',
    `Nyx, ${color?.title}`,
    'Nyx, 756 Wh battery',
  ])
  expect(await publicBike()).toMatchObject({
    price: 5099,
    colors: [{ surcharge: 49 }, ...nyx.colors.slice(1).map(() => ({}))],
  })
  expect(await cart()).toMatchObject([{ price: 5148, old_price: 4999 }])
  expect((await read()).history).toMatchObject([
    { title: '', old: 4999, new: 5099 },
    { title: color?.title, new: 49 },
    { title: '756 Wh battery', old: 399, new: -10 },
  ])
  await office('POST', `price-changes/${change.id}/undo`)
  expect(await publicBike()).toMatchObject({ price: 4999 })
  expect(await cart()).toMatchObject([{ price: 4999 }])
})

test('a price below zero is a part’s alone', async () => {
  const [color] = nyx.colors
  const prices = [
    { product_id: nyx.id, variant: '', price: 0 },
    { product_id: nyx.id, variant: `color-${color?.id}`, price: -1 },
  ]
  const { lines } = dataOf<{ lines: { refusal: string }[] }>(
    await office('POST', 'price-previews', { selection: { ids: [nyx.id] }, plan: { prices } }),
  )
  expect(lines.map(({ refusal }) => refusal)).toEqual(['too_low', 'too_low'])
})

test('a planned change starts at its hour, and leaves what others changed', async () => {
  const starts_at = new Date(shop.clock.now().getTime() + 3_600_000).toISOString()
  const page = dataOf<Page>(await save(withoutBattery, { starts_at }))
  expect(page.edits).toMatchObject([{ state: 'scheduled', starts_at }])
  expect((await publicBike()).rules).toHaveLength(nyx.rules.length)
  await save((state) => ({ ...state, tagline: 'Later.' }))
  const [due] = await listDueBikeEdits(shop.db, new Date(starts_at), 10)
  await startBikeEdit(shop.deps, due?.id ?? 0)
  expect((await publicBike()).rules).toHaveLength(nyx.rules.length)
  shop.clock.advance(3_600_000)
  await startBikeEdit(shop.deps, due?.id ?? 0)
  await startBikeEdit(shop.deps, due?.id ?? 0)
  const bike = await publicBike()
  expect(bike.tagline).toBe('Later.')
  expect(bike.rules).toHaveLength(nyx.rules.length + 1)
  expect(await listDueBikeEdits(shop.db, shop.clock.now(), 10)).toEqual([])
})

test('a planned change that could not be built any more is canceled, and says so', async () => {
  const starts_at = new Date(shop.clock.now().getTime() + 600_000).toISOString()
  await save(withoutBattery, { starts_at })
  await save((state) => ({
    ...state,
    parts: state.parts.map((part) =>
      part.id === partIdOf('battery-standard') ? { ...part, withheld } : part,
    ),
  }))
  shop.clock.advance(600_000)
  const [due] = await listDueBikeEdits(shop.db, shop.clock.now(), 10)
  await startBikeEdit(shop.deps, due?.id ?? 0)
  const edit = (await read()).edits.find(({ id }) => id === due?.id)
  expect(edit).toMatchObject({ state: 'canceled' })
  expect(edit?.note).toContain('Keep at least one choice that’s offered')
})

test('a color is offered again on its day, by the shop itself', async () => {
  const [color] = nyx.colors
  const until = new Date(shop.clock.now().getTime() + 3 * 86_400_000).toISOString().slice(0, 10)
  await save((state) => ({
    ...state,
    colors: state.colors.map((one) =>
      one.id === color?.id ? { ...one, withheld: { ...withheld, until } } : one,
    ),
  }))
  expect((await publicBike()).colors[0]?.unavailable).toContain('Available from')
  await offerAgain(shop.deps)
  expect((await publicBike()).colors[0]?.unavailable).toBeDefined()
  shop.clock.advance(4 * 86_400_000)
  await offerAgain(shop.deps)
  await offerAgain(shop.deps)
  expect((await publicBike()).colors[0]?.unavailable).toBeUndefined()
  const rows = await shop.db.select().from(bikeEdits).where(eq(bikeEdits.bike_id, nyx.id))
  expect(rows.map(({ made_by }) => made_by === null)).toEqual([false, true])
})

test('of two people who save over each other one is refused, and one press saves once', async () => {
  const { edition } = await read()
  await save((state) => ({ ...state, tagline: 'One.' }))
  expect(outcome(await save((state) => ({ ...state, tagline: 'Two.' }), { edition }))).toBe(
    'bike_changed',
  )
  const now = (await read()).edition
  const more = { edition: now, request_key: crypto.randomUUID() }
  const all = await Promise.all(
    [1, 2, 3].map(() => save((state) => ({ ...state, tagline: 'Three.' }), more)),
  )
  expect(all.map(outcome)).toEqual(['done', 'done', 'done'])
  expect((await read()).edits).toHaveLength(2)
})

test('new geometry is what the shop draws, and colors by size follow', async () => {
  const [size] = nyx.sizes
  await save((state) => ({
    ...state,
    sizes: state.sizes.map((one) =>
      one.id === size?.id
        ? { ...one, geometry: { ...one.geometry, reach: 444 }, color_ids: [nyx.colors[0]?.id ?? 0] }
        : one,
    ),
  }))
  const [public_] = (await publicBike()).sizes
  expect(public_).toMatchObject({ geometry: { reach: 444 }, color_ids: [nyx.colors[0]?.id] })
})

test('a rule is tried before it holds, and then forbids what was said', async () => {
  await inCart('battery-large')
  const rule = {
    ...{ id: 'tried', when: ['battery-large'], requires_any: ['display-color'], excludes: [] },
    reason: 'The large battery needs the color display.',
  }
  const withRule = (state: State) => ({ ...state, rules: [...state.rules, rule] })
  const { state } = await read()
  const tried = dataOf<Preview>(
    await office('POST', `bikes/${SLUG}/preview`, { state: withRule(state) }),
  )
  expect(tried.rules.find(({ rule_id }) => rule_id === 'tried')).toMatchObject({
    change: 'added',
    of: 4,
    forbids: 1,
    touched: { carts: { count: 1 } },
  })
  expect(tried.broken.carts.count).toBe(1)
  expect((await cart())[0]?.problem).toBeNull()
  await save(withRule)
  expect((await cart())[0]?.problem).toContain(rule.reason)
})

test('what makes no sense is refused with a sentence, and changes nothing', async () => {
  const before = (await read()).edition
  const rule = { id: 'no', when: ['wings'], excludes: ['rack'], requires_any: [], reason: 'No.' }
  const refused = await save((state) => ({ ...state, rules: [...state.rules, rule] }))
  expect(outcome(refused)).toBe('bike_not_buildable')
  expect(refused.body.message).toContain('doesn’t have')
  expect((await save((state) => ({ ...state, title: '' }))).status).toBe(422)
  expect(outcome(await save((state) => state))).toBe('bike_unchanged')
  expect(outcome(await save(withoutBattery, { starts_at: '2020-01-01T00:00:00.000Z' }))).toBe(
    'bike_hour_past',
  )
  expect((await read()).edition).toBe(before)
  expect(outcome(await office('GET', 'bikes/unicycle'))).toBe('bike_not_found')
  expect(outcome(await office('POST', `bikes/${SLUG}/edits/99/undo`))).toBe('bike_edit_not_found')
})
