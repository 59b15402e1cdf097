import { fork } from 'node:child_process'
import { once } from 'node:events'

import { Client } from 'pg'

import { buildAddress } from '@/domain/shop/bikes/build-address'

import type { Flood, FloodCount } from './flood-main'
import { guestOrder, payAsGuest, type GuestOrder } from './guest-order'
import { databaseUrlOf, type BenchShop } from './shop'
import { median, type Row } from './table'

const FEW = { connections: 50, forMs: 8_000 }
const MANY = { connections: 500, forMs: 23_000 }
const WARM_MS = 2_000
const OPENING_MS = 1_500
const CHECKOUTS = 20
const CHECKOUT_EVERY_MS = 1_000
const P95_MS = 1_000
const LEAST_SHARE = 0.8

type FloodTarget = Pick<Flood, 'requests' | 'isHolding'> & {
  what: string
  /** Local address, if it must differ from the buyers': the shop counts connections per address. */
  from?: string
}

const STILL = '/stills/nireeka-homie-arctic-dark-front-960.avif'
const HERE = '127.0.0.1'
const ELSEWHERE = '127.0.0.2'
const LOGIN = JSON.stringify({ email: 'stranger-{n}@example.com', password: 'some long guess' })

/** Returns an attacker's targets: everything expensive that is accessible without a login. */
async function targetsOf(origin: string, { items }: GuestOrder): Promise<FloodTarget[]> {
  const html = await textOf(`${origin}/configurator/nyx`)
  const script = find(html, /\/_next\/static\/[^" ]+\.js/)
  const build = encodeURIComponent(buildAddress(items[0].server.build))
  const picture = `/pictures/nyx?build=${build}`
  const quote = JSON.stringify({ has_bike: true, items })
  return [
    one('a bike’s page, ready', '/configurator/nyx'),
    one('the home page, ready', '/'),
    one('a script of the build', script),
    one('a picture, a file', STILL),
    one('a picture of a build', picture),
    one('a drawing of a build', `${picture}&view=blueprint`),
    one('bikes, API', '/api/configurator'),
    one('accessories, API', '/api/accessories'),
    one('the OpenAPI document', '/api/openapi.json'),
    one('search of spare parts, API', '/api/spares/search?q=brake%20{n}'),
    one('search of spare parts, page', '/spares?q=chain%20{n}'),
    one('addresses that are not there', '/configurator/{n}'),
    { what: 'logins', requests: [{ path: '/api/login', body: LOGIN }] },
    one('live streams, opened without end', '/api/live'),
    { ...one('live streams, kept open', '/api/live'), isHolding: true },
    { ...one('carts, from another address', '/api/cart'), from: ELSEWHERE },
    {
      what: 'quotes, from another address',
      requests: [{ path: '/api/checkout-guest', body: quote }],
      from: ELSEWHERE,
    },
  ]
}

const one = (what: string, path: string): FloodTarget => ({ what, requests: [{ path }] })

const textOf = async (url: string) => (await fetch(url)).text()

function find(text: string, pattern: RegExp): string {
  const [found] = pattern.exec(text) ?? []
  if (!found) throw new Error(`The bench finds no ${pattern.source}.`)
  return found
}

/** Measures checkouts during 500 connections per target, and whether these get the throughput of 50. */
export async function floodRows({ origin, appPid }: BenchShop): Promise<Row[]> {
  await fillStock(appPid)
  const order = await guestOrder(origin)
  const alone: number[] = []
  for (let turn = 0; turn < 5; turn += 1)
    alone.push((await payAsGuest(origin, order, turn)).ms ?? Number.NaN)
  const rows: Row[] = []
  const only = process.env.BENCH_FLOOD
  for (const target of await targetsOf(origin, order)) {
    if (only && !target.what.includes(only)) continue
    rows.push(await floodRow(origin, target, order))
    console.error(rows.at(-1)?.what, rows.at(-1)?.measured)
  }
  const budget = `${CHECKOUTS} paid, p95 ≤ ${P95_MS} ms, ≥ ${LEAST_SHARE * 100}%`
  const measured = `a checkout alone ${median(alone).toFixed(0)} ms`
  return [
    {
      what: `${MANY.connections} connections that ask for …`,
      budget,
      measured,
      isWithinBudget: true,
    },
    ...rows,
  ]
}

/** Raises the stock so that nothing sells out. */
async function fillStock(appPid: number): Promise<void> {
  const database = new Client({ connectionString: databaseUrlOf(appPid) })
  await database.connect()
  await database.query('update stock_items set on_hand = 1000000')
  await database.end()
}

async function floodRow(origin: string, target: FloodTarget, order: GuestOrder): Promise<Row> {
  await flood(origin, target, { ...FEW, forMs: WARM_MS })
  const few = await flood(origin, target, FEW)
  const [many, paid] = await Promise.all([flood(origin, target, MANY), payBeside(origin, order)])
  const times = paid.flatMap(({ ms }) => ms ?? []).sort((a, b) => a - b)
  const p95 = times[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN
  const share = target.isHolding
    ? many.answered / MANY.connections
    : perSecond(many, MANY) / perSecond(few, FEW)
  return {
    what: `… ${target.what}`,
    budget: '',
    measured: [
      `${times.length} of ${paid.length} paid, p50 ${median(times).toFixed(0)}, p95 ${p95.toFixed(0)} ms`,
      `${perSecond(many, MANY).toFixed(0)}/s of ${perSecond(few, FEW).toFixed(0)}/s (${(share * 100).toFixed(0)}%)`,
      `${many.refused} refused, ${many.broken} broken`,
    ].join('; '),
    isWithinBudget: times.length === CHECKOUTS && p95 <= P95_MS && share >= LEAST_SHARE,
  }
}

const perSecond = ({ answered }: FloodCount, { forMs }: { forMs: number }) =>
  answered / (forMs / 1_000)

/** Runs in a separate process, so that its CPU doesn't affect the checkout times. */
async function flood(
  origin: string,
  { requests, isHolding = false, from = HERE }: FloodTarget,
  size: typeof FEW,
): Promise<FloodCount> {
  const { port } = new URL(origin)
  const options: Flood = { origin: `http://${HERE}:${port}`, from, requests, isHolding, ...size }
  const child = fork('bench/flood-main.ts', [JSON.stringify(options)], {
    execArgv: ['--import', 'tsx'],
  })
  const [count] = (await once(child, 'message')) as [FloodCount]
  return count
}

async function payBeside(origin: string, order: GuestOrder) {
  await pause(OPENING_MS)
  const running: ReturnType<typeof payAsGuest>[] = []
  for (let turn = 0; turn < CHECKOUTS; turn += 1) {
    running.push(payAsGuest(origin, order, performance.now()))
    await pause(CHECKOUT_EVERY_MS)
  }
  return Promise.all(running)
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
