import { randomUUID } from 'node:crypto'

import type { WireDeskTicket } from '@/contract/office/support/support'
import type { WireThread } from '@/contract/community/support/support'
import { mailOutbox } from '@/server/kernel/db/schema/system/mail'

import { makeAdmin } from './admins'
import { dataOf } from './member-shop'
import { as, register, type Member } from './members'
import type { Reply, TestShop } from './shop'

type Send = ReturnType<typeof as>

export interface DeskWorld {
  shop: TestShop
  sam: Send
  samIs: Member
  ask(message: string, more?: Record<string, unknown>, send?: Send): Promise<string>
  keyOf(number: string): Promise<string>
  desk(number: string): Promise<WireDeskTicket>
  answer(number: string, more?: Record<string, unknown>): Promise<Reply>
  change(number: string, change: Record<string, unknown>): Promise<Reply>
}

export async function openDesk(shop: TestShop): Promise<DeskWorld> {
  const samIs = await register(shop, 'Sam')
  await makeAdmin(shop, samIs)
  const sam = as(shop, samIs)
  const desk = async (number: string) =>
    dataOf<WireDeskTicket>(await sam('GET', `/api/backoffice/tickets/${number}`))
  const versionOf = async (number: string) => (await desk(number)).version
  return {
    shop,
    sam,
    samIs,
    desk,
    async ask(message, more = {}, send = shop.send) {
      const body = {
        name: 'Ada Rider',
        email: 'ada@example.com',
        topic: 'bike',
        message,
        request_key: randomUUID(),
        ...more,
      }
      return dataOf<{ number: string }>(await send('POST', '/api/contact', body)).number
    },
    async keyOf(number) {
      const letters = await shop.db.select().from(mailOutbox)
      const found = letters.map(
        ({ text }) => new RegExp(`/tickets/${number}/(\\S+)`).exec(text)?.[1],
      )
      return found.find(Boolean) ?? ''
    },
    answer: async (number, more = {}) =>
      sam('POST', `/api/backoffice/tickets/${number}/answers`, {
        version: await versionOf(number),
        body: 'Please send us a picture.',
        then: 'waiting_for_customer',
        request_key: randomUUID(),
        ...more,
      }),
    change: async (number, change) =>
      sam('PUT', `/api/backoffice/tickets/${number}`, {
        version: await versionOf(number),
        ...change,
      }),
  }
}

export const asThread = (reply: Reply) => dataOf<WireThread>(reply)
