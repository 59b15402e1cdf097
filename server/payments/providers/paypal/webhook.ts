import { createVerify } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { z } from 'zod'

import {
  ProviderUnreachable,
  type ProviderEvent,
  type ProviderWebhook,
} from '@/server/kernel/ports/payments'
import type { PayPalSettings } from './client'

/** Maximum age of an event (ms); PayPal retries for three days. */
const OLDEST_MS = 4 * 24 * 3_600_000
const TIMEOUT_MS = 4_000

const Envelope = z.object({ id: z.string().min(1).max(100), event_type: z.string().max(100) })

const Event = z.object({
  event_type: z.string(),
  resource: z.object({
    id: z.string().optional(),
    dispute_id: z.string().optional(),
    custom_id: z.string().optional(),
    purchase_units: z.array(z.object({ custom_id: z.string().optional() })).optional(),
    supplementary_data: z
      .object({ related_ids: z.object({ order_id: z.string().optional() }).optional() })
      .optional(),
    links: z.array(z.object({ rel: z.string(), href: z.string() })).optional(),
  }),
})

/** Verifies RSA over id, time, webhook id and CRC-32, with certificates from PayPal's domain only. */
export function payPalWebhook({ webhookIds, apiBase }: PayPalSettings): ProviderWebhook {
  const certificates = new Map<string, string>()
  return {
    async verify(body, header) {
      const envelope = Envelope.safeParse(parse(body)).data
      const sent = signatureOf(header)
      if (!envelope || !sent || !isTimely(sent.time)) return null
      const certificate = await certificateAt(sent.certificateUrl, { apiBase, certificates })
      if (!certificate) return null
      const isRight = webhookIds.some((webhookId) => {
        const signed = `${sent.id}|${sent.time}|${webhookId}|${crc32(body)}`
        return createVerify('RSA-SHA256')
          .update(signed)
          .verify(certificate, sent.signature, 'base64')
      })
      return isRight ? { eventId: envelope.id, type: envelope.event_type } : null
    },
    read: (body) => aboutOf(Event.safeParse(parse(body)).data),
  }
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

function signatureOf(header: (name: string) => string | undefined) {
  const id = header('paypal-transmission-id')
  const time = header('paypal-transmission-time')
  const signature = header('paypal-transmission-sig')
  const certificateUrl = header('paypal-cert-url')
  if (!id || !time || !signature || !certificateUrl) return null
  if (header('paypal-auth-algo') !== 'SHA256withRSA') return null
  return { id, time, signature, certificateUrl }
}

function isTimely(time: string): boolean {
  return Math.abs(Date.now() - Date.parse(time)) <= OLDEST_MS
}

interface Certificates {
  apiBase: string
  certificates: Map<string, string>
}

async function certificateAt(
  url: string,
  { apiBase, certificates }: Certificates,
): Promise<string | null> {
  if (!isOfPayPal(url, apiBase)) return null
  const cached = certificates.get(url)
  if (cached) return cached
  const text = await download(url)
  if (!text.includes('BEGIN CERTIFICATE')) return null
  certificates.set(url, text)
  return text
}

/** @throws ProviderUnreachable, because the event may be genuine and PayPal must send it again */
async function download(url: string): Promise<string> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const answer = await fetch(url, { redirect: 'error', signal })
    if (!answer.ok) throw new Error(`Status ${answer.status}.`)
    return await answer.text()
  } catch (error) {
    throw new ProviderUnreachable('The certificate could not be fetched.', { cause: error })
  }
}

/** Accepts https at paypal.com or a subdomain, on the default port, and the exact configured origin. */
export function isOfPayPal(address: string, apiBase: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, port, username, password, origin } = new URL(address)
  if (username !== '' || password !== '') return false
  if (origin === new URL(apiBase).origin) return true
  const isHost = hostname === 'paypal.com' || hostname.endsWith('.paypal.com')
  return isHost && protocol === 'https:' && port === ''
}

function aboutOf(event: z.output<typeof Event> | undefined): ProviderEvent {
  if (!event) return { about: 'nothing' }
  const { event_type: type, resource } = event
  if (type.startsWith('CUSTOMER.DISPUTE.') && resource.dispute_id) {
    return { about: 'dispute', disputeId: resource.dispute_id }
  }
  if (type.startsWith('CHECKOUT.') && resource.id) {
    const reference = resource.purchase_units?.[0]?.custom_id ?? null
    return { about: 'payment', ref: resource.id, reference }
  }
  if (type === 'PAYMENT.CAPTURE.REFUNDED' || type === 'PAYMENT.CAPTURE.REVERSED') {
    const paymentId = captureAbove(resource.links) ?? resource.id
    return paymentId ? { about: 'refund', paymentId } : { about: 'nothing' }
  }
  const ref = resource.supplementary_data?.related_ids?.order_id
  if (!type.startsWith('PAYMENT.CAPTURE.') || !ref) return { about: 'nothing' }
  return { about: 'payment', ref, reference: resource.custom_id ?? null }
}

/** The resource of a refund event is the refund; its "up" link points to the capture. */
function captureAbove(links: { rel: string; href: string }[] | undefined): string | null {
  const up = links?.find(({ rel }) => rel === 'up')?.href
  return up?.match(/\/captures\/([^/?]+)/)?.[1] ?? null
}
