import type { ContentNode } from '@/domain/shop/content/content'
import type { Letter } from '@/server/kernel/mail/letter'
import { letterTree } from '@/server/kernel/markdown/letter'

export interface IssueContent {
  subject: string
  preheader: string
  source: string
}

interface IssueLetterOptions {
  shopUrl: string
  unsubscribe: string | null
  /** Adds signed URLs of unsaved pictures to a test email. */
  signed?: (nodes: readonly ContentNode[]) => ContentNode[]
}

const WHY = 'You get this email because you confirmed that you want our newsletter.'
const TEST = 'This is a test. In the real one, a link here ends the subscription with one click.'

/** Renders an issue in the layout of all emails. @param unsubscribe URL; null in a test email */
export function issueLetter(
  { subject, preheader, source }: IssueContent,
  { shopUrl, unsubscribe, signed }: IssueLetterOptions,
): Letter {
  return {
    subject,
    title: subject,
    preview: preheader,
    paragraphs: [],
    body: letterTree(source, { origin: shopUrl, ...(signed && { signed }) }),
    tables: [],
    action: null,
    closing: unsubscribe === null ? TEST : WHY,
    ...(unsubscribe !== null && { unsubscribe }),
  }
}
