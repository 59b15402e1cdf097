import { processGlobals } from '@/utils/process-globals'

import type { Deps } from '../deps'
import { readPageMoves } from './queries'

/** Maximum age of pages in ms without invalidation data; invalidations are stored that long. */
const HORIZON_MS = 86_400_000
const LOOK_EVERY_MS = 1_000

/** Interface used by `platform/page-cache.cjs`. */
interface MovedPages {
  /** Returns when this process saw the page's last invalidation, in ms; 0 for never. */
  movedAt(path: string): number
  /** Returns whether the last poll succeeded; if not, stale pages are served (stale-if-error). */
  isSure(): boolean
}

interface Watch {
  moved: MovedPages
  stop(): void
}

type WatchDeps = Pick<Deps, 'db' | 'clock' | 'log'>

/** Polls page invalidations every second. Unlike LISTEN, works through poolers and misses none. */
export function watchPages(deps: WatchDeps, everyMs = LOOK_EVERY_MS): Watch {
  const moved = movedPages()
  const look = pollMoves(deps, moved)
  processGlobals().movedPages = moved
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  async function again(): Promise<void> {
    await look()
    if (!isStopped) timer = setTimeout(() => void again(), everyMs).unref()
  }
  void again()
  function stop(): void {
    isStopped = true
    clearTimeout(timer)
    delete processGlobals().movedPages
  }
  return { moved, stop }
}

type WatchedPages = MovedPages & {
  note(pages: string, at: number): void
  setSure(isSure: boolean): void
}

function movedPages(): WatchedPages {
  let all = Date.now() - HORIZON_MS
  let isSure = true
  const products = new Map<string, number>()
  return {
    movedAt(path) {
      const [, id] = /^\/(?:accessories|spares)\/(\d+)$/.exec(path) ?? []
      const own = path === '/accessories' ? 'any' : id
      return Math.max(all, (own && products.get(own)) || 0)
    },
    isSure: () => isSure,
    note(pages, at) {
      const [, product] = pages.split(':')
      if (!product) {
        all = at
        products.clear()
        return
      }
      products.set(product, at)
      products.set('any', at)
    },
    setSure: (value) => void (isSure = value),
  }
}

/** Returns a poll function, which first reads all invalidations: pages on disk may be old. */
function pollMoves({ db, clock, log }: WatchDeps, moved: WatchedPages): () => Promise<void> {
  let since: string | null = null
  let from = new Date(clock.now().getTime() - HORIZON_MS)
  let seen = new Set<number>()
  return async () => {
    const to = clock.now()
    try {
      const { moves, at, hasText, opening, region } = await readPageMoves(db, { since, from, to })
      Object.assign(processGlobals(), { opening, region })
      const now = Date.now()
      for (const { id, pages } of moves) if (!seen.has(id)) moved.note(pages, now)
      if (hasText) moved.note('all', now)
      seen = new Set(moves.map(({ id }) => id))
      since = at
      from = to
      moved.setSure(true)
    } catch (error) {
      if (moved.isSure()) log.warn({ err: error }, 'moves of pages not read')
      moved.setSure(false)
    }
  }
}
