/** From a draft to an issue of the newsletter that everybody has. */
export const ISSUE_STATES = ['draft', 'planned', 'sending', 'paused', 'sent', 'canceled'] as const
export type IssueState = (typeof ISSUE_STATES)[number]

/** What staff do with an issue that is no draft any more. */
export const ISSUE_ACTIONS = ['unplan', 'pause', 'resume', 'cancel'] as const
export type IssueAction = (typeof ISSUE_ACTIONS)[number]

interface Move {
  from: readonly IssueState[]
  to: IssueState
}

export const ISSUE_MOVES: Record<IssueAction, Move> = {
  unplan: { from: ['planned'], to: 'draft' },
  pause: { from: ['sending'], to: 'paused' },
  resume: { from: ['paused'], to: 'sending' },
  cancel: { from: ['sending', 'paused'], to: 'canceled' },
}

/** The actions that a state offers, in their order. */
export const issueActions = (state: IssueState): IssueAction[] =>
  ISSUE_ACTIONS.filter((action) => ISSUE_MOVES[action].from.includes(state))

/**
 * What becomes of an issue at one address. `trying`: a worker has it. `unclear`: the connection or the worker ended
 * before the mail server had answered, so it may have arrived and is never sent again. `skipped`: the address has
 * unsubscribed, or is mailed no more.
 */
export const DELIVERY_STATES = [
  'waiting',
  'trying',
  'sent',
  'failed',
  'unclear',
  'skipped',
] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

export interface IssueFigures {
  recipients: number
  sent: number
  failed: number
  unclear: number
  skipped: number
  /** Those that still wait. */
  left: number
}

const countIn = (counts: Partial<Record<DeliveryState, number>>, ...states: DeliveryState[]) =>
  states.reduce((sum, state) => sum + (counts[state] ?? 0), 0)

/** @example issueFigures({ sent: 2, waiting: 1 }).left // 1 */
export function issueFigures(counts: Partial<Record<DeliveryState, number>>): IssueFigures {
  return {
    recipients: countIn(counts, ...DELIVERY_STATES),
    sent: countIn(counts, 'sent'),
    failed: countIn(counts, 'failed'),
    unclear: countIn(counts, 'unclear'),
    skipped: countIn(counts, 'skipped'),
    left: countIn(counts, 'waiting', 'trying'),
  }
}

export const SUBJECT_LIMIT = 120
export const PREHEADER_LIMIT = 160
export const ISSUE_LIMIT = 20_000

/** An issue as it is typed. */
export interface TypedIssue {
  subject: string
  preheader: string
  source: string
  /** Id of a segment of customers; empty for all subscribers. */
  segment: string
}

/** What has to be mended before an issue is kept, by the name of its sentence. */
export const issueFaults = ({ subject, source }: TypedIssue) => ({
  ...(subject.trim() === '' && { subject: 'subjectFault' as const }),
  ...(source.trim() === '' && { source: 'sourceFault' as const }),
})
