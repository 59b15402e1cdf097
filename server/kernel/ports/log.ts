import pino, { type DestinationStream } from 'pino'

import { describeError } from '@/utils/describe-error'

/** Identifiers and counts. Errors are converted by `describeError`. */
type LogFields = Record<string, unknown>

type Write = (fields: LogFields, message: string) => void

export interface Log {
  info: Write
  warn: Write
  error: Write
}

/** Logs JSON lines to stderr at level LOG_LEVEL; no personal data, hashes or raw library errors. */
export function createLog(destination: DestinationStream = pino.destination(2)): Log {
  return pino(
    {
      level: process.env.LOG_LEVEL ?? 'info',
      base: undefined,
      formatters: { log: described },
      // pino's own serializer would log all properties of an error.
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
