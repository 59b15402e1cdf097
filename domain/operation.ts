/**
 * What became of emails, as staff look for them. `stale` ones waited for over a day and need a decision, `held` ones
 * went to an address that had too many.
 */
export const EMAIL_LISTS = ['failed', 'stale', 'waiting', 'held', 'discarded', 'sent'] as const
export type EmailList = (typeof EMAIL_LISTS)[number]

/** How many emails one press sends again at most. */
export const EMAILS_AT_ONCE = 50

/** How many things that fail one page lists. */
export const FAILURES_SHOWN = 50

export const HEALTH_CHECKS = [
  'database',
  'worker',
  'queue',
  'mail',
  'events',
  'refunds',
  'backups',
] as const
export type HealthCheck = (typeof HEALTH_CHECKS)[number]

/** `bad`: something doesn’t happen that should. `warn`: it will, or somebody has to look. */
export const HEALTH_STATES = ['good', 'warn', 'bad'] as const
export type HealthState = (typeof HEALTH_STATES)[number]

/** What the shop knows of itself; durations in ms, null where nothing is there to measure. */
export interface HealthFacts {
  /** How long the database takes for the smallest question. */
  answerMs: number
  /** Since the background worker has last finished its round. */
  workerMs: number | null
  /** For how long the oldest job that is due waits. */
  queueMs: number | null
  /** What failed when it was last tried, and is tried again. */
  failingJobs: number
  /** What failed so often that it isn’t tried anymore. */
  setAsideJobs: number
  hasMail: boolean
  failedMails: number
  /** For how long the oldest email that is due waits. */
  mailMs: number | null
  failedEvents: number
  waitingEvents: number
  failedRefunds: number
  hasBackups: boolean
  /** Since the last backup was complete. */
  backupMs: number | null
}

const MINUTE_MS = 60_000
/** The worker finishes a round every 15 seconds. */
const WORKER_LATE_MS = 2 * MINUTE_MS
const QUEUE_SLOW_MS = MINUTE_MS
const QUEUE_STUCK_MS = 10 * MINUTE_MS
const SLOW_MS = 250
/** A backup is made every night, and may take its time. */
const BACKUP_LATE_MS = 26 * 60 * MINUTE_MS

/** How each part of the shop is. */
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
    backups: backupsOf(facts),
  }
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
