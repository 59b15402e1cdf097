import type { Grounds } from '@/domain/community/forum/forum-moderation'
import { CONTEST_TERM } from '@/domain/community/forum/legal-report'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import type { LetterRow } from '@/server/kernel/mail/letter'
import { queueLetter } from '@/server/kernel/mail/queue-letter'
import { readSeller } from '@/server/kernel/ports/seller'
import { dateLong } from '@/utils/format'

import { findEmailOf } from './member-queries'

export type StatementDeps = Pick<Deps, 'clock' | 'seller' | 'shopUrl'>

const MEASURES = {
  post_hidden: {
    title: 'We hid your post',
    text: 'We hid your post everywhere, until we show it again. Only you and our moderators can see it, and we may delete it later.',
  },
  thread_hidden: {
    title: 'We hid your thread',
    text: 'We hid your thread everywhere, until we show it again. Only you and our moderators can see it, and we may delete it later.',
  },
  post_rejected: {
    title: 'We didn’t publish your post',
    text: 'We didn’t publish your post. No one else can see it.',
  },
  silenced: {
    title: 'You can’t post in our forum right now',
    text: 'You can read the forum, but not post in it.',
  },
} as const

const SOURCES = {
  notice: 'Someone reported it as illegal content.',
  flag: 'A member of the forum reported it.',
  own: 'We found it ourselves. No one reported it.',
  review: 'Moderators read the first posts of new members.',
} as const

export interface Restriction extends Grounds {
  measure: keyof typeof MEASURES
  /** Null for a silence, which is about several posts. */
  source: keyof typeof SOURCES | null
  /** URL or title of the content. */
  content?: string
  /** End of a silence; null if it lasts until it is lifted. */
  until?: Date | null
}

/** What staff don't name a rule for breaks the section of the terms about the forum. */
export const FORUM_RULES = { ground: 'rules', reference: 'Terms, section 11' } as const

export const AUTOMATED_MEANS: LetterRow = [
  'Automated means',
  'None. A person looked at it and decided.',
]

export const groundRows = ({ ground, reference, reason }: Grounds): LetterRow[] => [
  [ground === 'law' ? 'Law' : 'Rule of the forum', reference],
  ['Why', reason],
]

/** Complaints to a coordinator: Regulation (EU) 2022/2065, art. 53. */
export const redressRow = (email: string): LetterRow => [
  'If you disagree',
  `Write to ${email} within ${CONTEST_TERM}, and we’ll look at it again. You can also complain to the Digital Services Coordinator of your EU country, or go to court.`,
]

/** Statement of reasons with the content of Regulation (EU) 2022/2065, art. 17(3). It never names who reported it. */
export function statementRows(restriction: Restriction, email: string): LetterRow[] {
  const { measure, source, content, until } = restriction
  return [
    ['What we did', MEASURES[measure].text],
    ...optionalRow(
      'How long',
      until === null ? 'Until we lift it' : until && dateLong(until.toISOString()),
    ),
    ...optionalRow('Your text', content),
    ...optionalRow('How we learned of it', source && SOURCES[source]),
    AUTOMATED_MEANS,
    ...groundRows(restriction),
    redressRow(email),
  ]
}

const optionalRow = (label: string, text: string | null | undefined): LetterRow[] =>
  text ? [[label, text]] : []

/** Emails a member whose silence was lifted. */
export async function sendLifted(
  deps: Pick<StatementDeps, 'clock' | 'shopUrl'>,
  tx: Db,
  memberId: number,
): Promise<void> {
  const recipient = await findEmailOf(tx, memberId)
  if (recipient === undefined) return
  const title = 'You can post in our forum again'
  await queueLetter(deps, tx, {
    ...{ kind: 'forum_silence_lifted', user_id: memberId, recipient },
    letter: {
      ...{ subject: title, title, preview: 'A moderator lifted the restriction', tables: [] },
      paragraphs: ['A moderator lifted the restriction, so you can post in our forum again.'],
      action: { label: 'Go to the forum', url: `${deps.shopUrl}/forum/1` },
      closing: 'The rules of the forum are in our terms, section 11.',
    },
  })
}

/** Emails the statement to the author, unless they deleted their account. */
export async function sendStatement(
  deps: StatementDeps,
  tx: Db,
  { memberId, ...restriction }: Restriction & { memberId: number | null },
): Promise<void> {
  const recipient = memberId === null ? undefined : await findEmailOf(tx, memberId)
  if (recipient === undefined) return
  const { title } = MEASURES[restriction.measure]
  const { email } = await readSeller(deps, tx)
  await queueLetter(deps, tx, {
    kind: 'forum_statement',
    user_id: memberId,
    recipient,
    letter: {
      ...{ subject: title, title, preview: restriction.reason, paragraphs: [], action: null },
      tables: [{ title: 'Our reasons', rows: statementRows(restriction, email) }],
      closing:
        'You get this statement because EU law requires it (Regulation (EU) 2022/2065, art. 17).',
    },
  })
}
