import { seedCampaigns } from '@/server/seed/data/campaigns'
import type { Campaign } from '@/contract/office/campaigns/campaigns'

import { freshOffice } from '@/__tests__/support/fixtures'
import { dataOf } from '@/__tests__/support/member-shop'

/** Delay in ms, shorter than a login lasts. */
const WAIT_MS = 600_000

const { shop, office } = freshOffice('campaigns')
const all = async () => dataOf<{ entries: Campaign[] }>(await office('GET')).entries
const shown = async () =>
  dataOf<{ banner: { title: string } | null; seasonal: { code: string } | null }>(
    await shop.send('GET', '/api/promo'),
  )
const soon = (ms: number) => new Date(shop.clock.now().getTime() + ms).toISOString()

const BANNER = {
  ...{ kind: 'banner', title: 'Fall tour', text: 'Ride with us.', link: '/news/fall' },
  ...{ link_label: 'See the dates', code: null, starts_at: null, ends_at: null, is_active: true },
}
const { kind: _, ...WORDS } = BANNER

test('the list has what the shop begins with, and says what visitors see', async () => {
  expect((await all()).map(({ id, state, is_shown }) => [id, state, is_shown]).sort()).toEqual(
    seedCampaigns.map(({ id }) => [id, 'running', true]).sort(),
  )
})

test('changed words are shown at once, in their window only', async () => {
  const [banner] = (await all()).filter(({ kind }) => kind === 'banner')
  const { id = '', version = '' } = banner ?? {}
  const ends_at = soon(WAIT_MS)
  const changed = await office('PUT', `/${id}`, { ...WORDS, ends_at, version })
  expect(changed.body.data).toMatchObject({ title: 'Fall tour', state: 'running', is_shown: true })
  expect((await shown()).banner).toMatchObject({ title: 'Fall tour', link: '/news/fall', ends_at })
  shop.clock.advance(WAIT_MS)
  expect((await shown()).banner).toBeNull()
  expect((await all()).find((one) => one.id === id)).toMatchObject({ state: 'ended' })
})

test('a new banner takes the place of another one when its hour has come', async () => {
  const added = await office('POST', '', { ...BANNER, starts_at: soon(WAIT_MS) })
  expect(added.body.data).toMatchObject({ state: 'planned', is_shown: false })
  expect((await shown()).banner?.title).not.toBe('Fall tour')
  shop.clock.advance(WAIT_MS)
  expect((await shown()).banner?.title).toBe('Fall tour')
  const rows = (await all()).filter(({ kind }) => kind === 'banner')
  expect(rows.map(({ title, is_shown }) => [title, is_shown])).toContainEqual(['Fall tour', true])
  expect(rows.filter(({ is_shown }) => is_shown)).toHaveLength(1)
})

test('what could not be shown is refused by its field', async () => {
  const offer = { ...BANNER, kind: 'seasonal', link: null, link_label: null, code: 'nosuchcode' }
  for (const [body, field] of [
    [offer, 'code'],
    [{ ...BANNER, link: null }, 'link'],
    [{ ...BANNER, link: 'javascript:alert(1)' }, 'link'],
    [{ ...BANNER, link: '//elsewhere.example' }, 'link'],
    [{ ...BANNER, link_label: null }, 'link_label'],
    [{ ...BANNER, starts_at: soon(WAIT_MS), ends_at: soon(0) }, 'ends_at'],
  ] as const) {
    const reply = await office('POST', '', body)
    expect({ field, status: reply.status }).toEqual({ field, status: 422 })
    expect(reply.body.errors?.[0]?.field).toBe(field)
  }
})

test('an offer names a code of the shop in any case and keeps no link', async () => {
  const offer = { ...BANNER, kind: 'seasonal', code: 'XMAS', starts_at: soon(0) }
  const added = await office('POST', '', offer)
  expect(added.body.data).toMatchObject({ code: 'xmas', link: null, link_label: null })
  shop.clock.advance(1)
  expect((await shown()).seasonal).toMatchObject({ title: 'Fall tour', code: 'xmas' })
})
