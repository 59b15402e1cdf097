import { is } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'

import { isPooled, type Db } from './client'

interface Preparable<Prepared> {
  prepare(name: string): Prepared
}

/**
 * Prepares a query. Its SQL is built once per database, but on every call within a transaction, whose handle is
 * short-lived.
 * @param name of the statement, unique in the shop
 */
export function prepared<Prepared>(
  name: string,
  make: (db: Db) => Preparable<Prepared>,
): (db: Db) => Prepared {
  const known = new WeakMap<Db, Prepared>()
  return (db) => {
    // Unnamed, so that the connection doesn't cache it and a pooler can't lose it.
    if (is(db, PgTransaction)) return make(db).prepare('')
    const query = known.get(db) ?? make(db).prepare(isPooled() ? '' : name)
    known.set(db, query)
    return query
  }
}
