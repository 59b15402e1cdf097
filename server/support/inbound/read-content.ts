import { EMAIL_QUOTE_LIMIT, EMAIL_TEXT_LIMIT, splitReply, type LeftOut } from '@/domain/email-reply'
import { shorten } from '@/domain/email-text'
import type { Deps } from '@/server/kernel/deps'

import type { EmailColumns } from '../support/queries'
import { storeAttachments } from './store-attachments'
import type { ReceivedEmail } from './received-email'

/** Most of a text that is looked at, in characters. */
const READ_LIMIT = 500_000

/** What of an email goes into a ticket. */
export interface EmailContent {
  body: string
  files: string[]
  email: EmailColumns
}

export async function readContent(
  deps: Pick<Deps, 'db' | 'ids' | 'clock'>,
  { text, attachments, messageId }: ReceivedEmail,
): Promise<EmailContent> {
  const { files, leftOut } = await storeAttachments(deps, attachments)
  const split = splitReply(text.slice(0, READ_LIMIT))
  const [body, isCut] = shorten(split.body, EMAIL_TEXT_LIMIT)
  const [quote] = shorten(split.quote, EMAIL_QUOTE_LIMIT)
  const end: LeftOut[] = isCut ? [{ name: '', reason: 'length' }] : []
  const email: EmailColumns = {
    channel: 'email',
    quote,
    left_out: [...leftOut, ...end],
    message_id: messageId || null,
  }
  return { body, files, email }
}
