import type { ClientBase } from 'pg'

const OWN = `nspname = 'public'::name`

/**
 * Queries for everything that defines the schema, by name. Columns are ordered by name, too, because migrations
 * append columns, whereas the baseline has them in the order of the schema files.
 */
const PARTS = [
  `select concat_ws(' ', 'column', relname, attname, format_type(atttypid, atttypmod),
     case when attnotnull then 'not null' end, 'identity', attidentity, 'generated', attgenerated,
     'storage', attstorage, 'default', pg_get_expr(adbin, adrelid))
   from pg_attribute join pg_class k on k.oid = attrelid join pg_namespace n on n.oid = relnamespace
   left join pg_attrdef on adrelid = attrelid and adnum = attnum
   where ${OWN} and relkind = 'r' and attnum > 0 and not attisdropped`,
  `select concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(c.oid), convalidated)
   from pg_constraint c join pg_namespace n on n.oid = connamespace where ${OWN}`,
  `select concat_ws(' ', 'index', indexdef) from pg_indexes where schemaname = 'public'`,
  `select concat_ws(' ', 'trigger', pg_get_triggerdef(t.oid), tgenabled) from pg_trigger t where not tgisinternal`,
  `select concat_ws(' ', 'function', pg_get_functiondef(p.oid))
   from pg_proc p join pg_namespace n on n.oid = pronamespace
   where ${OWN} and not exists (select from pg_depend where objid = p.oid and deptype = 'e')`,
  `select concat_ws(' ', 'sequence', sequencename, data_type, start_value, min_value, max_value, increment_by, cycle)
   from pg_sequences where schemaname = 'public'`,
  `select concat_ws(' ', 'statistics', pg_get_statisticsobjdef(oid)) from pg_statistic_ext`,
  `select concat_ws(' ', 'privilege', privilege, relname)
   from pg_class k join pg_namespace n on n.oid = relnamespace,
     unnest('{select,insert,update,delete,truncate}'::text[]) as privilege
   where ${OWN} and relkind = 'r' and has_table_privilege(k.oid, privilege)`,
  `select concat_ws(' ', 'extension', extname) from pg_extension`,
]

/** Returns the schema as sorted lines, so that two databases can be compared. */
export async function schemaLines(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(
    `select line from (${PARTS.join(' union all ')}) as parts (line)`,
  )
  // A restored dump parenthesizes the same conditions differently.
  const lines = rows.map(({ line }) =>
    line.startsWith('function') ? line : line.replaceAll(/[()]/g, ''),
  )
  return lines.sort()
}
