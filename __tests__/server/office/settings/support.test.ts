import { eq } from 'drizzle-orm'

import type { ShopSettings } from '@/contract/office/settings/settings'
import { POSTED_HOURS } from '@/domain/community/support/support-hours'
import { shopZone } from '@/utils/shop-region'
import { dueAt, TICKET_TARGETS } from '@/domain/community/support/ticket-clock'
import { tickets } from '@/server/kernel/db/schema/community/support'

import { dataOf } from '@/__tests__/support/member-shop'
import { freshOffice } from '@/__tests__/support/fixtures'

const LATE = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: 900, closes: 1200 }))

const { shop, office } = freshOffice('settings')

const read = async () => dataOf<ShopSettings>(await office('GET'))
const save = async (input: object) => {
  const { support } = await read()
  return office('PUT', '/support', { ...support, ...input })
}
const ask = (index: number) =>
  shop.send('POST', '/api/contact', {
    ...{
      name: 'Ada',
      email: `ada${index}@example.com`,
      topic: 'bike',
      request_key: `6f9619ff-8b86-4d01-b42d-00c04fc964f${index}`,
    },
    order_number: '',
    message: 'My brakes squeal when it rains.',
  })
const due = async () =>
  (await shop.db.select().from(tickets).orderBy(tickets.id)).map(({ due_at }) => due_at)
const dueBy = (days: typeof LATE, closed: string[] = []) => {
  const now = shop.clock.now()
  const schedule = { days, zone: shopZone(), closed }
  return dueAt(schedule, { spent: 0, since: now, askedAt: now }, TICKET_TARGETS.normal)
}

test('hours begin as the specification posts them, on the contact page and at every foot', async () => {
  expect((await read()).support).toMatchObject({ hours: POSTED_HOURS, closed_days: [] })
  expect((await shop.send('GET', '/api/contact')).body.data).toMatchObject({ hours: POSTED_HOURS })
  expect((await shop.send('GET', '/api/promo')).body.data).toMatchObject({
    support: { hours: [{ days: 'Monday to Friday', time: '9 A.M to 5 P.M EST' }, {}] },
  })
})

test('a change shows at once, and moves the due times that its preview counted', async () => {
  expect((await ask(1)).status).toBe(200)
  await ask(2)
  const [before] = await due()
  expect(before).toEqual(dueBy([...POSTED_HOURS]))
  const posted = { hours: LATE, closed_days: [{ date: '2030-12-25', reason: 'Christmas' }] }
  const preview = await office('POST', '/support/preview', posted)
  expect(await due()).toEqual([before, before])
  const saved = await save(posted)
  const { moved } = dataOf<{ moved: { open: number; earlier: number; later: number } }>(saved)
  expect(moved).toEqual(preview.body.data)
  expect([moved.open, moved.earlier + moved.later]).toEqual([2, 2])
  expect(await due()).toEqual([dueBy(LATE), dueBy(LATE)])
  expect((await shop.send('GET', '/api/contact')).body.data).toMatchObject(posted)
  expect((await shop.send('GET', '/api/promo')).body.data).toMatchObject({
    support: { hours: [{ days: 'Monday to Friday', time: '3 P.M to 8 P.M EST' }] },
  })
  await ask(3)
  expect((await due())[2]).toEqual(dueBy(LATE))
})

test('a ticket that waits for its customer has no due time by any hours', async () => {
  await ask(1)
  await shop.db
    .update(tickets)
    .set({ status: 'waiting_for_customer', clock_since: null, asked_at: null, due_at: null })
    .where(eq(tickets.email, 'ada1@example.com'))
  const saved = dataOf<{ moved: object }>(await save({ hours: LATE }))
  expect(saved.moved).toEqual({ open: 0, earlier: 0, later: 0 })
  expect(await due()).toEqual([null])
})

test('tickets that come while hours change are due by the new ones', async () => {
  const [saved] = await Promise.all([save({ hours: LATE }), ...[1, 2, 3, 4].map(ask)])
  expect(saved.status).toBe(200)
  expect(await due()).toEqual([1, 2, 3, 4].map(() => dueBy(LATE)))
})

test('a save over someone else’s is refused, and so is what cannot be', async () => {
  const { support } = await read()
  await save({ hours: LATE })
  const late = await office('PUT', '/support', { ...support, hours: [] })
  expect([late.status, late.body.code]).toEqual([409, 'settings_changed'])
  const twice = [...LATE, { weekday: 1, opens: 540, closes: 600 }]
  expect((await save({ hours: twice })).status).toBe(422)
  expect((await save({ hours: [{ weekday: 1, opens: 600, closes: 540 }] })).status).toBe(422)
})

test('the support email of the settings is the one of contact page, foot and texts', async () => {
  const { name, address, vat_id, seen } = (await read()).shop
  const email = 'help@nireeka.example'
  expect((await office('PUT', '/shop', { name, address, vat_id, email, seen })).status).toBe(200)
  expect((await shop.send('GET', '/api/contact')).body.data).toMatchObject({ email })
  expect((await shop.send('GET', '/api/promo')).body.data).toMatchObject({ support: { email } })
})
