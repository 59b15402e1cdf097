import type { DialogRequest } from '@/messages/kit/dialogs'
import type { EmailRow, Health } from '@/contract/office/operation/operation'
import type { EmailList, HealthCheck, HealthState } from '@/domain/office/operation/operation'

import { shortMoment, span } from '@/messages/office/overview/overview'

const JOBS: Record<string, string> = {
  mail: 'Emails to send',
  refund: 'Refunds to send',
  'tax-record': 'Sales and refunds for the tax service',
  'provider-event-stripe': 'Payment events from Stripe',
  'provider-event-paypal': 'Payment events from PayPal',
  'ride-reminder': 'Reminders of test rides',
  'gift-card': 'Gift cards to send',
  'price-change': 'Price changes to start',
  'product-offer': 'Products to start or stop selling',
  'bike-edit': 'Changes of bikes to start',
  'bike-offers': 'Colors and parts to offer again',
  'product-picture': 'Pictures of products to prepare',
  'build-picture': 'Pictures of builds to render',
  'csv-import': 'Tables to import',
  accounting: 'Files for the accountant',
  newsletter: 'Newsletter issues to send',
  reconcile: 'Look for anything overdue',
  'reconcile-stripe': 'Look for anything overdue at Stripe',
  'reconcile-paypal': 'Look for anything overdue at PayPal',
  'fees-stripe': 'Ask Stripe for its fees',
  'fees-paypal': 'Ask PayPal for its fees',
  'mailbox-keys': 'Find one mailbox in two spellings',
  'compare-books': 'Compare payments with providers',
  'daily-totals': 'Add up the day',
  'report-sums': 'Add up days for reports',
  'past-rides': 'Remove what’s no longer needed',
  'help-topics': 'Show and hide help topics that are due',
  'full-weeks': 'Note which factory weeks are full',
  'build-reminders': 'Remind members of saved builds',
  'forum-search': 'Index the forum',
  'forum-digest': 'Send forum digests',
  'forum-purge': 'Remove deleted posts',
}

const count = (number: number, one: string, many = `${one}s`) =>
  number === 1 ? `1 ${one}` : `${number} ${many}`

type HealthText = (health: Health) => string

const lastBackup = ({ backups, at }: Health) =>
  backups?.made_at
    ? `The last one was made ${span(backups.made_at, at)} ago.`
    : 'None was made yet.'

const lastVerified = ({ backups, at }: Health) =>
  backups?.verified_at
    ? `A restore was last tested ${span(backups.verified_at, at)} ago.`
    : 'No restore was tested yet.'

