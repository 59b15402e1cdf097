import type { EmailDoubt, EmailKind } from '@/domain/community/support/email-kind'
import { plainText } from '@/domain/community/support/email-text'

import type { RawEmail, TicketRow } from '../tickets/queries'

/** Received email. It is passed between threads, so it consists of data only. */
export interface ReceivedEmail {
  from: { address: string; name: string }
  /** Addresses from all recipient and delivery headers. */
  recipients: readonly string[]
  subject: string
  /** Message-ID with angle brackets; empty if there is no usable one. */
  messageId: string
  /** Id used without a Message-ID, the same for repeated deliveries. If empty, the digest is used. */
  fallbackId: string
  /** Values of each header, by lowercase name. */
  headers: ReadonlyMap<string, readonly string[]>
  /** Text written by the sender; `quote` is text quoted from earlier emails. */
  body: string
  quote: string
  isCut: boolean
  /** Whether text and files are missing because parsing would take too long. */
  isUnreadable: boolean
  attachments: readonly ReceivedFile[]
}

/** Result for an email that can't be parsed at all, not even its sender. */
export const UNREADABLE: ReceivedEmail = {
  from: { address: '', name: '' },
  recipients: [],
  subject: '',
  messageId: '',
  fallbackId: '',
  headers: new Map(),
  body: '',
  quote: '',
  isCut: false,
  isUnreadable: true,
  attachments: [],
}

export interface ReceivedFile {
  name: string
  content: Uint8Array
  /** Whether the file is displayed within the text, such as a logo in a signature. */
  isInline: boolean
  /** Media type, if the email was delivered as MIME. */
  type?: string
}

export interface SortedEmail {
  email: ReceivedEmail
  kind: EmailKind
  doubt: EmailDoubt | null
  /** Ticket that the email's reply token belongs to. */
  ticket: TicketRow | undefined
  /** Idempotency key, the same for each delivery of the email. */
  requestKey: string
  raw: RawEmail
}

/** Returns the first header with a lowercase name; empty if it is missing. */
export const headerOf = ({ headers }: ReceivedEmail, name: string) => headers.get(name)?.[0] ?? ''

/** Returns the Message-ID if it is safe to use in the shop's own headers; empty otherwise. */
export function messageIdFrom(text: string | undefined): string {
  const id = text?.trim() ?? ''
  return /^<[\x21-\x3b\x3d\x3f-\x7e]{1,400}>$/.test(id) ? id : ''
}

export function headersFrom(
  headers: readonly { name: string; value: string }[],
): ReceivedEmail['headers'] {
  const byName = new Map<string, string[]>()
  for (const { name, value } of headers) {
    const values = byName.get(name.toLowerCase()) ?? []
    byName.set(name.toLowerCase(), values)
    values.push(plainText(value))
  }
  return byName
}
