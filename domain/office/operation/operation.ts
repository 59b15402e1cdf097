/** `stale`: waiting for over a day and needs a decision. `held`: exceeded the limit of its address. */
export const EMAIL_LISTS = ['failed', 'stale', 'waiting', 'held', 'discarded', 'sent'] as const
export type EmailList = (typeof EMAIL_LISTS)[number]

/** Maximum emails resent per action. */
export const EMAILS_AT_ONCE = 50

export const FAILURES_SHOWN = 50

export const HEALTH_CHECKS = [
  'database',
  'worker',
  'queue',
  'mail',
  'events',
  'refunds',
  'taxes',
  'backups',
] as const
export type HealthCheck = (typeof HEALTH_CHECKS)[number]

/** `bad`: something isn't working. `warn`: it will fail later, or staff must check. */
export const HEALTH_STATES = ['good', 'warn', 'bad'] as const
export type HealthState = (typeof HEALTH_STATES)[number]

/** Health measurements of the shop; durations in ms, null if there is nothing to measure. */
export interface HealthFacts {
  /** Latency of a trivial database query. */
  answerMs: number
  /** Time since the background worker last finished a tick. */
  workerMs: number | null
  /** Age of the oldest due job. */
  queueMs: number | null
  /** Failed jobs that will be retried. */
  failingJobs: number
  /** Dead jobs, whose retries are exhausted. */
  setAsideJobs: number
  hasMail: boolean
  failedMails: number
  /** Age of the oldest due email. */
  mailMs: number | null
  failedEvents: number
  waitingEvents: number
  failedRefunds: number
  /** Paid orders that the tax service should have taxed but didn't. */
  taxFallbacks: number
  /** Jobs that record sales and refunds at the tax service. */
  taxJobs: { failing: number; set_aside: number }
  hasBackups: boolean
  /** Time since the last complete backup. */
  backupMs: number | null
}

const MINUTE_MS = 60_000
/** Well above the 15 seconds in which the worker finishes a tick. */
const WORKER_LATE_MS = 2 * MINUTE_MS
const QUEUE_SLOW_MS = MINUTE_MS
const QUEUE_STUCK_MS = 10 * MINUTE_MS
const SLOW_MS = 250
/** More than a day, because backups run nightly and may take hours. */
const BACKUP_LATE_MS = 26 * 60 * MINUTE_MS

export function healthOf(facts: HealthFacts): Record<HealthCheck, HealthState> {
  const { workerMs, mailMs, failedMails, failedEvents } = facts
  const lateMail = mailMs !== null && mailMs > QUEUE_STUCK_MS
  return {
    database: facts.answerMs > SLOW_MS ? 'warn' : 'good',
    worker: workerMs === null || workerMs > WORKER_LATE_MS ? 'bad' : 'good',
    queue: queueOf(facts),
    mail: !facts.hasMail || failedMails > 0 || lateMail ? 'bad' : 'good',
    events: failedEvents > 0 ? 'bad' : facts.waitingEvents > 0 ? 'warn' : 'good',
    refunds: facts.failedRefunds > 0 ? 'bad' : 'good',
    taxes: taxesOf(facts),
    backups: backupsOf(facts),
  }
}

function taxesOf({ taxFallbacks, taxJobs }: HealthFacts): HealthState {
  if (taxJobs.set_aside > 0) return 'bad'
  return taxFallbacks + taxJobs.failing > 0 ? 'warn' : 'good'
}

function backupsOf({ hasBackups, backupMs }: HealthFacts): HealthState {
  if (!hasBackups) return 'warn'
  return backupMs === null || backupMs > BACKUP_LATE_MS ? 'bad' : 'good'
}

function queueOf({ queueMs, failingJobs, setAsideJobs }: HealthFacts): HealthState {
  const ms = queueMs ?? 0
  if (ms > QUEUE_STUCK_MS || setAsideJobs > 0) return 'bad'
  return ms > QUEUE_SLOW_MS || failingJobs > 0 ? 'warn' : 'good'
}
