import { sql } from 'drizzle-orm'

import { webhookDeliveries, webhooks } from '@/server/kernel/db/schema/system/webhooks'
import { newSecret } from '@/server/office/webhooks/change-webhooks'
import { openSecret } from '@/server/office/webhooks/sign'

import { killNow, SECRET, startApi, type Running } from '@/__tests__/support/api/api-runner'
import { until } from '@/__tests__/support/api/local-server'
import { draws } from '@/__tests__/support/draws'
import { freshShop } from '@/__tests__/support/fixtures'
import { openReceiver, verify, type Receiver } from '@/__tests__/support/api/receiver'

const KILLS = draws({ few: 3, many: 100 })
/** Events between two kills; every fourth is rolled back. */
const EVENTS = 24
const SUBJECTS = 5

const shop = freshShop()
let receiver: Receiver
let worker: Running | null = null
beforeEach(async () => {
  receiver = await openReceiver()
})
afterEach(async () => {
  if (worker) await killNow(worker)
  worker = null
  await receiver.close()
})

const isRolledBack = (number: number) => number % 4 === 3

async function writeEvent(number: number): Promise<void> {
  await shop.db
    .transaction(async (tx) => {
      const detail = JSON.stringify({ sku: `sku-${number}` })
      await tx.execute(sql`select queue_webhook_event('stock.changed', ${`stock/${number % SUBJECTS}`},
        null, null, ${detail}::jsonb, now())`)
      if (isRolledBack(number)) tx.rollback()
    })
    .catch(() => undefined)
}

/** Ends the leases of a killed worker, which otherwise last a minute. */
async function endLeases(): Promise<void> {
  await shop.db.execute(
    `update jobs.job set state = 'failed' where name = 'webhooks' and state = 'active'`,
  )
  await shop.db
    .update(webhookDeliveries)
    .set({ due_at: new Date() })
    .where(sql`state = 'waiting'`)
}

test('each event reaches its webhook at least once, with one id, however often the worker is killed', async () => {
  const row = { name: 'ERP', address: receiver.url, events: ['stock.changed'] as const }
  const [hook] = await shop.db
    .insert(webhooks)
    .values({ ...row, events: [...row.events], id: 'erp', ...newSecret(SECRET) })
    .returning()
  const waiting = () => shop.db.$count(webhookDeliveries, sql`state = 'waiting'`)
  const start = async () =>
    startApi(shop.url, '', { WORKER: 'on', WEBHOOK_ALLOWED_RANGES: '127.0.0.0/8' })
  let written = 0
  for (let kill = 0; kill < KILLS; kill += 1) {
    worker = await start()
    const goal = receiver.received.length + 1 + (kill % (EVENTS / 2))
    const writing = (async () => {
      for (let index = 0; index < EVENTS; index += 1) await writeEvent(written + index)
    })()
    await until(() => receiver.received.length >= goal, 60)
    await killNow(worker)
    await writing
    written += EVENTS
    await endLeases()
  }
  worker = await start()
  await until(async () => (await waiting()) === 0, 120)

  const secret = openSecret(SECRET, hook?.sealed_secret ?? '')
  const ids = new Map<number, Set<string>>()
  const order = new Map<number, number[]>()
  for (const one of receiver.received) {
    verify(secret, one)
    const number = Number(String(one.message.data.sku).slice(4))
    if (!ids.has(number))
      order.set(number % SUBJECTS, [...(order.get(number % SUBJECTS) ?? []), number])
    ids.set(number, (ids.get(number) ?? new Set()).add(one.headers['webhook-id'] ?? ''))
  }
  const all = Array.from({ length: written }, (_, number) => number)
  expect([...ids.keys()].sort((a, b) => a - b)).toEqual(all.filter((one) => !isRolledBack(one)))
  expect([...ids.values()].filter(({ size }) => size !== 1)).toEqual([])
  for (const numbers of order.values()) expect(numbers).toEqual([...numbers].sort((a, b) => a - b))
}, 3_600_000)
