import type { TaxService } from '@/server/kernel/ports/taxes'

import { guardedTaxService } from './guarded-tax-service'
import { stripeTax } from './stripe/tax'

/** Timeout of one attempt (ms), of which a calculation has two. */
const TIMEOUT_MS = 3_000

type Environment = Record<string, string | undefined>

function environment(): Environment {
  const { TAX_SERVICE, TAX_SERVICE_FALLBACK, STRIPE_SECRET_KEY, STRIPE_API_BASE } = process.env
  return { TAX_SERVICE, TAX_SERVICE_FALLBACK, STRIPE_SECRET_KEY, STRIPE_API_BASE }
}

/** Returns null if the shop's own registrations decide. */
export function taxServiceFromEnvironment(env: Environment = environment()): TaxService | null {
  if (env.TAX_SERVICE !== 'stripe' || !env.STRIPE_SECRET_KEY) return null
  const provider = stripeTax({
    secretKey: env.STRIPE_SECRET_KEY,
    apiBase: env.STRIPE_API_BASE,
    timeoutMs: TIMEOUT_MS,
  })
  return guardedTaxService(provider, {
    fallback: env.TAX_SERVICE_FALLBACK === 'own' ? 'own' : 'refuse',
  })
}
