import type { AuditList } from '@/contract/office/audit/audit'
import type { WireBike } from '@/contract/shop/configurator/configurator'
import { startBikeEdit } from '@/server/office/bikes/save-bike'

import {
  bikeEditor,
  type BikePage as Page,
  type BikeState as State,
} from '@/__tests__/support/catalog/bike-editor'
import { dataOf } from '@/__tests__/support/member-shop'
import { as } from '@/__tests__/support/members'
import { freshOffice } from '@/__tests__/support/fixtures'

const { shop, admin, office } = freshOffice('bikes/')
const { read, save, publicBike } = bikeEditor({ shop, admin })
const PART = {
  ...{ like: 'battery-large', also: [] as string[], title: 'Cold-weather battery' },
  ...{ note: 'Heated cells.', price: 449, weight: 1.1, lead_days: 3 },
}
const COLOR = { title: 'Clay', type: 'Pearlized', hex: '#B5651D', surcharge: 120, lead_days: 4 }
const addPart = (more: object = {}, slug = 'nyx') =>
  office('POST', `${slug}/parts`, { ...PART, ...more })
async function addColor(more: object = {}) {
  const { bike } = await read()
  return office('POST', 'nyx/colors', {
    ...COLOR,
    size_ids: bike.sizes.map(({ id }) => id),
    ...more,
  })
}

const partsOf = (bike: WireBike | Page['bike']) => bike.groups.flatMap(({ parts }) => parts)

const offering =
  (title: string, withheld: State['parts'][number]['withheld'] = null) =>
  (state: State): State => ({
    ...state,
    parts: state.parts.map((one) => (one.title === title ? { ...one, withheld } : one)),
    colors: state.colors.map((one) => (one.title === title ? { ...one, withheld } : one)),
  })

test('a new part is a draft that shoppers don’t see, and offered by a change of the bike', async () => {
  const added = dataOf<Page>(await addPart())
  const part = partsOf(added.bike).find(({ title }) => title === PART.title)
  const like = partsOf(added.bike).find(({ code }) => code === PART.like)
  expect(part).toMatchObject({
    ...{ code: 'cold-weather-battery', price: 449, lead_days: 3, look: like?.look },
    performance: { ...like?.performance, weight: 1.1 },
  })
  expect(partsOf(await publicBike()).map(({ title }) => title)).not.toContain(PART.title)

  await save(offering(PART.title))
  const shown = partsOf(await publicBike()).find(({ title }) => title === PART.title)
  expect(shown).toMatchObject({ id: part?.id, price: 449, note: PART.note })
  const { edits } = await read()
  expect(edits[0]?.differences.map(({ key }) => key)).toEqual([`parts.${part?.id}.withheld`])
})

test('a new color is made in the chosen sizes once it is offered, and costs what was typed', async () => {
  const [small, ...others] = (await read()).bike.sizes
  await addColor({ size_ids: others.map(({ id }) => id) })
  expect((await publicBike()).colors.map(({ title }) => title)).not.toContain('Clay')
  await save(offering('Clay'))
  const shown = await publicBike()
  const color = shown.colors.find(({ title }) => title === 'Clay')
  expect(color).toMatchObject({ hex: '#B5651D', type: 'Pearlized', surcharge: 120, lead_days: 4 })
  const madeIn = shown.sizes.filter(({ color_ids }) => color_ids.includes(color?.id ?? 0))
  expect(madeIn.map(({ id }) => id)).toEqual(others.map(({ id }) => id))
  expect(madeIn.map(({ id }) => id)).not.toContain(small?.id)
})

test('a new part is bought in the configurator at its price', async () => {
  await addPart()
  await save(offering(PART.title))
  const bike = await publicBike()
  const group = bike.groups.find(({ parts }) => parts.some(({ title }) => title === PART.title))
  const part = group?.parts.find(({ title }) => title === PART.title)
  const single = bike.groups.filter(({ selection }) => selection === 'one')
  const build = (own: number | undefined) => ({
    ...{ size_id: bike.sizes.at(-1)?.id, color_id: bike.sizes.at(-1)?.color_ids[0], paint: null },
    selectedMultipleParts: {},
    selectedParts: Object.fromEntries(
      single.map(({ category_part_id, parts }) => [
        category_part_id,
        own !== undefined && category_part_id === group?.category_part_id ? own : parts[0]?.id,
      ]),
    ),
  })
  const priceOf = async (own?: number) => {
    const item = { product_id: bike.id, count: 1, server: { bike_slug: 'nyx', build: build(own) } }
    const body = { items: [item], country_id: 222 }
    const answer = await shop.send('POST', '/api/shipping-vat-guest', body)
    return answer.body.data?.quote?.totals.subtotal ?? Number.NaN
  }
  expect((await priceOf(part?.id)) - (await priceOf())).toBeCloseTo(449)
})

test('rules can speak of a draft and are tried on it', async () => {
  const { state } = dataOf<Page>(await addPart())
  const rule = {
    ...{ id: 'cold', when: ['cold-weather-battery'], excludes: ['size-S'], requires_any: [] },
    reason: 'It doesn’t fit the S frame.',
  }
  const preview = dataOf<{ rules: { rule_id: string; forbids: number }[] }>(
    await office('POST', 'nyx/preview', { state: { ...state, rules: [...state.rules, rule] } }),
  )
  expect(preview.rules.find(({ rule_id }) => rule_id === 'cold')?.forbids).toBeGreaterThan(0)
})

