import { sql, type SQL } from 'drizzle-orm'

import type { Role } from '@/domain/kit/permissions'
import { shopZone } from '@/utils/shop-region'
import type { Db } from '@/server/kernel/db/client'
import type { AuditDetails } from '@/server/kernel/db/schema/accounts/audit'

export interface AuditSearch {
  person?: string | undefined
  action?: string | undefined
  kind?: string | undefined
  subject?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

/** Cursor; the page starts after or before this entry. */
export interface AuditMark {
  id: string
  isBack: boolean
  /** Whether the entry itself belongs to the page. */
  isIncluded?: boolean
}

export type StoredEntry = {
  id: string
  at: string
  actor: { id: string; name: string } | null
  /** The API key that made the change. */
  api_key: { id: string; name: string } | null
  role: Role | null
  action: string
  kind: string
  subject: string
  payload: AuditDetails | null
  request_id: string
  session: string | null
}

const ENTRY = sql`e.id::text, to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
  case when u.id is null then null
    else json_build_object('id', u.public_id, 'name', trim(u.name || ' ' || u.last_name)) end as actor,
  case when k.id is null then null else json_build_object('id', k.id, 'name', k.name) end as api_key,
  e.role, e.action, e.entity_kind as kind, e.entity_id as subject, d.payload, e.request_id, e.session_id::text as session`

/** Joins names and details only for the rows of the page, not for all rows searched. */
const described = (entries: SQL) => sql`select ${ENTRY} from (${entries}) e
  left join users u on u.id = e.actor_id left join api_keys k on k.id = e.key_id
  left join audit_details d on d.entry_id = e.id`

/** Lists up to `limit` entries: newest first, or oldest first before a cursor. */
export async function listEntries(
  db: Db,
  search: AuditSearch,
  { mark, limit }: { mark: AuditMark | null; limit: number },
): Promise<StoredEntry[]> {
  const where = await conditionOf(db, search, mark)
  if (where === null) return []
  const order = mark?.isBack ? sql`asc` : sql`desc`
  const entries = sql`select * from audit_entries ${where} order by at ${order}, id ${order} limit ${limit}`
  const { rows } = await db.execute<StoredEntry>(
    sql`${described(entries)} order by e.at ${order}, e.id ${order}`,
  )
  return rows
}

/** Counts the entries of a search up to a limit, or only those on the other side of a cursor and its own. */
export async function countEntries(
  db: Db,
  search: AuditSearch,
  { mark, limit }: { mark: AuditMark | null; limit: number },
): Promise<number> {
  const where = await conditionOf(db, search, mark)
  if (where === null) return 0
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (select 1 from audit_entries ${where} limit ${limit}) e`,
  )
  return rows[0]?.count ?? 0
}

/** Returns null if nothing can match. */
async function conditionOf(
  db: Db,
  search: AuditSearch,
  mark: AuditMark | null,
): Promise<SQL | null> {
  const clauses = await clausesOf(db, search)
  const edge = mark && (await momentOf(db, mark.id))
  if (clauses === null || (mark && !edge)) return null
  if (mark && edge) {
    clauses.push(sql`(at, id) ${beyond(mark)} (${edge}::timestamptz, ${mark.id})`)
  }
  return clauses.length > 0 ? sql`where ${sql.join(clauses, sql` and `)}` : sql``
}

function beyond({ isBack, isIncluded = false }: AuditMark): SQL {
  if (isBack) return isIncluded ? sql`>=` : sql`>`
  return isIncluded ? sql`<=` : sql`<`
}

/** Returns the conditions of a search, or null if no person has the name, so that nothing matches. */
async function clausesOf(db: Db, search: AuditSearch): Promise<SQL[] | null> {
  const { person, action, kind, subject, from, to } = search
  const actor = person === undefined ? undefined : await actorOf(db, person)
  if (actor === null) return null
  const dayOf = (day: string) => sql`(${day}::date::timestamp at time zone ${shopZone()})`
  return [
    actor === undefined ? null : actor,
    action === undefined ? null : sql`action = ${action}`,
    kind === undefined ? null : sql`entity_kind = ${kind}`,
    subject === undefined ? null : sql`lower(entity_id) = lower(${subject})`,
    from === undefined ? null : sql`at >= ${dayOf(from)}`,
    to === undefined ? null : sql`at < ((${to}::date + 1)::timestamp at time zone ${shopZone()})`,
  ].filter((clause) => clause !== null)
}

/** Returns the condition of a person or an API key. */
async function actorOf(db: Db, id: string): Promise<SQL | null> {
  const { rows } = await db.execute<{ user: string | null; key: string | null }>(
    sql`select (select id::text from users where public_id = ${id}) as user,
      (select id from api_keys where id = ${id}) as key`,
  )
  const [{ user = null, key = null } = {}] = rows
  if (user !== null) return sql`actor_id = ${user}::bigint`
  return key === null ? null : sql`key_id = ${key}`
}

async function momentOf(db: Db, id: string): Promise<string | null> {
  const { rows } = await db.execute<{ at: string }>(
    sql`select at::text from audit_entries where id = ${id}`,
  )
  return rows[0]?.at ?? null
}

export async function findEntry(db: Db, id: string) {
  const { rows } = await db.execute<
    StoredEntry & { link: { number: string; hash: string } | null }
  >(sql`
    select t.*, (select json_build_object('number', c.seq::text, 'hash', c.hash)
      from audit_chain c where c.entry_id = ${id}) as link
    from (${described(sql`select * from audit_entries where id = ${id}`)}) t`)
  return rows[0] ?? null
}

/** Lists all people and API keys with an entry, by a skip scan of the index instead of reading all entries. */
export async function listPeople(db: Db): Promise<{ id: string; name: string }[]> {
  const { rows } = await db.execute<{ id: string; name: string }>(sql`
    with recursive actors as (
      (select actor_id from audit_entries where actor_id is not null order by actor_id limit 1)
      union all
      select (select e.actor_id from audit_entries e where e.actor_id > a.actor_id order by e.actor_id limit 1)
      from actors a where a.actor_id is not null
    )
    select id, name from (
      select u.public_id as id, trim(u.name || ' ' || u.last_name) as name, 1 as kind
      from actors a join users u on u.id = a.actor_id
      union all
      select k.id, k.name, 2 from api_keys k
      where exists (select from audit_entries e where e.key_id = k.id)
    ) t order by kind, name, id`)
  return rows
}
