import type { EmailDoubt, EmailKind } from '@/domain/email-kind'
import { plainText } from '@/domain/email-text'

import type { RawEmail, TicketRow } from '../support/queries'

/** An email as it came in, whichever way. It passes between threads, so it holds data only. */
export interface ReceivedEmail {
  from: { address: string; name: string }
  /** Every address that it was sent or delivered to. */
  recipients: readonly string[]
  subject: string
  /** With its angle brackets; empty where it has none that can be answered. */
  messageId: string
  /** Names it where there is no Message-ID: the same delivered twice has the same one. Empty: its digest does. */
  fallbackId: string
  /** The values of each header, by its name in lower case. */
  headers: ReadonlyMap<string, readonly string[]>
  /** What was written, and what it repeats of earlier emails. */
  body: string
  quote: string
  /** Whether the end of its text is missing. */
  isCut: boolean
  /** Whether its text and files are missing: reading them would take too long. */
  isUnreadable: boolean
  attachments: readonly ReceivedFile[]
}

/** An email of which nothing is read: not even who sent it. */
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
  /** Shown inside of the text, such as the logo of a signature. */
  isInline: boolean
  /** Its media type, where the email came as MIME. */
  type?: string
}

/** An email whose way is decided. */
export interface SortedEmail {
  email: ReceivedEmail
  kind: EmailKind
  /** Null for one that nothing speaks against. */
  doubt: EmailDoubt | null
  /** The ticket whose token it has. */
  ticket: TicketRow | undefined
  /** The same for each delivery of it. */
  requestKey: string
  /** The email as it was received. */
  raw: RawEmail
}

/** The first header of a name in lower case; empty where it is missing. */
export const headerOf = ({ headers }: ReceivedEmail, name: string) => headers.get(name)?.[0] ?? ''

/** A Message-ID that can be written into a header of ours. */
export function messageIdFrom(text: string | undefined): string {
  const id = text?.trim() ?? ''
  return /^<[\x21-\x3b\x3d\x3f-\x7e]{1,400}>$/.test(id) ? id : ''
}

/** Groups headers by their names. */
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
