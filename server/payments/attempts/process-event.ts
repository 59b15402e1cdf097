import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { enqueue, enqueueAll } from '@/server/kernel/jobs/queue'
import { retryMoment } from '@/server/kernel/jobs/retry'
import { crashPoint } from '@/server/kernel/ports/crash-point'
import type { PaymentProvider } from '@/server/kernel/ports/payments'
import { applyLookUp } from './apply-look-up'
import { eventQueue } from './event-queue'
import { syncDispute } from '@/server/payments/disputes/disputes'
import {
  insertProviderEvent,
  lockDueEvent,
  updateProviderEvent,
  type EventRow,
} from './event-queries'
import {
  findAttempt,
  findAttemptByRef,
  findPayment,
  moveAttempt,
  type Attempt,
} from '@/server/payments/books/queries'
import { syncRefunds } from '@/server/payments/refunds/sync-refunds'

const MOST_ATTEMPTS = 20
/**
 * Maximum attempts for an event of an unknown payment (about 4 min): it may be booked later or belong to another
 * shop.
 */
const TRIES_FOR_STRANGERS = 9

interface Delivery {
  provider: string
  /** Raw bytes, as covered by the signature. */
  body: string
  header: (name: string) => string | undefined
}

/**
 * Stores an event once by its id, without any look-up, so that the provider gets a fast response.
 * @throws DomainError signature_wrong, in which case nothing is stored
 */
export async function receiveEvent(
  deps: Deps,
  { provider, body, header }: Delivery,
): Promise<void> {
  const webhook = deps.providers.find(({ id }) => id === provider)?.webhook
  if (!webhook) throw new DomainError('not_found', `No webhook for ${provider}.`)
  const event = await webhook.verify(body, header).catch((error: unknown) => {
    deps.log.warn({ err: error, provider }, 'event not checked')
    throw new DomainError('server_busy', 'The signature could not be checked.')
  })
  if (!event) throw new DomainError('signature_wrong', 'The signature is invalid.')
  const { eventId: event_id, type } = event
  const row = { provider, event_id, type, body }
  const id = await insertProviderEvent(deps.db, row, deps.clock.now())
  if (id !== undefined) planSoon(deps, { id, provider })
}

const PLAN_AFTER_MS = 50
type StoredEvent = Pick<EventRow, 'id' | 'provider'>
const unplanned = new WeakMap<Db, StoredEvent[]>()

/** Batches the jobs of a burst. Events are already stored, so the reconciler enqueues lost jobs. */
function planSoon({ db, log }: Deps, event: StoredEvent): void {
  const waiting = unplanned.get(db)
  if (waiting) return void waiting.push(event)
  const events = [event]
  unplanned.set(db, events)
  setTimeout(() => {
    unplanned.delete(db)
    planAll(db, events).catch((error: unknown) => {
      log.warn({ err: error }, 'events left to the reconciler')
    })
  }, PLAN_AFTER_MS).unref()
}

async function planAll(db: Db, events: readonly StoredEvent[]): Promise<void> {
  for (const provider of new Set(events.map((event) => event.provider))) {
    const queue = eventQueue(provider)
    const ids = events.filter((event) => event.provider === provider).map(({ id }) => id)
    if (queue) await enqueueAll(db, queue, ids)
  }
}

/** Applies the provider's current state, so the order of events doesn't matter. Retries 20 times. */
export async function processEvent(deps: Deps, id: number): Promise<void> {
  const event = await claim(deps, id)
  if (!event) return
  try {
    const provider = deps.providers.find((one) => one.id === event.provider)
    if (!provider?.webhook) throw new Error(`No provider ${event.provider}.`)
    crashPoint('during-webhook')
    const isKnown = await processBody(deps, provider, event.body)
    if (!isKnown && event.attempts < TRIES_FOR_STRANGERS)
      throw new Error('The payment is not booked yet.')
    const done = { status: 'done', finished_at: deps.clock.now(), last_error: null } as const
    await updateProviderEvent(deps.db, id, done)
  } catch (error) {
    const last_error = error instanceof Error ? error.message.slice(0, 500) : 'unknown'
    const isDead = event.attempts >= MOST_ATTEMPTS
    const status = isDead ? ('dead' as const) : ('queued' as const)
    await updateProviderEvent(deps.db, id, { status, last_error })
    deps.log[isDead ? 'error' : 'warn']({ event: id, err: error }, 'event not worked on')
  }
}

async function claim({ db, clock }: Deps, id: number): Promise<EventRow | undefined> {
  return db.transaction(async (tx) => {
    const row = await lockDueEvent(tx, id, clock.now())
    if (!row) return undefined
    const attempts = row.attempts + 1
    const next_attempt_at = retryMoment(clock.now(), attempts)
    await updateProviderEvent(tx, id, { attempts, next_attempt_at })
    const queue = eventQueue(row.provider)
    if (queue) await enqueue(tx, { queue, id, startAfter: next_attempt_at })
    return { ...row, attempts }
  })
}

/** @returns false if the payment or attempt of the event is unknown here */
async function processBody(deps: Deps, provider: PaymentProvider, body: string): Promise<boolean> {
  const event = provider.webhook?.read(body)
  if (!event || event.about === 'nothing') return true
  if (event.about === 'dispute') return syncDispute(deps, provider, event.disputeId)
  if (event.about === 'refund') {
    const paid = await findPayment(deps.db, provider.id, event.paymentId)
    if (paid) await syncRefunds(deps, paid)
    return paid !== undefined
  }
  const attempt = await attemptOf(deps, { provider: provider.id, ...event })
  if (attempt) await applyLookUp(deps, attempt)
  return attempt !== undefined
}

interface EventReference {
  provider: string
  ref: string
  reference: string | null
}

/** Finds an attempt by the page's id, or by the shop's reference if a crash lost the id. */
async function attemptOf(
  { db, clock }: Deps,
  { provider, ref, reference }: EventReference,
): Promise<Attempt | undefined> {
  const known = await findAttemptByRef(db, provider, ref)
  if (known || !reference) return known
  const attempt = await findAttempt(db, reference)
  if (attempt?.provider !== provider || attempt.provider_ref !== null) return undefined
  await saveProviderRef(db, { attempt, ref, at: clock.now() })
  return findAttempt(db, reference)
}

async function saveProviderRef(
  db: Db,
  { attempt, ref, at }: { attempt: Attempt; ref: string; at: Date },
) {
  const from = ['created', 'unknown'] as const
  await moveAttempt(db, attempt.id, { from, to: 'redirected', at, providerRef: ref })
}
