import { z } from 'zod'

import { ProviderRefused, ProviderUnreachable } from '@/server/kernel/ports/payments'

/** Parses a response. @throws ProviderUnreachable if it doesn't match: its meaning is unknown */
export function answersOf(provider: string) {
  return <S extends z.ZodType>(schema: S, answer: unknown): z.output<S> => {
    const { success, data, error } = schema.safeParse(answer)
    if (success) return data
    throw new ProviderUnreachable(
      `${provider} answered in an unknown form: ${z.prettifyError(error)}`,
    )
  }
}

/** Returns null for rejections with a listed code, or any if none is listed. @throws other errors */
export function nullWhenRefused(...codes: string[]) {
  return (error: unknown): null => {
    const isRefused = error instanceof ProviderRefused
    if (isRefused && (codes.length === 0 || codes.includes(error.code))) return null
    throw error
  }
}
