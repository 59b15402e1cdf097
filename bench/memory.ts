import { helpersMb, residentMb } from './cpu'
import { changeOf, spareSearchTerms } from './http'
import { sendAll, type Call } from './http-load'
import { openMembers } from './members'
import { PUBLIC_PAGES } from './public-pages'
import type { BenchShop } from './shop'
import type { Row } from './table'

/** Load in seconds; BENCH_LOAD_S=20 gives a short run, but the budget applies to three minutes. */
const LOAD_S = Number(process.env.BENCH_LOAD_S ?? 180)
const SETTLING_MS = 3_000
const LISTS = ['/api/configurator', '/api/accessories', '/api/spares/search', '/api/dealers']

/** Measures resident memory of the serving and the other processes, at rest and after a mixed load. */
export async function memoryRows(shop: BenchShop): Promise<Row[]> {
  await new Promise((resolve) => setTimeout(resolve, SETTLING_MS))
  const atRest = residentMb(shop.appPid)
  const next = await mixedCalls(shop.origin)
  const end = performance.now() + LOAD_S * 1_000
  const done = await sendAll(shop.origin, () => (performance.now() < end ? next() : undefined))
  const answered = `${LOAD_S} s of pages, lists, search and carts (${done} answers)`
  return [
    memoryRow('memory of the serving process at rest', atRest, 180),
    memoryRow(`memory of the serving process after ${answered}`, residentMb(shop.appPid), 300),
    memoryRow('memory of the helpers beside it', helpersMb(shop), 70),
  ]
}

/** Returns calls of pages, lists, search and carts in turn. */
export async function mixedCalls(origin: string): Promise<() => Call> {
  const members = await openMembers(origin)
  const words = await spareSearchTerms(origin)
  const pages = await pagesOf(origin)
  let turn = 0
  const of = <Item>(list: readonly Item[], round: number) => list[round % list.length] as Item
  const kinds: ((round: number) => Call)[] = [
    (round) => ({ path: of(pages, round) }),
    (round) => ({ path: of(LISTS, round) }),
    (round) => ({ path: `/api/spares/search?q=${encodeURIComponent(words(round))}` }),
    (round) => cartCall(of(members, round), round),
  ]
  return () => {
    const at = turn++
    return of(kinds, at)(Math.floor(at / kinds.length))
  }
}

/** Skips missing pages: forum threads only exist with sample data. */
async function pagesOf(origin: string): Promise<string[]> {
  const found: string[] = []
  for (const page of PUBLIC_PAGES) {
    const response = await fetch(`${origin}${page}`)
    await response.arrayBuffer()
    if (response.ok) found.push(page)
  }
  return found
}

function cartCall(member: Parameters<typeof changeOf>[0], round: number): Call {
  return round % 3 === 0 ? changeOf(member, round) : { path: '/api/cart', token: member.token }
}

function memoryRow(what: string, mb: number, budgetMb: number): Row {
  return {
    what,
    budget: `≤ ${budgetMb} MB`,
    measured: `${mb.toFixed(0)} MB`,
    isWithinBudget: mb <= budgetMb,
  }
}
