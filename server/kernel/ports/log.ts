import pino, { type DestinationStream } from 'pino'

import { describeError } from '@/utils/describe-error'

/** Identifiers and counts; errors among them are described, see `describeError`. */
type LogFields = Record<string, unknown>

type Write = (fields: LogFields, message: string) => void

export interface Log {
  info: Write
  warn: Write
  error: Write
}

/**
 * One JSON line an event on standard error. Level by LOG_LEVEL. No personal data and no hashes: an error is never
 * written as it is, because those of libraries hold what they were given.
 */
export function createLog(destination: DestinationStream = pino.destination(2)): Log {
  return pino(
    {
      level: process.env.LOG_LEVEL ?? 'info',
      base: undefined,
      formatters: { log: described },
      // pino's own would add what an error carries.
      serializers: { err: (value: unknown) => value },
    },
    destination,
  )
}

function described(fields: LogFields): LogFields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      name === 'err' || value instanceof Error ? describeError(value) : value,
    ]),
  )
}

export const silentLog: Log = pino({ level: 'silent' })
