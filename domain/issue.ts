import { hasSilentPicture } from './content-pictures'
import { movesFrom, type Move } from './moves'

/** From a draft to an issue of the newsletter that everybody has. */
export const ISSUE_STATES = ['draft', 'planned', 'sending', 'paused', 'sent', 'canceled'] as const
export type IssueState = (typeof ISSUE_STATES)[number]

/** What staff do with an issue that is no draft any more. */
export const ISSUE_ACTIONS = ['unplan', 'pause', 'resume', 'cancel'] as const
export type IssueAction = (typeof ISSUE_ACTIONS)[number]

/** Every way of an issue. */
export const ISSUE_MOVES: readonly Move<IssueState, 'agent' | 'job'>[] = [
  {
    from: 'draft',
    to: 'planned',
    by: ['agent'],
    follows: 'Its words stay as they are. The conditions of its segment are kept.',
  },
  {
    from: 'draft',
    to: 'sending',
    by: ['agent'],
    follows: 'Who gets it is written down. A job sends it in batches.',
  },
  {
    from: 'planned',
    to: 'draft',
    by: ['agent'],
    follows: 'Its hour is taken back.',
  },
  {
    from: 'planned',
    to: 'sending',
    by: ['job'],
    follows: 'Its hour has come. Who gets it is written down.',
  },
  {
    from: 'sending',
    to: 'paused',
    by: ['agent'],
    follows: 'What the mail server already has still goes out.',
  },
  { from: 'paused', to: 'sending', by: ['agent'], follows: 'It goes on where it stood.' },
  { from: 'sending', to: 'sent', by: ['job'], follows: 'Nobody waits for it any more.' },
  ...movesFrom<IssueState, 'agent' | 'job'>({
    from: ['sending', 'paused'],
    to: 'canceled',
    by: ['agent'],
    follows: 'Whoever waits for it gets nothing.',
  }),
]

const TARGETS: Record<IssueAction, IssueState> = {
  ...{ unplan: 'draft', pause: 'paused', resume: 'sending', cancel: 'canceled' },
}

/** What an action makes of a state; null where it can’t be done. A draft is sent by a request of its own. */
export function issueAfter(state: IssueState, action: IssueAction): IssueState | null {
  const to = TARGETS[action]
  const isAllowed = ISSUE_MOVES.some(
    (move) => move.from === state && move.to === to && move.by.includes('agent'),
  )
  return state !== 'draft' && isAllowed ? to : null
}

/** The actions that a state offers, in their order. */
export const issueActions = (state: IssueState): IssueAction[] =>
  ISSUE_ACTIONS.filter((action) => issueAfter(state, action) !== null)

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
export interface IssueFormValues {
  subject: string
  preheader: string
  source: string
  /** Id of a segment of customers; empty for all subscribers. */
  segment: string
}

/** What has to be mended before an issue is kept, by the name of its sentence. */
export const issueFaults = ({ subject, source }: IssueFormValues) => ({
  ...(subject.trim() === '' && { subject: 'subjectFault' as const }),
  ...(hasSilentPicture(source) && { source: 'pictureFault' as const }),
  ...(source.trim() === '' && { source: 'sourceFault' as const }),
})
