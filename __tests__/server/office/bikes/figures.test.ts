import { desc } from 'drizzle-orm'

import { auditDetails } from '@/server/kernel/db/schema/accounts/audit'
import { listDueBikeEdits, startBikeEdit } from '@/server/office'

import { freshOffice } from '@/__tests__/support/fixtures'
import { dataOf } from '@/__tests__/support/member-shop'
import {
  bikeEditor,
  type BikePage as Page,
  type BikeState as State,
} from '@/__tests__/support/catalog/bike-editor'

const { shop, admin, office } = freshOffice('bikes/nyx')
const { read, save, publicBike } = bikeEditor({ shop, admin })

const figured = (figures: object) => (state: State) =>
  ({ ...state, figures: { ...state.figures, ...figures } }) as State
const STRONGER = { power: 600, gross_limit: 140, weight: 23.1, range: 79 }

test('figures, kind and tires show in the shop once they are saved, and go back as a whole', async () => {
  const before = await publicBike()
  const saved = dataOf<Page>(
    await save((state) => ({
      ...figured(STRONGER)(state),
      ...{ kind: 'trail', tyre_label: '29 × 2.4' },
    })),
  )
  const byKey = (a: { key: string }, b: { key: string }) => a.key.localeCompare(b.key)
  expect([...(saved.edits[0]?.differences ?? [])].sort(byKey)).toEqual([
    { key: 'figures.gross_limit', was: '135', became: '140' },
    { key: 'figures.power', was: '500', became: '600' },
    { key: 'figures.range', was: '80', became: '79' },
    { key: 'figures.weight', was: '22.6', became: '23.1' },
    { key: 'kind', was: '"full-suspension trail"', became: '"trail"' },
    { key: 'tyre_label', was: expect.any(String), became: '"29 × 2.4"' },
  ])
  expect(await publicBike()).toMatchObject({
    ...{ kind: 'trail', tyre_label: '29 × 2.4', gross_limit: 140 },
    performance: { power: 600, weight: 23.1, range: 79 },
  })
  const manual = await shop.send('GET', '/api/content/manual/nyx')
  expect(JSON.stringify(manual.body)).toContain('600 W')
  const logged = await shop.db.select().from(auditDetails).orderBy(desc(auditDetails.entry_id))
  expect(logged[0]?.payload.after).toMatchObject({ gross_limit: 140, performance: { power: 600 } })

  await office('POST', `/edits/${saved.edits[0]?.id}/undo`)
  expect(await publicBike()).toEqual(before)
})

test('what a part changes, and how far a fork goes, are edited with the bike', async () => {
  const partOf = (bike: Page['bike'], code: string) =>
    bike.groups.flatMap(({ parts }) => parts).find((part) => part.code === code)
  const { bike } = await read()
  const [fork, battery] = [partOf(bike, 'fork-air-160'), partOf(bike, 'battery-large')]
  await save((state) => ({
    ...state,
    parts: state.parts.map((part) => {
      if (!part.figures) return part
      if (part.id === fork?.id) return { ...part, figures: { ...part.figures, travel: 170 } }
      if (part.id !== battery?.id) return part
      return { ...part, figures: { ...part.figures, battery: 130, range_factor: 0.98 } }
    }),
  }))
  const now = await publicBike()
  expect(partOf(now, 'fork-air-160')?.look.fork).toEqual({ kind: 'air', travel: 170 })
  expect(partOf(now, 'battery-large')).toMatchObject({
    ...{ range_factor: 0.98, performance: { ...battery?.performance, battery: 130 } },
  })
})

test.each([
  [{ power: 9_000 }, 'Motor power: enter 50 to 2000 W.'],
  [{ gross_limit: 90 }, 'the gross limit leaves'],
  [{ axle_to_crown: 580 }, 'The table of lengths doesn’t fit this fork.'],
])(
  '%j is refused with a sentence when it is tried and when it is saved',
  async (figures, words) => {
    const before = (await read()).edition
    const tried = await office('POST', '/preview', {
      state: figured(figures)((await read()).state),
    })
    for (const reply of [tried, await save(figured(figures))]) {
      expect([reply.status, reply.body.code]).toEqual([422, 'bike_not_buildable'])
      expect(reply.body.message).toContain(words)
    }
    expect((await read()).edition).toBe(before)
  },
)

test('a planned figure comes at its hour; of two people one is told', async () => {
  const starts_at = new Date(shop.clock.now().getTime() + 600_000).toISOString()
  const { edition } = await read()
  await save(figured(STRONGER), { starts_at })
  await save(figured({ standover_clearance: 60 }))
  expect((await save(figured({ standover_clearance: 70 }), { edition })).body.code).toBe(
    'bike_changed',
  )
  expect(await publicBike()).toMatchObject({ gross_limit: 135, standover_clearance: 60 })
  shop.clock.advance(600_000)
  const [due] = await listDueBikeEdits(shop.db, shop.clock.now(), 10)
  await startBikeEdit(shop.deps, due?.id ?? 0)
  expect(await publicBike()).toMatchObject({ gross_limit: 140, standover_clearance: 60 })
})

test('a client that knows of no figures keeps them', async () => {
  const before = await publicBike()
  await save(({ figures: _, kind: __, tyre_label: ___, ...state }) => ({
    ...state,
    tagline: 'As before.',
    parts: state.parts.map(({ figures: ____, ...part }) => part),
  }))
  expect(await publicBike()).toEqual({ ...before, tagline: 'As before.' })
})
