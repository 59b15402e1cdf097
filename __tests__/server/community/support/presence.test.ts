import { sql } from 'drizzle-orm'

import type { PresentAgent } from '@/contract/office/support/support'
import { PRESENCE_LIFE_MS } from '@/domain/office/support/desk'

import { registerAdmin } from '@/__tests__/support/admins'
import { dataOf } from '@/__tests__/support/member-shop'
import { as } from '@/__tests__/support/members'
import { shared, sharedShop } from '@/__tests__/support/fixtures'
import { openDesk, type DeskWorld } from '@/__tests__/support/tickets'

const shop = sharedShop()
const world = shared(() => openDesk(shop))
let kim: DeskWorld['sam']
beforeAll(async () => void (kim = as(shop, await registerAdmin(shop, 'Kim'))))

async function say(send: DeskWorld['sam'], number: string, doing: string) {
  const reply = await send('PUT', `/api/backoffice/tickets/${number}/presence`, { doing })
  const { people } = dataOf<{ people: PresentAgent[] }>(reply)
  return people.map((one) => `${one.name} ${one.doing}`)
}

async function announced(): Promise<number> {
  const { rows } = await shop.db.execute<{ count: number }>(
    sql`select count(*)::int as count from live_events where kind = 'ticket'`,
  )
  return rows[0]?.count ?? 0
}

test('two on one ticket see each other until one leaves or falls silent', async () => {
  const [number, other] = [
    await world.ask('The rear wheel squeaks.'),
    await world.ask('The rear wheel rattles.'),
  ]
  expect(await say(world.sam, number, 'reading')).toEqual([])
  expect(await say(kim, number, 'answering')).toEqual(['Sam reading'])
  expect(await say(world.sam, number, 'reading')).toEqual(['Kim answering'])
  expect(await say(world.sam, other, 'reading')).toEqual([])
  expect(await say(kim, number, 'left')).toEqual(['Sam reading'])
  expect(await say(world.sam, number, 'noting')).toEqual([])
  shop.clock.advance(PRESENCE_LIFE_MS + 1)
  expect(await say(kim, number, 'reading')).toEqual([])
})

test('only what is new to somebody is announced', async () => {
  const number = await world.ask('The rear wheel clicks.')
  const before = await announced()
  await say(world.sam, number, 'reading')
  expect(await announced()).toBe(before)
  await say(kim, number, 'reading')
  expect(await announced()).toBe(before + 1)
  await say(kim, number, 'reading')
  expect(await announced()).toBe(before + 1)
  await say(kim, number, 'answering')
  expect(await announced()).toBe(before + 2)
})

test('whatever is said in a ticket is announced to the desk', async () => {
  const before = await announced()
  const number = await world.ask('The rear wheel groans.')
  expect(await announced()).toBeGreaterThan(before)
  const countAfterQuestion = await announced()
  await world.answer(number)
  expect(await announced()).toBeGreaterThan(countAfterQuestion)
})
