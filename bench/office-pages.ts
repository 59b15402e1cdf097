import { chromium, type BrowserContext, type Page } from '@playwright/test'

import type { Db } from '@/server/kernel/db/client'

import { officeAddresses } from '../__tests__/journeys/support/office-addresses'
import { ShopDatabase } from '../__tests__/journeys/support/shop-database'
import { onFilledShop } from './filled-shop'
import { fillOffice } from './office-data'
import { registerOwner } from './owner'
import type { BenchShop } from './shop'
import { fillWithSpares } from './spares-data'
import { median, type Row } from './table'

const COUNT = 100_000
const BUDGET_MS = 1_000
/** Number of rounds, of which the median counts; the first fills the browser's cache. */
const ROUNDS = 3

/** Measures back-office pages in a desktop browser at 100,000 orders, customers, tickets and parts. */
export async function officePageRows(port: number): Promise<Row[]> {
  const fill = async (db: Db) => {
    await fillWithSpares(db, COUNT)
    await fillOffice(db, COUNT)
  }
  // The worker would try to process thousands of orders that no provider knows.
  return onFilledShop({ port, fill, env: { WORKER: 'off' } }, timesOn)
}

async function timesOn({ origin, dataDir }: BenchShop): Promise<Row[]> {
  const shop = await ShopDatabase.open(dataDir)
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  })
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    await enter(context, origin, shop)
    const times: [string, number][] = []
    for (const address of await officeAddresses(shop))
      times.push([address, await timeOf(context, `${origin}${address}`)])
    return rowsOf(times)
  } finally {
    await browser.close()
    await shop.close()
  }
}

async function enter(context: BrowserContext, origin: string, shop: ShopDatabase): Promise<void> {
  const token = await registerOwner(origin, shop)
  await context.addCookies([{ name: 'access_token', value: token, url: origin }])
}

/** Returns the time in ms from navigation until the page and its requests have loaded. */
async function timeOf(context: BrowserContext, address: string): Promise<number> {
  const rounds: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await context.newPage()
    await page.goto(address, { waitUntil: 'commit' })
    rounds.push(await untilUsable(page))
    await page.close()
  }
  return median(rounds)
}

async function untilUsable(page: Page): Promise<number> {
  const isThere = () => {
    const heading = document.querySelector('main h1')
    const isWaiting = document.querySelector('main .animate-pulse')
    return heading && !isWaiting ? performance.now() : 0
  }
  const handle = await page.waitForFunction(isThere, undefined, { polling: 'raf' })
  return handle.jsonValue()
}

function rowsOf(times: [address: string, ms: number][]): Row[] {
  const sorted = [...times].sort(([, a], [, b]) => b - a)
  const middle = median(times.map(([, ms]) => ms)).toFixed(0)
  return sorted.slice(0, 5).map(([address, ms], index) => ({
    what: index === 0 ? `slowest of ${times.length} pages, ${address}` : `… then ${address}`,
    budget: `≤ ${BUDGET_MS.toLocaleString('en-US')} ms`,
    measured: `${ms.toFixed(0)} ms${index === 0 ? ` (median of all ${middle})` : ''}`,
    isWithinBudget: ms <= BUDGET_MS,
  }))
}
