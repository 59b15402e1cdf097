import { sharedShop } from '@/__tests__/support/fixtures'
import { TICKET_STATUSES } from '@/domain/community/support/ticket-moves'
import { cannedAnswers, ticketMessages, tickets } from '@/server/kernel/db/schema/community/support'
import { seedTickets } from '@/server/seed/data/tickets'
import { seedSamples } from '@/server/seed/seed-samples'
import { seedSupportDesk } from '@/server/seed/seed-tickets'
import type { WireDeskTickets } from '@/contract/office/support/support'
import { dataOf } from '@/__tests__/support/member-shop'
import { TEST_NOW } from '@/__tests__/support/shop'
import { openDesk } from '@/__tests__/support/tickets'

const NOW = new Date(TEST_NOW)
const shop = sharedShop()

test('a shop begins without tickets and canned answers', async () => {
  expect(await shop.db.select().from(tickets)).toEqual([])
  expect(await shop.db.select().from(cannedAnswers)).toEqual([])
})

describe('the tickets of a sample shop', () => {
  beforeAll(async () => {
    await seedSamples(shop.url, NOW)
    await seedSupportDesk(shop.url, NOW)
  })

  test('are the same each time, in every state, and all in the past', async () => {
    expect(seedTickets(NOW)).toEqual(seedTickets(NOW))
    const rows = await shop.db.select().from(tickets)
    expect(rows).toHaveLength(seedTickets(NOW).length)
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(TICKET_STATUSES))
    const messages = await shop.db.select().from(ticketMessages)
    expect(messages.every(({ created_at }) => created_at <= NOW)).toBe(true)
    for (const { status, due_at, closed_at } of rows) {
      const isOurs = !['waiting_for_customer', 'closed'].includes(status)
      expect(due_at !== null).toBe(isOurs)
      expect(closed_at !== null).toBe(status === 'closed')
    }
    expect(rows.filter(({ bike_id, order_id }) => bike_id && order_id).length).toBeGreaterThan(2)
  })

  test('show up on the desk, in its reports, and never twice', async () => {
    expect(await seedSupportDesk(shop.url, NOW)).toEqual({ seeded: false })
    const { sam } = await openDesk(shop)
    const list = dataOf<WireDeskTickets>(await sam('GET', '/api/backoffice/tickets'))
    expect(list.tickets.length).toBeGreaterThanOrEqual(5)
    const { body } = await sam('GET', '/api/backoffice/ticket-reports?days=60')
    expect(body.data).toMatchObject({ score: { count: 4 } })
    expect((body.data as { searched_in_vain: unknown[] }).searched_in_vain.length).toBeGreaterThan(
      4,
    )
    expect((await shop.db.select().from(cannedAnswers)).length).toBeGreaterThanOrEqual(5)
  })
})
