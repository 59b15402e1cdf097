import { getTableName, sql, type AnyColumn } from 'drizzle-orm'

import { users } from './schema/accounts/users'

/** Selects the name of the API key that wrote a row; null if a person or the shop did. */
export const authorKey = (id: AnyColumn) => sql<string | null>`(select k.name from key_authors a
  join api_keys k on k.id = a.key_id where a.source = ${getTableName(id.table)} and a.row_id = ${id}::text)`

/** Selects who wrote a row: the API key, or the person joined as `users`; empty once that account is gone. */
export const authorName = (id: AnyColumn) =>
  sql<string>`coalesce(${authorKey(id)}, trim(concat_ws(' ', ${users.name}, ${users.last_name})))`