const CHECKS: Record<HealthCheck, { title: string } & Record<HealthState, HealthText>> = {
  database: {
    title: 'Database',
    good: ({ answer_ms }) => `Answers within ${answer_ms} ms.`,
    warn: ({ answer_ms }) =>
      `Takes ${answer_ms} ms for the smallest question. Pages are slow while this lasts.`,
    bad: () => 'Doesn’t answer.',
  },
  worker: {
    title: 'Background worker',
    good: () => 'Runs.',
    warn: () => 'Runs late.',
    bad: () =>
      'Hasn’t worked for over two minutes. No emails, refunds or reminders go out until it’s started. Ask whoever runs the server.',
  },
  queue: {
    title: 'Background jobs',
    good: () => 'Nothing waits for long.',
    warn: ({ failures }) =>
      failures.length > 0
        ? 'Some jobs failed. We keep trying; everything else goes on.'
        : 'Some jobs have waited for over a minute. This ends by itself after a busy time.',
    bad: ({ failures }) =>
      failures.some(({ next_at }) => next_at === null)
        ? 'Some jobs failed too often, so we stopped trying. Look at them below, and run them again once the cause is fixed.'
        : 'Some jobs have waited for over ten minutes. Ask whoever runs the server.',
  },
  mail: {
    title: 'Emails',
    good: () => 'All are on their way.',
    warn: () => 'Some are late.',
    bad: ({ has_mail, failed_emails }) => {
      if (!has_mail)
        return 'No mail server is connected, so nothing is sent. Connect one under Payment and email.'
      return failed_emails > 0
        ? `${count(failed_emails, 'email')} couldn’t be sent.`
        : 'Emails have waited for over ten minutes. The mail server may be down; we keep trying.'
    },
  },
  events: {
    title: 'Payment providers',
    good: () => 'All payment events were handled.',
    warn: () => 'Some payment events are waiting. They’re handled within seconds.',
    bad: () => 'Some payment events couldn’t be handled. Look at them under Payments.',
  },
  refunds: {
    title: 'Refunds',
    good: () => 'None has failed.',
    warn: () => 'Some are late.',
    bad: ({ failed_refunds }) =>
      `${count(failed_refunds, 'refund')} failed. The money is still here. Look at it under Payments.`,
  },
  taxes: {
    title: 'Taxes',
    good: () => 'Nothing is missing at the tax service.',
    warn: ({ tax_fallbacks }) =>
      tax_fallbacks > 0
        ? `${count(tax_fallbacks, 'order')} of the last 7 days had to be taxed by the shop’s own registrations, because the tax service didn’t answer. The service doesn’t know of them.`
        : 'Some sales or refunds couldn’t be recorded at the tax service. We keep trying.',
    bad: () =>
      'Some sales or refunds couldn’t be recorded at the tax service, so its reports are incomplete. Look at them below, and run them again once the cause is fixed.',
  },
  backups: {
    title: 'Backups',
    good: (facts) => `${lastBackup(facts)} ${lastVerified(facts)}`,
    warn: () =>
      'This shop makes no backups itself. Set BACKUP_DIR, unless your database server makes them.',
    bad: (facts) =>
      `${lastBackup(facts)} One is due every 26 hours: ask whoever runs the server. ${lastVerified(facts)}`,
  },
}

const HREFS: Partial<Record<HealthCheck, string>> = {
  mail: '/backoffice/emails?list=failed',
  events: '/backoffice/payments',
  refunds: '/backoffice/payments',
}

const MB = 1_048_576

export const health = {
  title: 'Health',
  lead: 'Whether everything that works in the background works, and what to do when it doesn’t.',
  asOf: (at: string) => `As of ${shortMoment(at)}`,
  renew: 'Check again',
  stale: 'We couldn’t check again. This is how it was.',
  checks: 'Checks',
  checkOf: (check: HealthCheck, state: HealthState, facts: Health) => ({
    title: CHECKS[check].title,
    words: CHECKS[check][state](facts),
    href: state === 'good' ? undefined : HREFS[check],
  }),
  open: (title: string) => `Open ${title}`,
  states: { good: 'Good', warn: 'Look', bad: 'Problem' } satisfies Record<HealthState, string>,
  jobs: 'Background jobs',
  jobColumns: {
    ...{ job: 'Job', waiting: 'Waiting', running: 'Running', failed: 'Failed in 24 hours' },
    ended: 'Last done',
  },
  jobOf: (queue: string) => JOBS[queue] ?? queue,
  problemsOf: ({ failing, set_aside }: Health['jobs'][number]) =>
    [failing > 0 && `${failing} failing`, set_aside > 0 && `${set_aside} set aside`]
      .filter(Boolean)
      .join(', '),
  failures: 'What fails',
  failureColumns: {
    ...{ work: 'Job', error: 'Error', since: 'Since', attempts: 'Tries', next: 'Next try' },
  },
  failureOf: ({ work, row }: Health['failures'][number]) => {
    const [queue = '', step] = work.split('/')
    return [JOBS[queue] ?? queue, step?.replaceAll('-', ' '), row === null ? undefined : `#${row}`]
      .filter((word) => word !== undefined)
      .join(' · ')
  },
  nextTry: (next: string | null, at: string) =>
    next === null ? 'Set aside' : next <= at ? 'Now' : `in ${span(at, next)}`,
  waitingSince: (oldest: string, at: string) => `for ${span(oldest, at)}`,
  ended: (ended: string | null, at: string) => (ended ? `${span(ended, at)} ago` : '–'),
  run: 'Run now',
  runOf: (queue: string) => `Run now: ${JOBS[queue] ?? queue}`,
  started: (queue: string) => `“${JOBS[queue] ?? queue}” will run within seconds.`,
  events: 'Payment events',
  eventColumns: {
    ...{ provider: 'Provider', received: 'Latest', day: 'In 24 hours', waiting: 'Waiting' },
    failed: 'Failed',
  },
  received: (at: string | null) => (at ? shortMoment(at) : 'None yet'),
  storage: 'Storage and version',
  size: (bytes: number) =>
    bytes < MB ? `${Math.ceil(bytes / 1_024)} KB` : `${(bytes / MB).toFixed(1)} MB`,
  storageRows: {
    ...{ database: 'Database', files: 'Of which files people sent', emails: 'Emails kept' },
    ...{ version: 'Version', started: 'Running since' },
  },
} as const

