import { LRUCache } from 'lru-cache'

import { sha256 } from '@/server/kernel/ports/ids'
import type {
  TaxCalculation,
  TaxFallback,
  TaxProvider,
  TaxRequest,
  TaxService,
} from '@/server/kernel/ports/taxes'

import { guardCalls } from './guard-calls'

/** Timeout of a calculation with its retry (ms), because a buyer waits for it. */
const TOTAL_MS = 7_000
const CACHE_MS = 5 * 60_000
const MOST_CACHED = 500

interface TaxServiceOptions {
  fallback: TaxFallback
  restMs?: number
}

/**
 * Adds a timeout, a circuit breaker and a cache to calculations. Records and reversals have none, because their jobs
 * have a backoff per row.
 */
export function guardedTaxService(
  provider: TaxProvider,
  { fallback, restMs }: TaxServiceOptions,
): TaxService {
  const guarded = guardCalls(`${provider.id} tax`, { totalMs: TOTAL_MS, restMs })
  const calculate = (request: TaxRequest) => guarded(() => provider.calculate(request))
  return { ...provider, fallback, calculate, quote: cached(calculate) }
}

/** Caches by content for five minutes, so that typing doesn't cost a call per request. */
function cached(calculate: TaxService['calculate']): TaxService['quote'] {
  const answers = new LRUCache<string, TaxCalculation, TaxRequest>({
    max: MOST_CACHED,
    ttl: CACHE_MS,
    // An evicted calculation still answers those who wait for it.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context }) => calculate(context),
  })
  return (request) => answers.forceFetch(sha256(JSON.stringify(request)), { context: request })
}
