import type { EmailKind } from '@/domain/email-kind'

import type { TicketRow } from '../support/queries'

/** An email as it came in, whichever way. */
export interface ReceivedEmail {
  from: { address: string; name: string }
  /** Every address that it was sent or delivered to. */
  recipients: readonly string[]
  subject: string
  /** With its angle brackets; empty where it has none that can be answered. */
  messageId: string
  /** Names it where there is no Message-ID: the same delivered twice has the same one. */
  fallbackId: string
  /** The first header of a name, in lower case. */
  header(name: string): string | undefined
  text: string
  attachments: readonly ReceivedFile[]
}

export interface ReceivedFile {
  name: string
  content: Buffer
  /** Shown inside of the text, such as the logo of a signature. */
  isInline: boolean
  /** Its media type, where the email came as MIME. */
  type?: string
}

/** An email whose way is decided. */
export interface SortedEmail {
  email: ReceivedEmail
  kind: EmailKind
  /** The ticket whose token it has. */
  ticket: TicketRow | undefined
  /** The same for each delivery of it. */
  requestKey: string
}

/** A Message-ID that can be written into a header of ours. */
export function messageIdFrom(text: string | undefined): string {
  const id = text?.trim() ?? ''
  return /^<[\x21-\x3b\x3d\x3f-\x7e]{1,400}>$/.test(id) ? id : ''
}
