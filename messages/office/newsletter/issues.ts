import type { Issue, IssueRow, Suppression } from '@/contract/office/newsletter/newsletter'
import type { IssueAction, IssueState } from '@/domain/office/newsletter/issue'
import type { SuppressionCause } from '@/domain/kit/suppression'
import { thousands } from '@/utils/format'

import { officeMoment, shortMoment } from '@/messages/office/overview/overview'
import type { DialogRequest } from '@/messages/kit/dialogs'

const STATES: Record<IssueState, string> = {
  draft: 'Draft',
  planned: 'Planned',
  sending: 'Sending',
  paused: 'Paused',
  sent: 'Sent',
  canceled: 'Canceled',
}

const ACTIONS: Record<IssueAction, string> = {
  unplan: 'Take back the hour',
  pause: 'Pause',
  resume: 'Go on sending',
  cancel: 'Cancel sending',
}

const MOVED: Record<IssueAction, string> = {
  unplan: 'It’s a draft again.',
  pause: 'Paused. What the mail server already has still goes out.',
  resume: 'Sending goes on.',
  cancel: 'Canceled. Nobody else gets it.',
}

const CAUSES: Record<SuppressionCause, string> = {
  bounce: 'No such mailbox',
  complaint: 'Reported as spam',
}

const subscribers = (count: number) =>
  count === 1 ? '1 subscriber' : `${thousands(count)} subscribers`
const issueCount = (count: number) => (count === 1 ? '1 issue' : `${count} issues`)

export const issues = {
  title: 'Newsletter',
  lead: 'Only people who confirmed their address get it, each issue once. Nothing in it tells you who read it.',
  all: 'All issues',
  list: 'Issues',
  none: 'No issues yet',
  noneHint: 'Write one, look at it, and send a test to yourself first.',
  noMatch: 'No issues on this page',
  previous: 'Newer issues',
  next: 'Older issues',
  found: (count: number, isAll: boolean) =>
    isAll ? issueCount(count) : `${issueCount(count)} on this page`,
  keys: 'Use J and K to move between issues, Enter to open one, and N for a new one.',
  columns: {
    subject: 'Subject',
    state: 'Status',
    at: 'When',
    sent: 'Sent',
    failed: 'Not delivered',
    bounced: 'Bounced',
    complained: 'Spam reports',
    unsubscribed: 'Unsubscribed since',
  },
  stateOf: ({ state, is_stuck }: Pick<IssueRow, 'state' | 'is_stuck'>) =>
    state === 'sending' && is_stuck ? 'Sending, waiting' : STATES[state],
  when: ({ send_at, started_at, changed_at, state }: IssueRow) => {
    if (state === 'draft') return `Changed ${shortMoment(changed_at)}`
    return shortMoment(started_at ?? send_at ?? changed_at)
  },
  sentOf: ({ state, sent, recipients }: IssueRow) =>
    state === 'draft' || state === 'planned'
      ? ''
      : `${thousands(sent)} of ${thousands(recipients)}`,
  number: (count: number) => (count === 0 ? '–' : thousands(count)),
  audience: (count: number) => `${subscribers(count)} would get an issue now.`,
  leftOut: (bounces: number, complaints: number) =>
    `Mailed no more: ${thousands(bounces)} bounced, ${thousands(complaints)} reported us as spam.`,
  showThem: 'Show them',
  add: 'New issue',
  addLead: 'It stays a draft until you send it.',
  issue: 'Issue',
  email_off:
    'This shop can’t send email yet. You can write issues. Connect a mail server under Payment and email before you send one.',

  subject: 'Subject',
  subjectFault: 'Enter a subject.',
  preheader: 'Preview line',
  preheaderHint: 'Mail programs show it after the subject in their list',
  segment: 'Recipients',
  everyone: 'All subscribers',
  gone: 'A segment that was removed',
  counting: 'Counting …',
  notCounted: 'Not counted',
  countOf: ({ count, suppressed }: { count: number; suppressed: number }) =>
    suppressed === 0
      ? `${subscribers(count)}, all confirmed`
      : `${subscribers(count)}, all confirmed. ${thousands(suppressed)} left out: bounced or reported us as spam.`,
  source: 'Text',
  sourceHint:
    'Markdown: ## for a heading, **bold**, [words](/address), - for lists. Pictures are shown as wide as the email.',
  sourceFault: 'Write the issue.',
  pictureFault: 'Describe each picture for people who don’t see it: ![description](…)',
  saved: 'Saved.',
  preview: 'Preview',
  previewOld: 'Updating …',
  previewLate: 'We couldn’t update the preview. What you typed is still here.',
  noSubject: 'Subject',
  from: 'In the list of a mail program',
  unsubscribe: 'Unsubscribe with one click',
  why: 'You get this email because you confirmed that you want our newsletter.',
  test: 'Send me a test',
  tested: (email: string) => `A test will be emailed to ${email}.`,
  saveFirst: 'Save it before you send it.',
  sendNow: 'Send now…',
  at: 'Send at (shop’s time zone)',
  plan: 'Plan…',
  remove: 'Remove draft',
  started: 'It’s being sent. You may close this page.',
  planned: (at: string) => `Planned for ${officeMoment(at)}.`,

  actionOf: (action: IssueAction) => ACTIONS[action],
  movedOf: (action: IssueAction) => MOVED[action],
  progress: 'Progress',
  progressOf: ({ recipients, left }: Issue) =>
    `${thousands(recipients - left)} of ${thousands(recipients)}`,
  stuck: 'The mail server takes nothing right now. We ask it again every minute.',
  plannedFor: (at: string) =>
    `It goes out on ${officeMoment(at)}, to everyone who is subscribed by then.`,
  to: ({ segment_name }: Issue) =>
    segment_name === null ? 'All subscribers' : `Subscribers in “${segment_name}”`,
  began: 'Began',
  ended: 'Ended',
  moment: officeMoment,
  by: 'Last changed by',
  figures: 'Figures',
  figuresOf: (issue: Issue): { label: string; value: number; hint?: string }[] => [
    { label: 'Sent', value: issue.sent },
    { label: issue.state === 'canceled' ? 'Not sent' : 'Left', value: issue.left },
    { label: 'Failed', value: issue.failed, hint: 'Refused by their mail server' },
    {
      label: 'Unclear',
      value: issue.unclear,
      hint: 'Broken off on the way; never sent twice',
    },
    { label: 'Skipped', value: issue.skipped, hint: 'Unsubscribed before their turn' },
    { label: 'Bounced', value: issue.bounced, hint: 'No such mailbox; mailed no more' },
    { label: 'Spam reports', value: issue.complained },
    { label: 'Unsubscribed since', value: issue.unsubscribed },
  ],
} as const

