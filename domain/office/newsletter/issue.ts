import { hasSilentPicture } from '@/domain/shop/content/content-pictures'
import { movesFrom, type Move } from '@/domain/kit/moves'

export const ISSUE_STATES = ['draft', 'planned', 'sending', 'paused', 'sent', 'canceled'] as const
export type IssueState = (typeof ISSUE_STATES)[number]

/** Staff actions on an issue that is no longer a draft. */
export const ISSUE_ACTIONS = ['unplan', 'pause', 'resume', 'cancel'] as const
export type IssueAction = (typeof ISSUE_ACTIONS)[number]

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

/** Returns the state after an action; null if it is not allowed. Drafts are sent by a separate request. */
export function issueAfter(state: IssueState, action: IssueAction): IssueState | null {
  const to = TARGETS[action]
  const isAllowed = ISSUE_MOVES.some(
    (move) => move.from === state && move.to === to && move.by.includes('agent'),
  )
  return state !== 'draft' && isAllowed ? to : null
}

export const issueActions = (state: IssueState): IssueAction[] =>
  ISSUE_ACTIONS.filter((action) => issueAfter(state, action) !== null)

/**
 * Delivery state of an issue at one address. `trying`: claimed by a worker. `unclear`: the connection or worker died
 * before the mail server answered, so it may have arrived and is never resent. `skipped`: the address is
 * unsubscribed or suppressed.
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
  left: number
}

const countIn = (counts: Partial<Record<DeliveryState, number>>, ...states: DeliveryState[]) =>
  states.reduce((sum, state) => sum + (counts[state] ?? 0), 0)

/** Counts the deliveries of an issue. @example issueFigures({ sent: 2, waiting: 1 }).left // 1 */
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

export interface IssueFormValues {
  subject: string
  preheader: string
  source: string
  /** Segment id; empty for all subscribers. */
  segment: string
}

export const issueFaults = ({ subject, source }: IssueFormValues) => ({
  ...(subject.trim() === '' && { subject: 'subjectFault' as const }),
  ...(hasSilentPicture(source) && { source: 'pictureFault' as const }),
  ...(source.trim() === '' && { source: 'sourceFault' as const }),
})
