import { AsyncResource } from 'node:async_hooks'

import type { Pool, PoolClient } from 'pg'

import type { Step, Tracing } from '../tracing/tracing'

export function tracePool(pool: Pool, tracing: Tracing): void {
  const connect = pool.connect.bind(pool) as (callback?: Callback) => unknown
  // Keeps the caller's async context, because a waiting caller is called back from the context of the caller that
  // releases the connection.
  pool.connect = ((callback?: Callback) =>
    connect(callback && AsyncResource.bind(callback))) as typeof pool.connect
  pool.on('connect', (client) => traceClient(client, tracing))
}

type Callback = (...args: unknown[]) => void

function traceClient(client: PoolClient, tracing: Tracing): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  client.query = ((...args: unknown[]) => {
    const text = textOf(args[0])
    if (text === null || tracing.current() === null) return query(...args)
    const step = tracing.begin({ kind: 'question', ...statement(text) })
    const callback = args.at(-1)
    if (typeof callback === 'function') {
      return query(...args.slice(0, -1), (error: unknown, ...rest: unknown[]) => {
        endOf(step, error)
        ;(callback as Callback)(error, ...rest)
      })
    }
    const answer = query(...args) as Promise<unknown>
    answer.then(
      () => endOf(step, null),
      (error: unknown) => endOf(step, error),
    )
    return answer
  }) as typeof client.query
}

/** Returns the SQL of a query, or null for objects that submit themselves, such as a COPY stream. */
function textOf(argument: unknown): string | null {
  if (typeof argument === 'string') return argument
  const { text, submit } = argument as { text?: unknown; submit?: unknown }
  return typeof text === 'string' && submit === undefined ? text : null
}

// Database error messages contain rejected values; only the error code is safe to record.
function endOf(step: Step, error: unknown): void {
  const { code } = (error ?? {}) as { code?: unknown }
  step.end(error ? { isFailed: true, facts: { 'error.type': String(code ?? 'other') } } : {})
}

const LONGEST = 2_000

/** Replaces the literals of a statement; nearly all values are parameters ($1, $2 …) anyway. */
export function statement(text: string) {
  const bare = text
    .replace(/'(?:[^']|'')*'/gu, '?')
    .replace(/\$\$.*?\$\$/gsu, '?')
    .replace(/(?<![\w$."])\d+(?:\.\d+)?\b/gu, '?')
    .replace(/\s+/gu, ' ')
    .trim()
  const operation = (/^\w+/u.exec(bare)?.[0] ?? 'other').toUpperCase()
  const table = /\b(?:from|into|update|join) "?(\w+)"?(?:\."?(\w+)"?)?/iu.exec(bare)
  const collection = table?.[2] ?? table?.[1]
  return {
    name: collection ? `${operation} ${collection}` : operation,
    facts: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      ...(collection && { 'db.collection.name': collection }),
      'db.query.text': bare.slice(0, LONGEST),
    },
  }
}
