import { inArray } from 'drizzle-orm'

import { providerEvents } from '@/server/kernel/db/schema/payments/provider-events'
import type { Deps } from '@/server/kernel/deps'
import { processEvent } from '@/server/payments/attempts/process-event'
import type { Step } from './life-step'
import type { MoneyShop } from './money-shop'

type Double = 'stripe' | 'payPal'
interface Waiting {
  double: Double
  event: { id: string; body: string }
}

const DOUBLES: readonly Double[] = ['stripe', 'payPal']
const MOST_ROUNDS = 6

/** Events of one buyer at the providers, delivered in any order and some twice. */
export class LifeEvents {
  private waiting: Waiting[] = []
  private readonly delivered: string[] = []
  /** Ids of events that alone report a fact; until they are processed, the ledger lags behind. */
  private unheard: string[] = []

  constructor(
    private readonly shop: MoneyShop,
    private readonly deps: Deps,
  ) {}

  /** Makes changes at a provider; the ledger lags until their events, unless `tell` informs the shop. */
  async unless(tell: () => Promise<boolean>, happen: () => void): Promise<void> {
    const counts = DOUBLES.map((double) => this.shop[double].events.length)
    happen()
    const made = DOUBLES.flatMap((double, index) => this.shop[double].events.slice(counts[index]))
    if (!(await tell())) this.unheard.push(...made.map(({ id }) => id))
  }

  get isBehind(): boolean {
    return this.unheard.length > 0
  }

  /** Delivers a shuffled share of the waiting events and processes them with one or two workers. */
  async hear({ pick, share, flag }: Step, names: readonly string[]): Promise<void> {
    this.collect(names)
    const shuffled = this.waiting
      .map((one, index) => ({ one, rank: (index * 7 + pick * 5) % 13 }))
      .sort((a, b) => a.rank - b.rank)
      .map(({ one }) => one)
    const count = Math.ceil((shuffled.length * share) / 100)
    this.waiting = shuffled.slice(count)
    await this.deliver(shuffled.slice(0, count), flag)
    await this.work(flag)
  }

  /** Repeats until no event is in flight; by then, an event that waits for another has received it. */
  async hearAll(names: readonly string[]): Promise<void> {
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const step = {
        kind: 'hear',
        pick: round,
        share: 100,
        flag: round === 0,
        late: false,
      } as const
      await this.hear(step, names)
    }
    const left = (await this.rows()).filter(({ status }) => status !== 'done')
    expect(left.map(({ type, last_error }) => [type, last_error])).toEqual([])
    expect(this.unheard).toEqual([])
  }

  /** The provider doubles hold the events of all buyers. */
  private collect(names: readonly string[]): void {
    for (const double of DOUBLES) {
      const { events } = this.shop[double]
      const isMine = ({ body }: { body: string }) => names.some((name) => body.includes(name))
      this.waiting.push(...events.filter(isMine).map((event) => ({ double, event })))
      const others = events.filter((event) => !isMine(event))
      events.splice(0, events.length, ...others)
    }
  }

  private async deliver(list: readonly Waiting[], isDoubled: boolean): Promise<void> {
    for (const { double, event } of list) {
      const answers = await this.shop[double].flush(isDoubled ? [event, event] : [event])
      expect(new Set(answers)).toEqual(new Set([200]))
      this.delivered.push(event.id)
    }
  }

  private async work(isDoubled: boolean): Promise<void> {
    const queued = (await this.rows()).filter(({ status }) => status === 'queued')
    const ids = queued.map(({ id }) => id)
    if (ids.length > 0) {
      // Makes retries due without moving the shared clock.
      const due = { next_attempt_at: this.deps.clock.now() }
      await this.deps.db.update(providerEvents).set(due).where(inArray(providerEvents.id, ids))
    }
    if (isDoubled) await Promise.all([...ids, ...ids].map((id) => processEvent(this.deps, id)))
    else for (const id of ids) await processEvent(this.deps, id)
    const rows = await this.rows()
    const done = new Set(rows.filter(({ status }) => status === 'done').map((row) => row.event_id))
    this.unheard = this.unheard.filter((id) => !done.has(id))
  }

  private async rows() {
    if (this.delivered.length === 0) return []
    const rows = await this.deps.db
      .select()
      .from(providerEvents)
      .where(inArray(providerEvents.event_id, this.delivered))
    const placeOf = new Map(this.delivered.map((id, index) => [id, index]))
    return rows.sort((a, b) => (placeOf.get(a.event_id) ?? 0) - (placeOf.get(b.event_id) ?? 0))
  }
}
