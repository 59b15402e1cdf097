import { tableWriter } from '@/server/kernel/db/csv-format'
import type { Db } from '@/server/kernel/db/client'
import { textStream } from '@/server/kernel/http/text-stream'
import { DomainError } from '@/server/kernel/errors/domain-error'

import { cutPage, PAGE_LIMIT, rangeOf } from '@/server/kernel/db/keyset'

import {
  countEntries,
  findEntry,
  listEntries,
  listPeople,
  type AuditMark,
  type AuditSearch,
  type StoredEntry,
} from './queries'

const EXPORT_PAGE = 1_000

type PageQuery = AuditSearch & { after?: string | undefined; before?: string | undefined }

/** Returns one page of the log after or before a cursor; `before` takes precedence. */
export async function readAudit(db: Db, { after, before, ...search }: PageQuery) {
  const mark = markOf(after, before)
  const position = { isBack: mark?.isBack ?? false, hasCursor: mark !== null }
  const read = await listEntries(db, search, { mark, limit: PAGE_LIMIT })
  const range = await rangeOf(read, position, (isAhead, limit) =>
    countEntries(db, search, { mark: isAhead ? aheadOf(mark) : null, limit }),
  )
  const { rows, ...ends } = cutPage(read, position, ({ id }) => id)
  return { items: rows.map(toRow), ...ends, range, people: await listPeople(db) }
}

/** Of the previous page: its own entries and those before it. Of the next page: the entries up to the cursor. */
function aheadOf(mark: AuditMark | null): AuditMark | null {
  return mark && { ...mark, isBack: true, isIncluded: !mark.isBack }
}

function markOf(after: string | undefined, before: string | undefined): AuditMark | null {
  if (before !== undefined) return { id: before, isBack: true }
  return after === undefined ? null : { id: after, isBack: false }
}

function toRow({ id, at, actor, api_key, role, action, kind, subject, payload }: StoredEntry) {
  const { before = {}, after = {}, asked = {}, reason = '' } = payload ?? {}
  return {
    ...{ id, at, actor, api_key, role, action, subject: { kind, id: subject } },
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
  const write = await tableWriter(db)
  yield write([HEAD])
  let mark: AuditMark | null = null
  for (;;) {
    const page: StoredEntry[] = await listEntries(db, search, { mark, limit: EXPORT_PAGE })
    if (page.length > 0) yield write(page.map(cellsOf))
    const last = page.at(-1)
    if (!last || page.length < EXPORT_PAGE) return
    mark = { id: last.id, isBack: false }
  }
}

function cellsOf(entry: StoredEntry): string[] {
  const { actor, api_key, subject, before, after, asked, reason } = toRow(entry)
  return [
    ...[entry.id, entry.at, actor?.name ?? api_key?.name ?? '', entry.role ?? '', entry.action],
    ...[subject.kind, subject.id, JSON.stringify(before), JSON.stringify(after)],
    ...[JSON.stringify(asked), reason, entry.request_id, entry.session ?? ''],
  ]
}
