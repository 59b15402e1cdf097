import { createHash } from 'node:crypto'

import { LRUCache } from 'lru-cache'
import type { Pool, PoolClient } from 'pg'

/** Runs in a process after which a statement is prepared. */
const RUNS = 20
/** Maximum number of prepared statements, each of which takes memory in every connection. */
const MOST_PREPARED = 100
const MOST_COUNTED = 2_000
/** Returns other columns after an update of the shop added one, which PostgreSQL refuses for a prepared statement. */
const EVERY_COLUMN = /(select|returning|,)\s+(\w+\.)?\*/i

interface Statement {
  text: string
  name?: string
}

/**
 * Prepares the statements that a process runs often, so that the database parses and plans them once per connection
 * instead of each time. A pooler in transaction mode can't have prepared statements.
 */
export function prepareHotStatements(pool: Pool): void {
  const runs = new LRUCache<string, number>({ max: MOST_COUNTED })
  const names = new Map<string, string>()

  function nameOf(text: string): string | undefined {
    const known = names.get(text)
    if (known !== undefined || names.size >= MOST_PREPARED) return known
    if (EVERY_COLUMN.test(text)) return undefined
    const count = (runs.get(text) ?? 0) + 1
    runs.set(text, count)
    if (count < RUNS) return undefined
    runs.delete(text)
    const name = `hot-${createHash('sha256').update(text).digest('hex').slice(0, 32)}`
    names.set(text, name)
    return name
  }

  pool.on('connect', (client: PoolClient) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    client.query = ((statement: unknown, values: unknown, ...rest: unknown[]) => {
      // Text without parameters may have several commands, which can't be prepared.
      const hasValues = Array.isArray(values) && values.length > 0
      const name = isNameless(statement) && hasValues ? nameOf(statement.text) : undefined
      const sent = name === undefined ? statement : { ...(statement as Statement), name }
      return query(sent, values, ...rest)
    }) as typeof client.query
  })
}

const isNameless = (statement: unknown): statement is Statement =>
  typeof statement === 'object' &&
  statement !== null &&
  typeof (statement as Statement).text === 'string' &&
  !(statement as Statement).name &&
  !('submit' in statement)
