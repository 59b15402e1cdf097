import { z } from 'zod'

import { ProviderRefused, ProviderUnreachable } from '@/server/kernel/ports/payments'

/**
 * Parses a provider's response by its schema.
 * @throws ProviderUnreachable for a response that doesn't match: its meaning is unknown
 * @example const known = answersOf('PayPal'); known(Order, answer)
 */
export function answersOf(provider: string) {
  return <S extends z.ZodType>(schema: S, answer: unknown): z.output<S> => {
    const { success, data, error } = schema.safeParse(answer)
    if (success) return data
    throw new ProviderUnreachable(
      `${provider} answered in an unknown form: ${z.prettifyError(error)}`,
    )
  }
}

/**
 * Builds a `catch` handler: returns null for a rejection with one of the codes, or with any when none is listed.
 * @throws every other error
 */
export function nullWhenRefused(...codes: string[]) {
  return (error: unknown): null => {
    const isRefused = error instanceof ProviderRefused
    if (isRefused && (codes.length === 0 || codes.includes(error.code))) return null
    throw error
  }
}
