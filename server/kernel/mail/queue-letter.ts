import type { Db } from '../db/client'
import type { Deps } from '../deps'
import type { Letter } from './letter'
import { insertMail } from './queries'
import { renderLetter } from './render-letter'

interface QueueLetterInput {
  order_id?: number
  user_id?: number | null
  /** Kind of the email; unique per order. */
  kind: string
  recipient: string
  /** One-click unsubscribe URL for mail clients (RFC 8058). */
  unsubscribe_url?: string
  reply_to?: string | null
  in_reply_to?: string
  reference_ids?: string
  letter: Letter
}

export async function queueLetter(
  { clock }: Pick<Deps, 'clock'>,
  tx: Db,
  { letter: { subject, ...content }, recipient, ...row }: QueueLetterInput,
): Promise<void> {
  const at = clock.now()
  await insertMail(tx, {
    ...row,
    recipient: headerText(recipient),
    subject: headerText(subject),
    ...(await renderLetter(tx, content)),
    created_at: at,
    next_attempt_at: at,
  })
}

/** Returns a text without line breaks and control characters, which prevents header injection. */
function headerText(text: string): string {
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').trim()
}
