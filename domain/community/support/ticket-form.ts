import { MESSAGE_LIMIT } from './ticket'

export function answerFaults({ body }: { body: string }) {
  const length = body.trim().length
  return {
    ...(length === 0 && { body: 'answerMissing' as const }),
    ...(length > MESSAGE_LIMIT && { body: 'answerLong' as const }),
  }
}
