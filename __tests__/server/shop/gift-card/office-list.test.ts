import { sendGiftCard } from '@/server/after-sale'
import { dayAfter } from '@/domain/kit/zone-time'
import { giftCards } from '@/server/kernel/db/schema/orders/gift-card'
import { eq } from 'drizzle-orm'

import type { GiftCardRow, GiftCardsPage } from '@/contract/office/gift-card/gift-card'

import { dataOf } from '@/__tests__/support/member-shop'
import { buyAsGuest } from '@/__tests__/support/orders/orders'
import { freshOffice } from '@/__tests__/support/fixtures'

const CODE = /\b[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}\b/

const { shop, office } = freshOffice('gift-cards')

async function buy(email: string, gift: { to_email: string; send_on: string | null } | null) {
  const item = { product_id: 5_000_124, count: 1, amount: 100 }
  const words = { to_name: 'Jill', from_name: 'Jack', message: 'Enjoy' }
  const items = [gift ? { ...item, gift: { ...words, ...gift } } : item]
  return (await buyAsGuest(shop, items, { email })).number
}

const list = async (query = '') => dataOf<GiftCardsPage>(await office('GET', query))
const ordersIn = (cards: GiftCardRow[]) => cards.map((card) => card.order_number)

test('cards are found by how far they are, by order, by buyer and by recipient, and no code is told', async () => {
  const later = dayAfter(shop.clock.now().toISOString().slice(0, 10), 9)
  const own = await buy('ada@example.com', null)
  const waiting = await buy('bob@example.com', { to_email: 'Jill@example.com', send_on: later })
  const sent = await buy('cleo@example.com', { to_email: 'jim@example.com', send_on: null })
  for (const { id } of await shop.db.select().from(giftCards)) await sendGiftCard(shop.deps, id)

  const all = await list()
  expect(ordersIn(all.cards)).toEqual([sent, waiting, own])
  expect(all.cards.map((card) => card.list)).toEqual(['active', 'waiting', 'active'])
  expect(all.cards.map(({ recipient }) => recipient.toLowerCase())).toEqual([
    'jim@example.com',
    'jill@example.com',
    '',
  ])
  expect(all).toMatchObject({ open_count: 3, open_amount: 300 })
  expect(JSON.stringify(all)).not.toMatch(CODE)

  expect(ordersIn((await list('?list=waiting')).cards)).toEqual([waiting])
  expect(ordersIn((await list(`?q=${own.toLowerCase()}`)).cards)).toEqual([own])
  expect(ordersIn((await list('?q=BOB@example.com')).cards)).toEqual([waiting])
  expect(ordersIn((await list('?q=jill@example.com')).cards)).toEqual([waiting])
  expect((await list('?q=nobody@example.com')).cards).toEqual([])

  const active = await list('?list=active')
  expect(active.range).toEqual({ from: 1, matching: 3 })
  const rest = await list(`?list=active&after=${active.cards[0]?.id}`)
  expect([ordersIn(rest.cards), rest.range]).toEqual([[waiting, own], { from: 2, matching: 3 }])
})

test('an ended card is worth nothing anymore, and a redeemed one names who has it', async () => {
  await buy('ada@example.com', null)
  await buy('bob@example.com', null)
  const [first, second] = await shop.db.select().from(giftCards).orderBy(giftCards.id)
  await shop.db
    .update(giftCards)
    .set({ state: 'void' })
    .where(eq(giftCards.id, first?.id ?? 0))
  expect(await list()).toMatchObject({ open_count: 1, open_amount: 100 })
  await shop.db
    .update(giftCards)
    .set({ state: 'redeemed', redeemed_at: shop.clock.now() })
    .where(eq(giftCards.id, second?.id ?? 0))
  const { cards, ...open } = await list('?list=redeemed')
  expect(open).toMatchObject({ open_count: 0, open_amount: 0 })
  expect(cards).toMatchObject([{ list: 'redeemed', redeemed_by: null }])
})
