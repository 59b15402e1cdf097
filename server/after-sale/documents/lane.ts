import { createConcurrencyLimiter } from '@/server/kernel/ports/concurrency-limiter'

/** Drawing takes tens of milliseconds of CPU, on one thread for all. */
export const lane = createConcurrencyLimiter({ atOnce: 1, mostWaiting: 40 })
