import { createHmac, randomBytes } from 'node:crypto'

import { seal, unseal } from '@/server/kernel/ports/seal'

const PREFIX = 'whsec_'
const PURPOSE = 'webhook-secrets'

export const makeSecret = (): string => `${PREFIX}${randomBytes(24).toString('base64')}`

export const sealSecret = (secret: string, text: string): string =>
  seal({ secret, purpose: PURPOSE }, text)

/** @throws Error if the shop's secret has changed since */
export const openSecret = (secret: string, sealed: string): string =>
  unseal({ secret, purpose: PURPOSE }, sealed)

export interface SignedMessage {
  id: string
  /** In seconds. */
  timestamp: number
  body: string
}

/** Returns the headers of Standard Webhooks, with a signature by each secret. */
export function signatureHeaders(
  { id, timestamp, body }: SignedMessage,
  secrets: readonly string[],
): Record<string, string> {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  })
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  }
}
