import { createHash } from 'node:crypto'

import { sql } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import { ERASE_ACTION } from '@/server/kernel/audit/erase-details'

const PAGE = 2_000

type Link = {
  seq: string
  entry_id: string
  hash: string
  id: string | null
  /** Fields of the entry in the order in which they are hashed. */
  fields: (string | null)[]
  action: string | null
  digest: string | null
  salt: string | null
  payload: string | null
}

interface Audit {
  faults: string[]
  entries: number
  /** Newest link as `number:hash`, or null. A copy stored elsewhere reveals a truncated log. */
  head: string | null
}

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex')
const fieldOf = (value: string | null) =>
  value === null ? '-' : `${Buffer.byteLength(value)}:${value}`

/** Verifies the audit log and returns outside changes. `known` is a head recorded earlier. */
export async function verifyAudit(db: Db, known?: string): Promise<Audit> {
  // Read in one snapshot of the database, so that concurrent writes don't look like gaps.
  return db.transaction((tx) => verify(tx, known), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })
}

async function verify(tx: Db, known: string | undefined): Promise<Audit> {
  const faults: string[] = []
  const erased = new Set<string>()
  const missing: string[] = []
  let seq = 0
  let hash: string | null = null
  let isKnownFound = known === undefined
  for (let page = await readLinks(tx, seq); page.length > 0; page = await readLinks(tx, seq)) {
    for (const link of page) {
      for (seq += 1; seq < Number(link.seq); seq += 1) faults.push(`Link ${seq} was removed.`)
      faults.push(...brokenLinks(link, hash))
      if (link.id !== null && link.payload === null) missing.push(link.id)
      if (link.action === ERASE_ACTION) for (const id of erasedBy(link)) erased.add(id)
      hash = link.hash
      isKnownFound ||= known === `${link.seq}:${link.hash}`
    }
  }
  faults.push(
    ...missing.filter((id) => !erased.has(id)).map((id) => `Details of entry ${id} were removed.`),
  )
  faults.push(...(await readUnlinked(tx)).map((id) => `Entry ${id} was inserted.`))
  if (!isKnownFound) faults.push(`The log no longer has link ${known}.`)
  return { faults, entries: seq, head: hash === null ? null : `${seq}:${hash}` }
}

function brokenLinks(link: Link, previous: string | null): string[] {
  if (link.id === null) return [`Entry ${link.entry_id} was removed.`]
  const line = [previous, ...link.fields].map(fieldOf).join('')
  const isWhole = sha256(line) === link.hash
  const isSame = link.payload === null || sha256(`${link.salt}${link.payload}`) === link.digest
  return [
    ...(isWhole ? [] : [`Entry ${link.id} was changed.`]),
    ...(isSame ? [] : [`Details of entry ${link.id} were changed.`]),
  ]
}

function erasedBy({ payload }: Link): string[] {
  const details = JSON.parse(payload ?? '{}') as { asked?: { erased?: number[] } }
  return (details.asked?.erased ?? []).map(String)
}

async function readLinks(tx: Db, after: number): Promise<Link[]> {
  const { rows } = await tx.execute<Link>(sql`
    select c.seq::text, c.entry_id::text, c.hash, e.id::text, e.action, e.digest, d.salt, d.payload::text,
      array[e.id::text, to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), e.actor_id::text, e.role,
        e.session_id::text, e.request_id, e.action, e.entity_kind, e.entity_id, e.digest]
        || case when e.key_id is null then '{}' else array[e.key_id] end as fields
    from audit_chain c
    left join audit_entries e on e.id = c.entry_id
    left join audit_details d on d.entry_id = e.id
    where c.seq > ${after} order by c.seq limit ${PAGE}`)
  return rows
}

async function readUnlinked(tx: Db): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select e.id::text from audit_entries e
    where not exists (select from audit_chain c where c.entry_id = e.id) order by e.id`)
  return rows.map(({ id }) => id)
}
