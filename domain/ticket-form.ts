import { MESSAGE_LIMIT } from './ticket'

/** Validates a reply; each fault is a message key. */
export function answerFaults({ body }: { body: string }) {
  const length = body.trim().length
  return {
    ...(length === 0 && { body: 'answerMissing' as const }),
    ...(length > MESSAGE_LIMIT && { body: 'answerLong' as const }),
  }
}
