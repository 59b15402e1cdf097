import { createConcurrencyLimiter } from '@/server/kernel/ports/concurrency-limiter'

/** A document takes a processor for some tens of milliseconds, on one thread for all. */
export const lane = createConcurrencyLimiter({ atOnce: 1, mostWaiting: 40 })
