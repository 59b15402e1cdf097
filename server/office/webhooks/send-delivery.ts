import { nextTry, retryAfterMs } from '@/domain/office/webhooks/delivery'
import {
  isAboutCustomer,
  TEST_EVENT,
  WEBHOOK_VERSION,
} from '@/domain/office/webhooks/webhook-events'
import type { Deps } from '@/server/kernel/deps'
import { AddressRefused, postPublicly, type PostAnswer } from '@/server/kernel/ports/public-post'
import { describeError } from '@/utils/describe-error'

import { saveTry, type ClaimedDelivery, type TriedDelivery, type WebhookRow } from './queries'
import { openSecret, signatureHeaders } from './sign'

export type SendDeps = Pick<Deps, 'db' | 'clock' | 'secret' | 'webhookRanges'>

/** Characters of an answer that are stored. */
const STORED_ANSWER = 2_000

type Message = Pick<ClaimedDelivery, 'message_id' | 'name' | 'data' | 'customer' | 'at'>

/** Returns the body of a delivery. Only a webhook that receives customers gets their data. */
export function bodyOf(message: Message, { with_customer }: Pick<WebhookRow, 'with_customer'>) {
  const { message_id, name, data, customer, at } = message
  return JSON.stringify({
    ...{ id: message_id, type: name, version: WEBHOOK_VERSION, timestamp: at, data },
    ...(with_customer && isAboutCustomer(name) && { customer }),
  })
}

/** Sends a claimed delivery and saves the outcome. @returns whether it was received */
export async function sendDelivery(
  deps: SendDeps,
  webhook: WebhookRow,
  delivery: ClaimedDelivery,
): Promise<boolean> {
  const { db, clock } = deps
  const begin = performance.now()
  const tried = await post(deps, webhook, delivery)
  const now = clock.now()
  const isReceived = tried.error === null
  const tries = delivery.tries + 1
  // A test is about now, so it isn't tried again.
  const next =
    isReceived || delivery.name === TEST_EVENT
      ? null
      : nextTry({ now, tries, retryAfterMs: retryAfterMs(tried.retryAfter, now) })
  const outcome: TriedDelivery = {
    state: isReceived ? 'delivered' : next ? 'waiting' : 'failed',
    due_at: next ?? now,
    tried_at: now,
    took_ms: Math.round(performance.now() - begin),
    ...{ status: tried.status, answer: tried.answer, error: tried.error },
  }
  await saveTry(db, { ...delivery, webhookId: webhook.id }, outcome)
  return isReceived
}

interface Outcome {
  status: number | null
  answer: string | null
  /** Null if the delivery was received. */
  error: string | null
  retryAfter?: string | undefined
}

async function post(
  { clock, secret, webhookRanges }: SendDeps,
  webhook: WebhookRow,
  delivery: ClaimedDelivery,
): Promise<Outcome> {
  const body = bodyOf(delivery, webhook)
  const timestamp = Math.floor(clock.now().getTime() / 1_000)
  try {
    const secrets = secretsOf(webhook, secret, clock.now())
    const headers = signatureHeaders({ id: delivery.message_id, timestamp, body }, secrets)
    const { address } = webhook
    return toOutcome(await postPublicly({ address, headers, body, ranges: webhookRanges }))
  } catch (thrown) {
    return { status: null, answer: null, error: reasonOf(thrown) }
  }
}

/** Returns the secrets that sign now: for a day after a rotation, also the previous one. */
function secretsOf(webhook: WebhookRow, secret: string, now: Date): string[] {
  const { sealed_secret, previous_secret, previous_until } = webhook
  const isOverlap = previous_secret !== null && previous_until !== null && previous_until > now
  return [sealed_secret, ...(isOverlap ? [previous_secret] : [])].map((one) =>
    openSecret(secret, one),
  )
}

function toOutcome({ status, text, retryAfter }: PostAnswer): Outcome {
  const answer = text.replaceAll('\u0000', '').slice(0, STORED_ANSWER)
  return { status, answer, error: errorOfStatus(status), retryAfter }
}

function errorOfStatus(status: number): string | null {
  if (status >= 200 && status < 300) return null
  if (status >= 300 && status < 400) return 'The address redirects. Redirects aren’t followed.'
  return `The answer was ${status}.`
}

const REASONS: Readonly<Record<string, string>> = {
  ABORT_ERR: 'No complete answer within 10 seconds.',
  ECONNREFUSED: 'The connection was refused.',
  ECONNRESET: 'The connection was closed without an answer.',
  ENOTFOUND: 'The name has no address.',
  EAI_AGAIN: 'The name couldn’t be looked up.',
  CERT_HAS_EXPIRED: 'The certificate has expired.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'The certificate isn’t trusted.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The certificate is for another name.',
}

function reasonOf(thrown: unknown): string {
  if (thrown instanceof AddressRefused) return thrown.message
  const { code, type } = describeError(thrown)
  return REASONS[String(code)] ?? `No answer (${String(code ?? type)}).`
}
