import { fairQueue } from './fair-queue'

export interface Bulkhead {
  atOnce: number
  /** Maximum requests in flight per client; `atOnce` by default. */
  perClient?: number
  longestWaitMs: number
}

/** Slot of a bulkhead. A request releases it while it waits for its client, which may be slow. */
export interface Slot {
  hold(): void
  release(): void
}

interface RequestCallbacks {
  start(slot: Slot): void
  refuse(): void
}

export interface Clock {
  /** Current time, ms. */
  now(): number
  /** Calls back after `ms`; 0 means the next turn of the event loop, after pending input was read. */
  after(ms: number, callback: () => void): void
}

interface Entry {
  client: string
  since: number
  callbacks: RequestCallbacks
}

interface BulkheadState extends Bulkhead {
  inFlight: number
  inFlightOf: Map<string, number>
  queue: ReturnType<typeof fairQueue<Entry>>
}

/** Maximum rest, ms: during checkout requests, others rest for as long as the last of them took. */
const LONGEST_REST_MS = 50
/** Maximum wait for the last of the other requests, ms, so that a long one doesn't stop all others. */
const LONGEST_PAUSE_MS = 150
const SWEEP_MS = 100

const SYSTEM_CLOCK: Clock = {
  now: () => performance.now(),
  after: (ms, callback) => void (ms === 0 ? setImmediate(callback) : setTimeout(callback, ms)),
}

/** Starts checkout and payment requests first, and other requests one per turn of the event loop. */
export class RequestScheduler<Name extends string> {
  readonly #bulkheads: Map<string, BulkheadState>
  readonly #money: BulkheadState
  /** All other bulkheads, in round-robin order. */
  readonly #others: BulkheadState[]
  readonly #clock: Clock
  #waiting = 0
  #othersInFlight = 0
  #lastStart = -Infinity
  #restsUntil = -Infinity
  #turnAt = Infinity
  #isSweepDue = false
  /** Total time in which this process didn't run, ms: not a wait of any request. */
  #stalledMs = 0

  constructor(bulkheads: Record<Name | 'money', Bulkhead>, clock = SYSTEM_CLOCK) {
    const { money, ...others } = bulkheads
    const stateOf = (limits: Bulkhead) => ({
      ...limits,
      inFlight: 0,
      inFlightOf: new Map<string, number>(),
      queue: fairQueue<Entry>(),
    })
    this.#money = stateOf(money)
    const named = Object.entries<Bulkhead>(others).map(
      ([name, limits]) => [name, stateOf(limits)] as const,
    )
    this.#others = named.map(([, state]) => state)
    this.#bulkheads = new Map([['money', this.#money], ...named])
    this.#clock = clock
  }

  /** @returns a function that removes the request from the queue */
  enter(name: Name | 'money', client: string, callbacks: RequestCallbacks): () => void {
    const state = this.#bulkheads.get(name)
    if (!state) throw new TypeError(`There is no bulkhead "${name}".`)
    const entry = { client, since: this.#clock.now() - this.#stalledMs, callbacks }
    state.queue.push(client, entry)
    this.#waiting += 1
    this.#wake()
    this.#sweepLater()
    return () => {
      if (state.queue.remove(client, entry)) this.#waiting -= 1
    }
  }

  #start(state: BulkheadState): boolean {
    const { atOnce, perClient = atOnce, inFlight, inFlightOf, queue } = state
    if (inFlight >= atOnce) return false
    const entry = queue.shift((client) => (inFlightOf.get(client) ?? 0) < perClient)
    if (!entry) return false
    this.#waiting -= 1
    entry.callbacks.start(this.#slotOf(state, entry.client))
    return true
  }

  #slotOf(state: BulkheadState, client: string): Slot {
    let since: number | null = null
    const hold = () => {
      if (since !== null) return
      since = this.#clock.now()
      count(state, client, 1)
      if (state !== this.#money) this.#othersInFlight += 1
    }
    const release = () => {
      if (since === null) return
      count(state, client, -1)
      if (state !== this.#money) this.#otherEnded(since)
      since = null
      this.#wake()
    }
    hold()
    return { hold, release }
  }

  #otherEnded(since: number): void {
    this.#othersInFlight -= 1
    const now = this.#clock.now()
    this.#restsUntil = now + Math.min(now - since, LONGEST_REST_MS)
  }

  #pauseMs(): number {
    if (this.#money.inFlight === 0) return 0
    const longest = this.#lastStart + LONGEST_PAUSE_MS
    const until = this.#othersInFlight > 0 ? longest : Math.min(longest, this.#restsUntil)
    return Math.max(0, until - this.#clock.now())
  }

  #turn(): void {
    while (this.#start(this.#money));
    const pause = this.#pauseMs()
    if (pause > 0) return this.#wake(pause)
    const index = this.#others.findIndex((state) => this.#start(state))
    if (index < 0) return
    this.#others.push(...this.#others.splice(index, 1))
    this.#lastStart = this.#clock.now()
    this.#wake()
  }

  #wake(ms = 0): void {
    const at = this.#clock.now() + ms
    if (this.#waiting === 0 || at >= this.#turnAt) return
    this.#turnAt = at
    this.#clock.after(Math.ceil(ms), () => {
      // An earlier turn may have replaced this one.
      if (this.#turnAt !== at) return
      this.#turnAt = Infinity
      this.#turn()
    })
  }

  #sweep(dueAt: number): void {
    this.#isSweepDue = false
    const lateMs = this.#clock.now() - dueAt
    // After a stall, all requests have waited, although nothing was overloaded.
    if (lateMs > SWEEP_MS) this.#stalledMs += lateMs
    const now = this.#clock.now() - this.#stalledMs
    for (const { queue, longestWaitMs } of this.#bulkheads.values()) {
      const late = queue.removeWhile(({ since }) => now - since > longestWaitMs)
      this.#waiting -= late.length
      for (const { callbacks } of late) callbacks.refuse()
    }
    this.#sweepLater()
  }

  #sweepLater(): void {
    if (this.#isSweepDue || this.#waiting === 0) return
    this.#isSweepDue = true
    const dueAt = this.#clock.now() + SWEEP_MS
    this.#clock.after(SWEEP_MS, () => this.#sweep(dueAt))
  }
}

function count(state: BulkheadState, client: string, change: 1 | -1): void {
  state.inFlight += change
  const own = (state.inFlightOf.get(client) ?? 0) + change
  if (own > 0) state.inFlightOf.set(client, own)
  else state.inFlightOf.delete(client)
}
