import pino, { type Logger } from 'pino'

export type Log = Pick<Logger, 'info' | 'warn' | 'error'>

/** One JSON line an event on standard error. Level by LOG_LEVEL. */
export function createLog(): Log {
  return pino({ level: process.env.LOG_LEVEL ?? 'info', base: undefined }, pino.destination(2))
}

export const silentLog: Log = pino({ level: 'silent' })
