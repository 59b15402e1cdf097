import type Stripe from 'stripe'

import {
  ProviderKeyRefused,
  ProviderRefused,
  ProviderUnreachable,
} from '@/server/kernel/ports/payments'

export interface StripeSettings {
  /** Secret key: sk_test_… or sk_live_…. */
  secretKey: string
  /** Webhook secrets (whsec_…); several during a rotation. */
  webhookSecrets: string[]
  /** Base URL other than Stripe's, for example that of a test double. */
  apiBase?: string | undefined
  /** Base URL for files, which Stripe serves from a separate host; defaults to `apiBase` if that is set. */
  filesBase?: string | undefined
  shopUrl: string
  /** Timeout (ms). */
  timeoutMs?: number
}

const TIMEOUT_MS = 11_000

export type ClientSettings = Pick<StripeSettings, 'secretKey' | 'apiBase' | 'timeoutMs'>

export type OpenStripe = () => Promise<Stripe>

/** Creates a lazily loaded client (200 files) that retries once with the same idempotency key. */
export function stripeClient(settings: ClientSettings): OpenStripe {
  let client: Promise<Stripe> | undefined
  return () => (client ??= connect(settings))
}

export const stripeFiles = (settings: StripeSettings): OpenStripe =>
  stripeClient({ ...settings, apiBase: settings.filesBase ?? settings.apiBase })

async function connect({
  secretKey,
  apiBase,
  timeoutMs = TIMEOUT_MS,
}: ClientSettings): Promise<Stripe> {
  const { default: Stripe } = await import('stripe')
  const base = apiBase ? new URL(apiBase) : null
  return new Stripe(secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(base && {
      host: base.hostname,
      port: base.port,
      protocol: base.protocol === 'http:' ? ('http' as const) : ('https' as const),
    }),
  })
}

/** Distinguishes rejections from unknown outcomes. @throws ProviderRefused, ProviderUnreachable */
export async function callStripe<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer
  } catch (error) {
    if (isStripes(error) && isRefusal(error)) {
      throw new ProviderRefused(error.decline_code ?? error.code ?? error.type, error.message)
    }
    const message = `Stripe: ${wordOf(error)}.`
    const reason = isStripes(error) ? keyReason(error) : null
    if (reason) throw new ProviderKeyRefused(reason, message, { cause: error })
    throw new ProviderUnreachable(message, { cause: error })
  }
}

/** Returns Stripe's error code instead of its message, which may echo what was sent. */
function wordOf(error: unknown): string {
  if (!isStripes(error)) return 'no answer'
  return [error.type, error.statusCode, error.code].filter(Boolean).join(' ')
}

type StripeError = InstanceType<typeof Stripe.errors.StripeError>

/** All of Stripe's errors have a `type` like StripeCardError or StripeAPIError. */
function isStripes(error: unknown): error is StripeError {
  return error instanceof Error && 'type' in error && /^Stripe/.test(String(error.type))
}

function keyReason({ statusCode, code }: StripeError): ProviderKeyRefused['reason'] | null {
  if (statusCode === 401) return code === 'api_key_expired' ? 'expired' : 'unknown'
  return statusCode === 403 ? 'limited' : null
}

function isRefusal({ statusCode }: StripeError): boolean {
  return statusCode === 400 || statusCode === 402 || statusCode === 404
}
