import type { Grounds } from '@/domain/community/forum/forum-moderation'
import type { Letter, LetterRow } from '@/server/kernel/mail/letter'

import type { LegalReportRow } from './legal-queries'
import { AUTOMATED_MEANS, groundRows, redressRow } from './statement'

type Report = Pick<LegalReportRow, 'id' | 'address' | 'explanation'>

const CLOSING = 'If you didn’t report anything, you don’t need to do anything.'

/** Confirmation of receipt (Regulation (EU) 2022/2065, art. 16(4)). */
export function receiptLetter({ id, address, explanation }: Report): Letter {
  return {
    subject: `We got your report ${id}`,
    title: 'We got your report',
    preview: `Report ${id}`,
    paragraphs: [
      'Thanks for reporting this. A person looks at it and decides. We’ll email you the decision with its reasons.',
    ],
    tables: [
      {
        title: `Report ${id}`,
        rows: [
          ['Post', address],
          ['Why it’s illegal', explanation],
        ],
      },
    ],
    action: null,
    closing: CLOSING,
  }
}

interface Decision {
  report: Report
  outcome: { isHidden: true; grounds: Grounds } | { isHidden: false; reason: string }
  /** The shop's email address. */
  email: string
}

/** Decision and possibilities for redress (Regulation (EU) 2022/2065, art. 16(5) and (6)). */
export function decisionLetter({ report, outcome, email }: Decision): Letter {
  const rows: LetterRow[] = outcome.isHidden
    ? [['Decision', 'We hid the post.'], ...groundRows(outcome.grounds)]
    : [
        ['Decision', 'The post stays.'],
        ['Why', outcome.reason],
      ]
  return decided(report, [...rows, AUTOMATED_MEANS, redressRow(email)])
}

/** For reports whose text was deleted before a decision. */
export function goneLetter(report: Report, email: string): Letter {
  return decided(report, [
    ['Decision', 'The post is gone. It was deleted, and can’t be restored anymore.'],
    ['Automated means', 'This email was sent automatically when the text was erased.'],
    redressRow(email),
  ])
}

function decided({ id, address }: Report, rows: LetterRow[]): Letter {
  return {
    subject: `We decided about your report ${id}`,
    title: 'We decided about your report',
    preview: `Report ${id}`,
    paragraphs: [],
    tables: [{ title: `Report ${id}`, rows: [['Post', address], ...rows] }],
    action: null,
    closing: CLOSING,
  }
}
