import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

import { Client } from 'pg'

import { WEBHOOK_EVENTS } from '@/domain/office/webhooks/webhook-events'

import { ShopDatabase } from '../__tests__/journeys/support/shop-database'
import { ask } from './members'
import { registerOwner } from './owner'
import { databaseUrlOf, newDataDir, removeDataDir, startShop, type BenchShop } from './shop'
import type { Row } from './table'

const LIVING = 9
const WRITERS = 8
const WRITING_MS = 10_000
const PACED = 50
const PACE_MS = 100
const EVENTS_PER_S = 1_000
/** Jobs look for events every two seconds. */
const ARRIVAL_MS = 3_000

/** Measures events for ten webhooks, one of which accepts connections and never answers. */
export async function webhookRows(port: number): Promise<Row[]> {
  const arrivals = new Map<string, number[]>()
  const living = await Promise.all(Array.from({ length: LIVING }, () => openReceiver(arrivals)))
  const dead = await openReceiver(null)
  const dataDir = newDataDir()
  const shop = await startShop(port, dataDir, { WEBHOOK_ALLOWED_RANGES: '127.0.0.0/8' })
  try {
    await addWebhooks(shop, [...living, dead].map(addressOf))
    return [await pacedRow(shop, arrivals), await acceptedRow(shop)]
  } finally {
    await shop.stop()
    removeDataDir(dataDir)
    for (const server of [...living, dead]) {
      server.closeAllConnections()
      server.close()
    }
  }
}

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`

/** @param arrivals moments of arrival by subject; null for a receiver that never answers */
async function openReceiver(arrivals: Map<string, number[]> | null): Promise<Server> {
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (piece: Buffer) => (text += piece.toString()))
    request.on('end', () => {
      if (!arrivals) return
      const { data } = JSON.parse(text) as { data: { sku: string } }
      arrivals.set(data.sku, [...(arrivals.get(data.sku) ?? []), performance.now()])
      response.writeHead(204).end()
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return server
}

async function addWebhooks({ origin, dataDir }: BenchShop, addresses: string[]): Promise<void> {
  const database = await ShopDatabase.open(dataDir)
  const token = await registerOwner(origin, database).finally(() => database.close())
  for (const [index, address] of addresses.entries()) {
    const body = { name: `Program ${index}`, address, events: WEBHOOK_EVENTS, with_customer: false }
    await ask(origin, '/api/backoffice/webhooks', { token, body })
  }
}

async function withClients<Result>(
  { appPid }: BenchShop,
  count: number,
  work: (clients: Client[]) => Promise<Result>,
): Promise<Result> {
  const connectionString = databaseUrlOf(appPid)
  const clients = Array.from({ length: count }, () => new Client({ connectionString }))
  await Promise.all(clients.map((client) => client.connect()))
  try {
    return await work(clients)
  } finally {
    await Promise.all(clients.map((client) => client.end()))
  }
}

/** Commits an event. */
const write = (client: Client, sku: string) =>
  client.query(
    `select queue_webhook_event('stock.changed', $1, null, null, jsonb_build_object('sku', $2::text), now())`,
    [`stock/${sku}`, sku],
  )

/** Events at a pace at which the shop can send: how long each needs to the last of the living webhooks. */
async function pacedRow(shop: BenchShop, arrivals: Map<string, number[]>): Promise<Row> {
  const begun = new Map<string, number>()
  await withClients(shop, 1, async ([client]) => {
    for (let index = 0; client && index < PACED; index += 1) {
      begun.set(`paced-${index}`, performance.now())
      await write(client, `paced-${index}`)
      await pause(PACE_MS)
    }
  })
  await pause(2 * ARRIVAL_MS)
  const times = [...begun].map(([sku, at]) => {
    const all = arrivals.get(sku) ?? []
    return all.length < LIVING ? Infinity : Math.max(...all) - at
  })
  const slowest = Math.max(...times)
  return {
    what: `${PACED} events reach ${LIVING} webhooks beside a dead one, slowest`,
    budget: `≤ ${ARRIVAL_MS} ms`,
    measured: `${slowest.toFixed(0)} ms`,
    isWithinBudget: slowest <= ARRIVAL_MS,
  }
}

/** Events as fast as the database commits them, while the shop sends. */
async function acceptedRow(shop: BenchShop): Promise<Row> {
  const end = performance.now() + WRITING_MS
  let written = 0
  await withClients(shop, WRITERS, (clients) =>
    Promise.all(
      clients.map(async (client, writer) => {
        for (let index = 0; performance.now() < end; index += 1) {
          await write(client, `fast-${writer}-${index}`)
          written += 1
        }
      }),
    ),
  )
  const perSecond = written / (WRITING_MS / 1_000)
  return {
    what: `events accepted for ${LIVING + 1} webhooks, one of them dead`,
    budget: `≥ ${EVENTS_PER_S} per s`,
    measured: `${perSecond.toFixed(0)} per s`,
    isWithinBudget: perSecond >= EVENTS_PER_S,
  }
}
