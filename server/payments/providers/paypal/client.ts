import { z } from 'zod'

import {
  ProviderKeyRefused,
  ProviderRefused,
  ProviderUnreachable,
} from '@/server/kernel/ports/payments'

export interface PayPalSettings {
  clientId: string
  clientSecret: string
  /** Ids of the shop's webhooks; several during a rotation. */
  webhookIds: string[]
  /** Base URL: https://api-m.paypal.com, or https://api-m.sandbox.paypal.com for tests. */
  apiBase: string
  /** The shop's PayPal account. Payments to any other account are rejected. */
  merchantId?: string | undefined
  shopUrl: string
  /** Timeout (ms). */
  timeoutMs?: number
}

interface PayPalCall {
  method: 'GET' | 'POST'
  path: string
  body?: unknown
  /** PayPal-Request-Id header, PayPal's idempotency key. */
  key?: string
}

export type PayPalClient = (call: PayPalCall) => Promise<unknown>

const TIMEOUT_MS = 11_000
const TOKEN_MARGIN_MS = 60_000

const Token = z.object({ access_token: z.string().min(1), expires_in: z.int().positive() })
const Refusal = z.object({
  name: z.string(),
  message: z.string().optional(),
  details: z.array(z.object({ issue: z.string() })).optional(),
})

/** Creates a client that renews its token. Calls throw ProviderRefused or ProviderUnreachable. */
export function payPalClient(settings: PayPalSettings): PayPalClient {
  let token: { value: string; until: number } | null = null
  const freshToken = async () => {
    if (token && token.until > Date.now()) return token.value
    const granted = Token.safeParse(await askForToken(settings))
    if (!granted.success) throw new ProviderUnreachable('PayPal gave no token.')
    const until = Date.now() + granted.data.expires_in * 1000 - TOKEN_MARGIN_MS
    token = { value: granted.data.access_token, until }
    return token.value
  }
  return async (call) => {
    const answer = await send(settings, call, await freshToken())
    if (answer.status !== 401) return answered(answer)
    // The token was revoked before it expired.
    token = null
    return answered(await send(settings, call, await freshToken()))
  }
}

/** Requests a token, which needs nothing but valid keys. @throws ProviderKeyRefused, ProviderUnreachable */
export async function askForToken(settings: PayPalSettings): Promise<unknown> {
  const { apiBase, clientId, clientSecret } = settings
  const answer = await reach(settings, `${apiBase}/v1/oauth2/token`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
  })
  return answered(answer)
}

function send(settings: PayPalSettings, { method, path, body, key }: PayPalCall, token: string) {
  return reach(settings, `${settings.apiBase}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      accept: 'application/json',
      'content-type': 'application/json',
      prefer: 'return=representation',
      ...(key !== undefined && { 'paypal-request-id': key }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
}

/** Sends a request and retries it once if the response is lost; idempotency keys make this safe. */
async function reach(
  settings: PayPalSettings,
  url: string,
  init: RequestInit,
): Promise<PayPalResponse> {
  try {
    const answer = await reachOnce(settings, url, init)
    if (answer.status < 500) return answer
  } catch {
    // The retry below decides the outcome.
  }
  return reachOnce(settings, url, init)
}

interface PayPalResponse {
  status: number
  text: string
}

async function reachOnce(
  { timeoutMs = TIMEOUT_MS }: PayPalSettings,
  url: string,
  init: RequestInit,
): Promise<PayPalResponse> {
  try {
    const answer = await fetch(url, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    return { status: answer.status, text: await answer.text() }
  } catch (error) {
    throw new ProviderUnreachable('PayPal gave no answer.', { cause: error })
  }
}

function answered({ status, text }: PayPalResponse): unknown {
  const body = parse(text)
  if (status >= 200 && status < 300) return body
  const refusal = Refusal.safeParse(body).data
  if (status === 401 || status === 403) {
    const message = `PayPal answered ${status} ${refusal?.name ?? ''}.`
    throw new ProviderKeyRefused(status === 401 ? 'unknown' : 'limited', message)
  }
  if (!refusal || status >= 500 || status === 429) {
    throw new ProviderUnreachable(`PayPal answered ${status} ${refusal?.name ?? ''}.`)
  }
  const issue = refusal.details?.[0]?.issue ?? refusal.name
  throw new ProviderRefused(issue, refusal.message ?? issue)
}

function parse(text: string): unknown {
  try {
    return text === '' ? {} : JSON.parse(text)
  } catch {
    throw new ProviderUnreachable('PayPal answered something else than JSON.')
  }
}
