import { MESSAGE_LIMIT } from './ticket'

/** What has to be mended before a reply is sent, by the name of its sentence. */
export function answerFaults({ body }: { body: string }) {
  const length = body.trim().length
  return {
    ...(length === 0 && { body: 'answerMissing' as const }),
    ...(length > MESSAGE_LIMIT && { body: 'answerLong' as const }),
  }
}
