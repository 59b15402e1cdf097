import type { Ground } from '@/domain/community/forum/forum-moderation'
import { LEGAL_REPORT_LIMITS } from '@/domain/community/forum/legal-report'

/** Reports of illegal content, as visitors and staff see them. */
export const forumLegal = {
  formTitle: (number: number) => `Report post ${number} as illegal`,
  lead: 'For content that breaks the law. You don’t need an account. A person decides, and we’ll email you the decision.',
  address: 'You’re reporting',
  explanation: 'Why is it illegal?',
  explanationHint: 'Say what in the post breaks the law, and which law if you know it.',
  isChildAbuse: 'It’s about sexual abuse of children. I can leave out my name and email.',
  name: 'Your name',
  email: 'Your email',
  optional: (label: string) => `${label} (optional)`,
  privacy:
    'The author won’t see your name or email. We delete them seven months after the decision.',
  goodFaith: 'I believe in good faith that this report is accurate and complete.',
  send: 'Send report',
  trap: 'Leave this field empty',
  explanationShort: 'Please explain in a sentence or two why it’s illegal.',
  explanationLong: `Please shorten it to ${LEGAL_REPORT_LIMITS.explanation.max.toLocaleString('en-US')} characters.`,
  nameMissing: 'Enter your name.',
  emailMissing: 'Enter an email address, such as name@example.com.',
  goodFaithMissing: 'Please confirm that your report is accurate and complete.',
  sent: (number: number, email: string) =>
    email === ''
      ? `We got your report ${number}. You gave no email address, so we can’t send you the decision.`
      : `We got your report ${number} and sent a receipt to ${email}. We’ll email you the decision there.`,

  badge: 'Reported as illegal',
  deleted: 'Deleted',
  report: (id: number) => `Report ${id}`,
  from: (name: string, email: string) => [name || 'Anonymous', email].filter(Boolean).join(', '),
  childAbuse: 'Sexual abuse of children',
} as const

/** The decision about a post. */
export const forumDecision = {
  title: (number: number, thread: string) => `Decide about #${number} in “${thread}”`,
  verdict: 'Decision',
  verdicts: { hide: 'Hide post', silence: 'Hide post and silence author', keep: 'Keep post' },
  days: 'For how long',
  ground: 'What it breaks',
  grounds: { rules: 'Our rules', law: 'A law' } satisfies Record<Ground, string>,
  reference: 'Rule or law',
  referenceHint: 'For example, “Terms, section 11” or “German Criminal Code, section 185”.',
  reason: 'Why',
  reasonHint: 'The author and those who reported it as illegal read this. Don’t name anyone.',
  reasonHintMember: 'We’ll email it to the member. Don’t name anyone.',
  reasonHintFlag: 'For the moderation log.',
  send: 'Send decision',
  referenceMissing: 'Name the rule or law.',
  reasonMissing: 'Enter a reason first.',
} as const

/** A report's page in the back office. */
export const legalReport = {
  title: (id: string | null) => `Report ${id ?? ''} of illegal content`,
  all: 'Forum',
  post: 'Post',
  by: 'Reported by',
  at: 'Reported',
  explanation: 'Explanation',
  erased: 'Deleted seven months after the decision',
  receipt: 'Receipt',
  receiptSent: (email: string) => `Emailed to ${email} when it was reported`,
  noReceipt: 'None. No email address was given, or it was deleted.',
  decision: 'Decision',
  open: 'Not yet decided',
  gone: 'None. The text was deleted before a decision.',
  outcome: (isHidden: boolean) => (isHidden ? 'Post hidden' : 'Post kept'),
  decidedAt: 'Decided',
  moderator: 'Moderator',
  statement: 'Statement of reasons to the author',
  noStatement: 'None. Nothing of theirs was restricted by this decision.',
} as const
