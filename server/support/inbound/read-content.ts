import type { LeftOut } from '@/domain/community/support/email-reply'
import type { Deps } from '@/server/kernel/deps'

import type { EmailColumns } from '../tickets/queries'
import { storeAttachments } from './store-attachments'
import type { SortedEmail } from './received-email'

export interface EmailContent {
  body: string
  files: string[]
  email: EmailColumns
}

export async function readContent(
  deps: Pick<Deps, 'db' | 'ids' | 'clock'>,
  { email: { body, quote, isCut, isUnreadable, attachments, messageId }, raw }: SortedEmail,
): Promise<EmailContent> {
  const { files, leftOut } = await storeAttachments(deps, attachments)
  const email: EmailColumns = {
    channel: 'email',
    quote,
    left_out: [
      ...leftOut,
      ...(isUnreadable ? [missing('unreadable')] : isCut ? [missing('length')] : []),
    ],
    message_id: messageId || null,
    raw,
  }
  return { body, files, email }
}

const missing = (reason: LeftOut['reason']): LeftOut => ({ name: '', reason })
