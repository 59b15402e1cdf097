import { is } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'

import { isPooled, type Db } from './client'

interface Preparable<Prepared> {
  prepare(name: string): Prepared
}

/**
 * A query that nearly every request asks: its SQL is written once for each database, and each connection plans it once.
 * A transaction has its connection for a moment only, so it is written anew there.
 * @param name of the statement, unique in the shop
 */
export function prepared<Prepared>(
  name: string,
  make: (db: Db) => Preparable<Prepared>,
): (db: Db) => Prepared {
  const known = new WeakMap<Db, Prepared>()
  return (db) => {
    // Without a name it is not kept by the connection, nor can it be missing on another one behind a pooler.
    if (is(db, PgTransaction)) return make(db).prepare('')
    const query = known.get(db) ?? make(db).prepare(isPooled() ? '' : name)
    known.set(db, query)
    return query
  }
}
