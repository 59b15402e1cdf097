import type Stripe from 'stripe'

import { ProviderRefused, ProviderUnreachable } from '@/server/kernel/ports/payments'

export interface StripeSettings {
  /** sk_test_… or sk_live_…. */
  secretKey: string
  /** whsec_…; several while one replaces another. */
  webhookSecrets: string[]
  /** Another address than Stripe's, for example of a double in tests. */
  apiBase?: string | undefined
  /** The same for files, which Stripe takes on a host of their own; by default `apiBase`, where that is set. */
  filesBase?: string | undefined
  /** Origin of the shop's own pages. */
  shopUrl: string
  /** No answer within this time counts as lost (ms). */
  timeoutMs?: number
}

const TIMEOUT_MS = 11_000

export type OpenStripe = () => Promise<Stripe>

/**
 * A client whose calls are repeated once by itself, with the same idempotency key. Shops without Stripe never load
 * its 200 files.
 */
export function stripeClient(settings: StripeSettings): OpenStripe {
  let client: Promise<Stripe> | undefined
  return () => (client ??= connect(settings))
}

/** A client for files, which go to another address. */
export const stripeFiles = (settings: StripeSettings): OpenStripe =>
  stripeClient({ ...settings, apiBase: settings.filesBase ?? settings.apiBase })

async function connect({
  secretKey,
  apiBase,
  timeoutMs = TIMEOUT_MS,
}: StripeSettings): Promise<Stripe> {
  const { default: Stripe } = await import('stripe')
  const base = apiBase ? new URL(apiBase) : null
  return new Stripe(secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
    appInfo: { name: 'nireeka-shop' },
    ...(base && {
      host: base.hostname,
      port: base.port,
      protocol: base.protocol === 'http:' ? ('http' as const) : ('https' as const),
    }),
  })
}

/**
 * One call. A clear no is told from everything that leaves open what happened: a lost answer, an error of the
 * server, too many requests.
 * @throws ProviderRefused, ProviderUnreachable
 */
export async function callStripe<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer
  } catch (error) {
    if (isStripes(error) && isRefusal(error)) {
      throw new ProviderRefused(error.decline_code ?? error.code ?? error.type, error.message)
    }
    throw new ProviderUnreachable(`Stripe: ${wordOf(error)}.`, { cause: error })
  }
}

/** Stripe's own words may repeat what it was sent, so its code stands for them. */
function wordOf(error: unknown): string {
  if (!isStripes(error)) return 'no answer'
  return [error.type, error.statusCode, error.code].filter(Boolean).join(' ')
}

type StripeError = InstanceType<typeof Stripe.errors.StripeError>

/** All its errors name their kind: StripeCardError, StripeAPIError … */
function isStripes(error: unknown): error is StripeError {
  return error instanceof Error && 'type' in error && /^Stripe/.test(String(error.type))
}

function isRefusal({ statusCode }: StripeError): boolean {
  return statusCode === 400 || statusCode === 402 || statusCode === 404
}
