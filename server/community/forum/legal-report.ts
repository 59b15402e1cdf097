import type { z } from 'zod'

import type { forumLegalSchemas } from '@/contract/community/forum/forum-legal.schema'
import { postAddress } from '@/domain/community/forum/forum'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import type { Letter } from '@/server/kernel/mail/letter'
import { queueLetter } from '@/server/kernel/mail/queue-letter'
import { readSeller } from '@/server/kernel/ports/seller'

import { missing } from './change-post'
import { decisionLetter, goneLetter, receiptLetter } from './legal-letters'
import {
  decisionKind,
  findReport,
  findReportByKey,
  findReported,
  insertReport,
  receiptKind,
  settleReports,
  type LegalReportRow,
} from './legal-queries'
import { statementRows, type StatementDeps } from './statement'

type Body = z.output<(typeof forumLegalSchemas)['reportIllegal']['body']>
type ReportInput = Omit<Body, 'website' | 'is_good_faith'> & { id: number; userId: number | null }

/** Records a notice of illegal content and emails its receipt. @throws DomainError forum_post_not_found */
export async function reportIllegal(deps: Deps, { id, userId, ...given }: ReportInput) {
  const { name, email, request_key } = given
  return deps.db.transaction(async (tx) => {
    const found = await findReported(tx, id)
    if (!found) throw missing(id)
    const report = await insertReport(tx, {
      ...given,
      ...{ post_id: id, user_id: userId, name: name ?? '', email: email ?? '' },
      address: `${deps.shopUrl}${postAddress(found.thread, found.number)}`,
      created_at: deps.clock.now(),
    })
    if (!report) return { number: (await findReportByKey(tx, request_key))?.id ?? 0 }
    await send(deps, tx, { report, kind: receiptKind(report.id), letter: receiptLetter(report) })
    return { number: report.id }
  })
}

interface SendInput {
  report: LegalReportRow
  kind: string
  letter: Letter
}

async function send(deps: Pick<Deps, 'clock'>, tx: Db, { report, kind, letter }: SendInput) {
  const { email: recipient, user_id } = report
  if (recipient) await queueLetter(deps, tx, { kind, user_id, recipient, letter })
}

interface SettleInput {
  reports: readonly LegalReportRow[]
  decisionId: number
  outcome: Parameters<typeof decisionLetter>[0]['outcome']
}

/** Resolves reports by a decision and emails it to those who reported the post. */
export async function decideReports(
  deps: StatementDeps,
  tx: Db,
  { reports, decisionId, outcome }: SettleInput,
): Promise<void> {
  if (reports.length === 0) return
  const { email } = await readSeller(deps, tx)
  const ids = reports.map(({ id }) => id)
  const decided = await settleReports(tx, ids, { at: deps.clock.now(), decisionId })
  for (const report of decided) {
    const letter = decisionLetter({ report, outcome, email })
    await send(deps, tx, { report, kind: decisionKind(report.id), letter })
  }
}

/** Closes a report whose text was erased before a decision. */
export async function closeGoneReport(deps: Pick<Deps, 'db'> & StatementDeps, id: number) {
  await deps.db.transaction(async (tx) => {
    const [report] = await settleReports(tx, [id], { at: deps.clock.now(), decisionId: null })
    if (!report) return
    const { email } = await readSeller(deps, tx)
    await send(deps, tx, { report, kind: decisionKind(id), letter: goneLetter(report, email) })
  })
}

/** @throws DomainError forum_report_not_found */
export async function readLegalReport(deps: Pick<Deps, 'db' | 'seller'>, id: number) {
  const found = await findReport(deps.db, id)
  if (!found) throw new DomainError('forum_report_not_found', `No report ${id}.`)
  const { report, decision, by } = found
  const { address, decided_at } = report
  return {
    report: { ...legalAnswer(report), address, decided_at: decided_at?.toISOString() ?? null },
    decision: decision && {
      ...{ is_hidden: decision.after.is_hidden === true, by },
      ...{ ground: decision.ground, reference: decision.reference, reason: decision.reason },
    },
    statement: decision && (await statementOf(deps, decision, address)),
  }
}

type Decision = NonNullable<NonNullable<Awaited<ReturnType<typeof findReport>>>['decision']>

async function statementOf(
  deps: Pick<Deps, 'db' | 'seller'>,
  { ground, reference, reason, before, member_id, actor_id }: Decision,
  address: string,
) {
  if (!ground || before.is_hidden === true || member_id === null || member_id === actor_id)
    return null
  const { email } = await readSeller(deps, deps.db)
  const what = { measure: 'post_hidden', source: 'notice', content: address } as const
  return statementRows({ ...what, ground, reference, reason }, email)
}

export const legalAnswer = (report: LegalReportRow) => {
  const { id, name, email, explanation, is_child_abuse, created_at } = report
  return { id, name, email, explanation, is_child_abuse, created_at: created_at.toISOString() }
}