const LISTS: Record<EmailList, string> = {
  failed: 'Failed',
  stale: 'To decide',
  waiting: 'Waiting',
  held: 'Held back',
  discarded: 'Discarded',
  sent: 'Sent',
}

export const emails = {
  title: 'Emails',
  lead: 'Every email the shop wrote, and what became of it. Waiting ones are tried again for hours before they fail.',
  all: 'All emails',
  lists: [
    { value: undefined, title: 'All' },
    ...Object.entries(LISTS).map(([value, title]) => ({ value, title })),
  ] as { value: EmailList | undefined; title: string }[],
  search: 'Search emails',
  searchHint: 'Whole email address or order number',
  found: (number: number, isWhole: boolean) =>
    isWhole ? count(number, 'email') : `${count(number, 'email')} on this page`,
  none: 'No emails yet',
  noneHint: 'Emails show up here as soon as the shop writes one.',
  noMatch: 'No matching emails',
  noMatchHint: 'Try another list, or enter the whole email address or order number.',
  previous: 'Previous page',
  next: 'Next page',
  keys: 'Use J and K to move between emails, and / to search.',
  columns: {
    ...{ subject: 'Subject', recipient: 'To', state: 'State', written: 'Written' },
    action: 'Action',
  },
  stateOf: (list: EmailList) => LISTS[list],
  written: shortMoment,
  detailOf({ list, attempts, last_error, next_attempt_at }: EmailRow): string {
    if (list === 'sent') return ''
    if (list === 'held') return 'Its address had too many emails.'
    if (list === 'stale') return 'It waited for over a day. Does it still hold? Send or discard it.'
    const tries = attempts > 1 ? `${attempts} tries. ` : ''
    const next = next_attempt_at && last_error ? ` Next try ${shortMoment(next_attempt_at)}.` : ''
    return last_error ? `${tries}The mail server said: ${last_error}.${next}` : ''
  },
  order: (number: string) => `Order ${number}`,
  attached: (titles: readonly string[]) => `Attached: ${titles.join(', ')}`,
  again: (list: EmailList) => (list === 'stale' ? 'Send' : 'Send again'),
  againOf: (subject: string, list: EmailList) => `${emails.again(list)}: ${subject}`,
  againAll: (number: number) => `Send ${count(number, 'email')}`,
  discard: 'Discard',
  discardOf: (subject: string) => `Discard: ${subject}`,
  discardAll: (number: number) => `Discard ${count(number, 'email')}`,
  discardDialog: (number: number): DialogRequest => ({
    title: `Discard ${count(number, 'email')}?`,
    message: 'What was discarded never goes out, and its text is deleted. You can’t undo this.',
    icon: 'trash',
    type: 'wide',
    primaryButtonType: 'danger',
    primaryButton: 'Discard',
    secondaryButton: 'Cancel',
  }),
  discarded: (number: number) => `${count(number, 'email')} discarded.`,
  noServer:
    'No mail server is connected, so every email waits. Connect one under Payment and email.',
  planned: (number: number, hasMail: boolean) => {
    if (number === 0) return 'Nothing to send: these emails are being sent already.'
    return hasMail
      ? `${count(number, 'email')} will go out within seconds.`
      : `${count(number, 'email')} will go out once a mail server is set.`
  },
} as const
