import { createRequire } from 'node:module'
import { join } from 'node:path'

import { sql } from 'drizzle-orm'

import { healthOf } from '@/domain/office/operation/operation'
import { EVENT_PROVIDERS } from '@/domain/kit/webhooks'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { JOBS_SCHEMA, ROUND_QUEUES, ROW_QUEUES } from '@/server/kernel/jobs/queue'

import { countDelays, listFailures } from './failure-queries'
import { readBackups } from './read-backups'

const { version } = createRequire(join(process.cwd(), 'package.json'))('./package.json') as {
  version: string
}
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const STARTED = new Date(Date.now() - process.uptime() * 1_000).toISOString()

export async function readHealth({ db, clock, mail }: Pick<Deps, 'db' | 'clock' | 'mail'>) {
  const now = clock.now()
  const answerMs = await timeOf(() => db.execute(sql`select 1`))
  const since = new Date(now.getTime() - DAY_MS).toISOString()
  const delays = await countDelays(db)
  const none = { failing: 0, set_aside: 0 }
  const jobs = (await readJobs(db, { now: now.toISOString(), since })).map((job) => ({
    ...job,
    ...(delays.get(job.queue) ?? none),
  }))
  const events = await readEvents(db, since)
  const facts = await readRows(db, now)
  const {
    mail_at,
    failed_mails,
    failed_refunds,
    tax_fallbacks,
    emails,
    database,
    files,
    placed,
    paid,
  } = facts
  const age = (at: string | null | undefined) => (at ? now.getTime() - Date.parse(at) : null)
  const sum = (pick: (row: (typeof events)[number]) => number) =>
    events.reduce((total, row) => total + pick(row), 0)
  const backups = await readBackups(process.env.BACKUP_DIR)
  const waits = jobs.flatMap(({ oldest_at }) => oldest_at ?? []).sort()
  const states = healthOf({
    ...{ answerMs, hasMail: mail !== null },
    workerMs: age(jobs.find(({ queue }) => queue === 'reconcile')?.ended_at),
    queueMs: age(waits[0]),
    failingJobs: jobs.reduce((total, { failing }) => total + failing, 0),
    setAsideJobs: jobs.reduce((total, { set_aside }) => total + set_aside, 0),
    mailMs: age(mail_at),
    failedMails: failed_mails,
    failedEvents: sum(({ failed }) => failed),
    waitingEvents: sum(({ waiting }) => waiting),
    failedRefunds: failed_refunds,
    ...{ taxFallbacks: tax_fallbacks, taxJobs: delays.get('tax-record') ?? none },
    ...{ hasBackups: backups !== null, backupMs: age(backups?.made_at) },
  })
  return {
    at: now.toISOString(),
    checks: Object.entries(states).map(([check, state]) => ({
      check: check as keyof typeof states,
      state,
    })),
    ...{ has_mail: mail !== null, answer_ms: Math.round(answerMs * 10) / 10, jobs, events },
    failures: await listFailures(db),
    ...{ failed_emails: failed_mails, failed_refunds, tax_fallbacks },
    ...{ storage: { database, files, emails }, backups },
    hour: { placed, paid },
    ...{ version, started_at: STARTED },
  }
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

interface JobRow {
  queue: string
  waiting: number
  running: number
  failed: number
  oldest_at: string | null
  ended_at: string | null
}

const moment = (value: string | null | undefined) => (value ? new Date(value).toISOString() : null)

async function readJobs(db: Db, { now, since }: { now: string; since: string }) {
  const job = sql`${sql.identifier(JOBS_SCHEMA)}.job`
  const { rows } = await db.execute<JobRow & Record<string, unknown>>(sql`
    select name as queue,
      (count(*) filter (where is_due))::int as waiting,
      (count(*) filter (where state = 'active'))::int as running,
      (count(*) filter (where state = 'failed' and completed_on > ${since}))::int as failed,
      min(start_after) filter (where is_due) as oldest_at,
      max(completed_on) filter (where state = 'completed') as ended_at
    from (select *, state in ('created', 'retry') and start_after <= ${now} as is_due from ${job}) j
    group by name`)
  const known = new Map(rows.map((row) => [row.queue, row]))
  const rounds: readonly string[] = ROUND_QUEUES
  return [...ROW_QUEUES, ...ROUND_QUEUES].map((queue) => {
    const row = known.get(queue)
    return {
      ...{ queue, is_round: rounds.includes(queue) },
      ...{ waiting: row?.waiting ?? 0, running: row?.running ?? 0, failed: row?.failed ?? 0 },
      oldest_at: moment(row?.oldest_at),
      ended_at: moment(row?.ended_at),
    }
  })
}

interface EventsRow {
  provider: string
  received_at: string | null
  day: number
  waiting: number
  failed: number
}

async function readEvents(db: Db, since: string) {
  const providers = sql.join(
    EVENT_PROVIDERS.map((provider) => sql`${provider}::text`),
    sql`, `,
  )
  const { rows } = await db.execute<EventsRow & Record<string, unknown>>(sql`
    select p.provider,
      (select max(e.received_at) from provider_events e where e.provider = p.provider) as received_at,
      (select count(*)::int from provider_events e where e.provider = p.provider and e.received_at > ${since}) as day,
      (select count(*)::int from provider_events e where e.provider = p.provider and e.status = 'queued') as waiting,
      (select count(*)::int from provider_events e where e.provider = p.provider and e.status = 'dead') as failed
    from unnest(array[${providers}]) as p (provider)`)
  return rows.map((row) => ({ ...row, received_at: moment(row.received_at) }))
}

interface FactsRow {
  mail_at: string | null
  failed_mails: number
  failed_refunds: number
  tax_fallbacks: number
  emails: number
  database: number
  files: number
  placed: number
  paid: number
}

async function readRows(db: Db, at: Date): Promise<FactsRow> {
  const now = at.toISOString()
  const week = new Date(at.getTime() - 7 * DAY_MS).toISOString()
  const hour = new Date(at.getTime() - HOUR_MS).toISOString()
  const { rows } = await db.execute<FactsRow & Record<string, unknown>>(sql`
    select
      (select min(next_attempt_at) from mail_outbox where status = 'queued' and next_attempt_at <= ${now}) as mail_at,
      (select count(*)::int from mail_outbox where status = 'failed') as failed_mails,
      (select count(*)::int from refunds where status = 'failed') as failed_refunds,
      (select count(*)::int from orders where is_tax_fallback and paid_at > ${week}) as tax_fallbacks,
      (select count(*)::int from mail_outbox) as emails,
      pg_database_size(current_database())::float8 as database,
      (select coalesce(sum(size), 0)::float8 from files) as files,
      (select count(*)::int from orders where created_at > ${hour}) as placed,
      (select count(*)::int from orders where paid_at > ${hour}) as paid`)
  const [row] = rows
  if (!row) throw new Error('A select without a table has one row.')
  return { ...row, mail_at: moment(row.mail_at) }
}