test('a part goes to several bikes at once, or to none of them', async () => {
  const missing = await addPart({ like: 'fork-170', also: ['nireeka-homie'] })
  expect(missing.body.code).toBe('bike_option_not_found')
  await addPart({ also: ['nireeka-homie'] })
  for (const slug of ['nyx', 'nireeka-homie']) {
    const { bike } = await read(slug)
    expect(partsOf(bike).filter(({ title }) => title === PART.title)).toHaveLength(1)
  }
  const { bike } = await read('nireeka-prime')
  expect(partsOf(bike).some(({ title }) => title === PART.title)).toBe(false)
})

test('two people who add the same at once: one of them is told', async () => {
  const parts = await Promise.all([addPart(), addPart()])
  expect(parts.map(({ status }) => status).sort()).toEqual([200, 409])
  const colors = await Promise.all([addColor(), addColor()])
  expect(colors.map(({ status }) => status).sort()).toEqual([200, 409])
  const both = await Promise.all([
    addPart({ title: 'One' }),
    addPart({ title: 'Two' }, 'nireeka-homie'),
  ])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
})

test('it is offered at an hour, unless it was removed before', async () => {
  await addPart()
  const starts_at = new Date(shop.clock.now().getTime() + 60_000).toISOString()
  const { edits, state } = dataOf<Page>(await save(offering(PART.title), { starts_at }))
  const draft = state.parts.find(({ title }) => title === PART.title)
  expect(partsOf(await publicBike()).some(({ title }) => title === PART.title)).toBe(false)
  shop.clock.advance(60_001)
  await startBikeEdit(shop.deps, edits[0]?.id ?? 0)
  expect(partsOf(await publicBike()).some(({ title }) => title === PART.title)).toBe(true)
  const late = await office('DELETE', `nyx/drafts/parts/${draft?.id}`)
  expect(late.body.code).toBe('bike_draft_not_found')
})

test('removing a draft while its hour comes leaves it offered or gone, never half', async () => {
  await addPart()
  const starts_at = new Date(shop.clock.now().getTime() + 60_000).toISOString()
  const { edits, state } = dataOf<Page>(await save(offering(PART.title), { starts_at }))
  const id = state.parts.find(({ title }) => title === PART.title)?.id
  shop.clock.advance(60_001)
  const [removed] = await Promise.all([
    office('DELETE', `nyx/drafts/parts/${id}`),
    startBikeEdit(shop.deps, edits[0]?.id ?? 0),
  ])
  const isShown = partsOf(await publicBike()).some(({ title }) => title === PART.title)
  expect(removed.status).toBe(isShown ? 404 : 200)
})

test('what was offered once is withdrawn when that is undone, but known: orders may have it', async () => {
  await addPart()
  const { edits } = dataOf<Page>(await save(offering(PART.title)))
  await office('POST', `nyx/edits/${edits[0]?.id}/undo`)
  const withheld = (await read()).state.parts.find(({ title }) => title === PART.title)?.withheld
  expect(withheld).toEqual({ reason: 'It isn’t offered yet.', until: null })
  expect(partsOf(await publicBike()).some(({ title }) => title === PART.title)).toBe(true)
  await save(offering(PART.title, { reason: 'Hidden.', until: null, is_draft: true }))
  expect(partsOf(await publicBike()).some(({ title }) => title === PART.title)).toBe(true)
})

test('the audit log names a new color, instead of its number', async () => {
  await addColor()
  const reply = await as(shop, admin)('GET', '/api/backoffice/audit?kind=bikes&subject=nyx')
  const [entry] = dataOf<AuditList>(reply).items
  const { colors } = entry?.after as { colors: Record<string, unknown> }
  expect(colors).toMatchObject({ Clay: { is_draft: true } })
  expect(Object.keys(colors).filter((name) => /^\d+$/.test(name))).toEqual([])
})

test('a draft is removed, and its color is in no size any more', async () => {
  const { state } = dataOf<Page>(await addColor())
  const id = state.colors.find(({ title }) => title === 'Clay')?.id ?? 0
  const after = dataOf<Page>(await office('DELETE', `nyx/drafts/colors/${id}`))
  expect(after.state.colors.some(({ title }) => title === 'Clay')).toBe(false)
  expect(after.state.sizes.some(({ color_ids }) => color_ids.includes(id))).toBe(false)
  const [night] = after.state.colors
  const offered = await office('DELETE', `nyx/drafts/colors/${night?.id}`)
  expect(offered.body.code).toBe('bike_draft_not_found')
})

test.each([
  [{ title: ' ' }, 'invalid_input'],
  [{ price: 100_000.01 }, 'invalid_input'],
  [{ weight: 31 }, 'invalid_input'],
  [{ lead_days: -1 }, 'invalid_input'],
  [{ like: 'nothing' }, 'bike_option_not_found'],
  [{ title: 'Battery, large' }, 'bike_option_exists'],
  [{ also: ['no-bike'] }, 'bike_not_found'],
])('a part with %j: %s', async (more, code) => {
  const { status, body } = await addPart(more)
  expect(status === 200 ? 'ok' : body.code).toBe(code)
})

test.each([
  [{ hex: '#b5651d' }, 'invalid_input'],
  [{ type: 'Custom' }, 'invalid_input'],
  [{ surcharge: -1 }, 'invalid_input'],
  [{ size_ids: [] }, 'invalid_input'],
  [{ size_ids: [1] }, 'bike_option_not_found'],
  [{ title: 'night' }, 'bike_option_exists'],
])('a color with %j: %s', async (more, code) => {
  expect((await addColor(more)).body.code).toBe(code)
})
