import type { LiveEvent } from '@/domain/kit/live'
import type { LiveQuery } from '@/services/kit/live'
import type { Services } from '@/services/services'

type LiveListener = (event: LiveEvent) => void

export interface LiveSubscription {
  query: LiveQuery
  onEvent: LiveListener
}

/** Time within which subscriptions are gathered into one stream, in ms. */
const GATHER_MS = 50
/** Delay before a hidden page disconnects, ms: browsers allow few connections per host, and users open many tabs. */
const HIDDEN_MS = 10_000
const FIRST_WAIT_MS = 1_000
/** Polling interval while no stream stays open, in ms. */
const POLL_MS = 10_000

const RESET: LiveEvent = { kind: 'reset', subject: '' }

const connections = new WeakMap<Services, ReturnType<typeof connect>>()

/** Subscribes through one stream per page. Returns a function that unsubscribes. */
export function listenLive(services: Services, listening: LiveSubscription): () => void {
  const known = connections.get(services) ?? connect(services)
  connections.set(services, known)
  return known.add(listening)
}

function connect(services: Services) {
  const all = new Set<LiveSubscription>()
  let open: AbortController | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let after: string | null = null
  let failures = 0

  const tell = (event: LiveEvent) => {
    for (const { onEvent } of all) onEvent(event)
  }

  function restart(wait: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => void run(), wait)
  }

  async function run(): Promise<void> {
    open?.abort()
    open = null
    if (all.size === 0 || document.visibilityState === 'hidden') return
    const mine = new AbortController()
    open = mine
    const query: LiveQuery = Object.assign({}, ...[...all].map((one) => one.query))
    const hear = (event: LiveEvent, id: string | null) => {
      failures = 0
      after = id ?? after
      tell(event)
    }
    const isDone = await services.live
      .open(query, { after, signal: mine.signal, hear })
      .then(() => true)
      .catch(() => false)
    if (open !== mine) return
    failures = isDone ? 0 : failures + 1
    if (after === null || failures > 0) tell(RESET)
    restart(Math.min(POLL_MS, FIRST_WAIT_MS * 2 ** failures) * (0.8 + Math.random() * 0.4))
  }

  function onVisibility(): void {
    clearTimeout(timer)
    if (document.visibilityState === 'hidden') {
      timer = setTimeout(() => void run(), HIDDEN_MS)
      return
    }
    if (open) return
    if (after === null) tell(RESET)
    void run()
  }

  return {
    add(listening: LiveSubscription): () => void {
      if (all.size === 0) document.addEventListener('visibilitychange', onVisibility)
      all.add(listening)
      restart(GATHER_MS)
      return () => {
        all.delete(listening)
        if (all.size === 0) document.removeEventListener('visibilitychange', onVisibility)
        restart(GATHER_MS)
      }
    },
  }
}
