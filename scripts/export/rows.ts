import { createHash } from 'node:crypto'
import { Transform, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import type { ClientBase } from 'pg'
import { to as copyTo } from 'pg-copy-streams'

import type { Table } from './tables'

/** Row count, and an order-independent sum of row hashes. */
export type Digest = { rows: number; sum: string }

const NEWLINE = 0x0a
const ROOM = 1n << 128n

/** Counts and hashes the rows of a COPY stream, where a line is a row: line breaks are escaped. */
export function digesting(): { through: Transform; digest(): Digest } {
  let rows = 0
  let sum = 0n
  let rest: Buffer = Buffer.alloc(0)
  const through = new Transform({
    transform(chunk: Buffer, _, done) {
      let start = 0
      for (;;) {
        const end = chunk.indexOf(NEWLINE, start)
        if (end < 0) break
        const row = chunk.subarray(start, end)
        sum = (sum + hashOf(rest.length > 0 ? Buffer.concat([rest, row]) : row)) % ROOM
        rest = Buffer.alloc(0)
        rows += 1
        start = end + 1
      }
      rest = Buffer.concat([rest, chunk.subarray(start)])
      done(null, chunk)
    },
  })
  return { through, digest: () => ({ rows, sum: sum.toString(16) }) }
}

const hashOf = (row: Buffer) =>
  BigInt(`0x${createHash('sha256').update(row).digest('hex').slice(0, 32)}`)

const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() })

export async function readTable(
  client: ClientBase,
  { name, columns }: Table,
  to: (NodeJS.ReadWriteStream | NodeJS.WritableStream)[] = [nowhere()],
): Promise<Digest> {
  const { through, digest } = digesting()
  const list = columns.map((column) => client.escapeIdentifier(column)).join(', ')
  const from = client.query(
    copyTo(`copy (select ${list} from public.${client.escapeIdentifier(name)}) to stdout`),
  )
  const streams: (NodeJS.ReadableStream | NodeJS.ReadWriteStream | NodeJS.WritableStream)[] = [
    ...[from, through],
    ...to,
  ]
  await pipeline(streams as [NodeJS.ReadableStream, NodeJS.WritableStream])
  return digest()
}

/** Makes text output identical on every server, and disables timeouts for long reads. */
export async function setSessionDefaults(client: ClientBase, begin: string): Promise<void> {
  await client.query(begin)
  await client.query(`
    set local statement_timeout = 0; set local lock_timeout = '10s';
    set local idle_in_transaction_session_timeout = 0; set local timezone = 'UTC';
    set local datestyle = 'ISO, MDY'; set local intervalstyle = 'postgres';
    set local bytea_output = 'hex'; set local extra_float_digits = 1`)
}
