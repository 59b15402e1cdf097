import { z } from 'zod'

import { ProviderRefused, ProviderUnreachable } from '@/server/kernel/ports/payments'

/**
 * An answer of a provider in the form that is known.
 * @throws ProviderUnreachable for another one: what it means is not known
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
 * For `catch`: null for a refusal with one of the codes, or with any when none is named.
 * @throws what else was caught
 */
export function nullWhenRefused(...codes: string[]) {
  return (error: unknown): null => {
    const isRefused = error instanceof ProviderRefused
    if (isRefused && (codes.length === 0 || codes.includes(error.code))) return null
    throw error
  }
}
