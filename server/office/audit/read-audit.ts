import { csvOf } from '@/domain/office/kit/csv'
import type { Db } from '@/server/kernel/db/client'
import { textStream } from '@/server/kernel/http/text-stream'
import { DomainError } from '@/server/kernel/errors/domain-error'

import {
  findEntry,
  listEntries,
  listPeople,
  type AuditMark,
  type AuditSearch,
  type StoredEntry,
} from './queries'

const PAGE_SIZE = 50
const EXPORT_PAGE = 1_000

type PageQuery = AuditSearch & { after?: string | undefined; before?: string | undefined }

/** Returns one page of the log after or before a cursor; `before` takes precedence. */
export async function readAudit(db: Db, { after, before, ...search }: PageQuery) {
  const mark = markOf(after, before)
  const isBack = mark?.isBack ?? false
  const read = await listEntries(db, search, { mark, limit: PAGE_SIZE + 1 })
  const isCut = read.length > PAGE_SIZE
  const remaining = read.slice(0, PAGE_SIZE)
  const rows = isBack ? remaining.reverse() : remaining
  const hasPrevious = isBack ? isCut : mark !== null
  return {
    items: rows.map(toRow),
    next: isBack || isCut ? (rows.at(-1)?.id ?? null) : null,
    previous: hasPrevious ? (rows[0]?.id ?? null) : null,
    people: await listPeople(db),
  }
}

function markOf(after: string | undefined, before: string | undefined): AuditMark | null {
  if (before !== undefined) return { id: before, isBack: true }
  return after === undefined ? null : { id: after, isBack: false }
}

function toRow({ id, at, actor, role, action, kind, subject, payload }: StoredEntry) {
  const { before = {}, after = {}, asked = {}, reason = '' } = payload ?? {}
  return {
    ...{ id, at, actor, role, action, subject: { kind, id: subject } },
    ...{ before, after, asked, reason, is_erased: payload === null },
  }
}

/** @throws DomainError audit_entry_not_found */
export async function readEntry(db: Db, id: string) {
  const stored = await findEntry(db, id)
  if (!stored) throw new DomainError('audit_entry_not_found', `No entry ${id}.`)
  const { request_id, session, link } = stored
  return { ...toRow(stored), request_id, session, link }
}

const HEAD = [
  ...['entry', 'at', 'person', 'role', 'action', 'kind', 'subject'],
  ...['before', 'after', 'asked', 'reason', 'request', 'session'],
]

/** Streams the entries that match a search, with at most one page in memory. */
export function exportAudit(db: Db, search: AuditSearch): ReadableStream<Uint8Array<ArrayBuffer>> {
  return textStream(linesOf(db, search))
}

async function* linesOf(db: Db, search: AuditSearch): AsyncGenerator<string> {
  yield csvOf([HEAD])
  let mark: AuditMark | null = null
  for (;;) {
    const page: StoredEntry[] = await listEntries(db, search, { mark, limit: EXPORT_PAGE })
    if (page.length > 0) yield csvOf(page.map(cellsOf))
    const last = page.at(-1)
    if (!last || page.length < EXPORT_PAGE) return
    mark = { id: last.id, isBack: false }
  }
}

function cellsOf(entry: StoredEntry): string[] {
  const { actor, subject, before, after, asked, reason } = toRow(entry)
  return [
    ...[entry.id, entry.at, actor?.name ?? '', entry.role ?? '', entry.action],
    ...[subject.kind, subject.id, JSON.stringify(before), JSON.stringify(after)],
    ...[JSON.stringify(asked), reason, entry.request_id, entry.session ?? ''],
  ]
}