const wide = { icon: 'info', type: 'wide', secondaryButton: 'Back' } as const

interface SendIssueSummary {
  subject: string
  count: number
  /** Time to send, or null to send immediately. */
  at: string | null
}

export const sendIssueDialog = ({ subject, count, at }: SendIssueSummary) =>
  ({
    ...wide,
    title: at === null ? 'Send this issue now?' : 'Plan this issue?',
    message:
      at === null
        ? `“${subject}” goes to ${subscribers(count)}, each once. You can pause it, but what has been sent can’t be taken back.`
        : `“${subject}” goes out on ${officeMoment(at)}, to whoever is subscribed by then: ${subscribers(count)} today. Until then you can take the hour back.`,
    primaryButtonType: 'default',
    primaryButton: at === null ? 'Send it' : 'Plan it',
  }) as const satisfies DialogRequest

export const cancelIssueDialog = (left: number) =>
  ({
    ...wide,
    title: 'Cancel sending?',
    message: `${subscribers(left)} won’t get this issue. What has been sent can’t be taken back, and it can’t be sent again.`,
    primaryButtonType: 'danger',
    primaryButton: 'Cancel sending',
  }) as const satisfies DialogRequest

export const removeIssueDialog = (subject: string) =>
  ({
    ...wide,
    title: 'Remove this draft?',
    message: `“${subject}” is gone for good.`,
    primaryButtonType: 'danger',
    primaryButton: 'Remove',
  }) as const satisfies DialogRequest

export const suppressions = {
  title: 'Bounces',
  lead: 'Addresses that get no newsletter and no digest any more, because there is no such mailbox or their owner reported an email as spam. Emails about orders and tickets still go to them.',
  lists: [
    { value: undefined, title: 'All' },
    { value: 'bounce', title: 'No such mailbox' },
    { value: 'complaint', title: 'Spam reports' },
  ] satisfies { value: SuppressionCause | undefined; title: string }[],
  all: 'All addresses',
  search: 'Search addresses',
  searchHint: 'Part of an email address',
  found: (count: number, isAll: boolean) => {
    const text = count === 1 ? '1 address' : `${count} addresses`
    return isAll ? text : `${text} on this page`
  },
  none: 'No bounces',
  noneHint: 'Every email has found its mailbox so far.',
  noMatch: 'No matching addresses',
  noMatchHint: 'Try another list or fewer letters.',
  previous: 'Previous page',
  next: 'Next page',
  keys: 'Use J and K to move between addresses, and / to search.',
  columns: { email: 'Address', cause: 'Why', at: 'Since', issue: 'Issue', lift: 'Allow again' },
  causeOf: ({ cause, detail }: Suppression) =>
    detail === '' || cause === 'complaint' ? CAUSES[cause] : `${CAUSES[cause]} (${detail})`,
  at: ({ at }: Suppression) => shortMoment(at),
  issueOf: (id: number) => `Issue ${id}`,
  lift: 'Allow again',
  liftOf: (email: string) => `Allow email to ${email} again`,
  lifted: (email: string) => `Allowed again: ${email}.`,
} as const

export const liftDialog = ({ email, cause }: Suppression) =>
  ({
    ...wide,
    title: 'Allow email again?',
    message:
      cause === 'complaint'
        ? `The owner of ${email} reported our email as spam. Only go on if they asked you to; they have to subscribe again themselves.`
        : `The next issue goes to ${email} again, if it is subscribed. If the mailbox is still missing, it comes back here.`,
    primaryButtonType: 'default',
    primaryButton: 'Allow again',
  }) as const satisfies DialogRequest

export const leaveIssueDialog = {
  ...wide,
  title: 'Leave without saving?',
  message:
    'What you wrote isn’t saved. It stays in this tab until you close it, and nobody else sees it.',
  primaryButtonType: 'default',
  primaryButton: 'Leave',
  secondaryButton: 'Stay',
} as const satisfies DialogRequest
