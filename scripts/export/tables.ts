import type { ClientBase } from 'pg'

/** Tables excluded from exports: transient messages between processes, and keys of payment providers. */
const PASSING = ['page_moves', 'live_events', 'ticket_presence', 'connection_keys']

export type Table = { name: string; columns: string[] }
export type Sequence = { name: string; value: string | null }

/** Lists the tables, by default without those that an export omits; an import empties all. */
export async function listTables(
  client: ClientBase,
  without: readonly string[] = PASSING,
): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select k.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class k join pg_attribute a on a.attrelid = k.oid
     where k.relnamespace = 'public'::regnamespace and k.relkind = 'r' and k.relname <> all ($1)
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by 1 order by 1`,
    [without],
  )
  return rows
}

export async function listSequences(client: ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    `select sequencename::text as name, last_value::text as value
     from pg_sequences where schemaname = 'public' and sequencename <> all ($1) order by 1`,
    [PASSING.map((table) => `${table}_id_seq`)],
  )
  return rows
}

/** Returns the hashes of the database's migrations; none for an empty database. */
export async function listMigrations(client: ClientBase): Promise<string[]> {
  const { rows: found } = await client.query<{ is: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as is`,
  )
  if (!found[0]?.is) return []
  const { rows } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by id',
  )
  return rows.map(({ hash }) => hash)
}

/** Sorts tables after the ones that they reference; throws on circular references. */
export async function inOrderOfReferences(
  client: ClientBase,
  names: readonly string[],
): Promise<string[]> {
  const { rows } = await client.query<{ from: string; to: string }>(
    `select f.relname as from, t.relname as to
     from pg_constraint c join pg_class f on f.oid = c.conrelid join pg_class t on t.oid = c.confrelid
     where c.contype = 'f' and c.connamespace = 'public'::regnamespace and f.oid <> t.oid`,
  )
  const left = new Set(names)
  const order: string[] = []
  while (left.size > 0) {
    const free = [...left].filter(
      (name) => !rows.some(({ from, to }) => from === name && left.has(to)),
    )
    if (free.length === 0) throw new Error(`Tables refer in a circle: ${[...left].join(', ')}.`)
    for (const name of free) left.delete(name)
    order.push(...free)
  }
  return order
}
