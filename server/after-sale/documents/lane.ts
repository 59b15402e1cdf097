import { createConcurrencyLimiter } from '@/server/kernel/ports/concurrency-limiter'

/** Queue for drawing, which takes tens of milliseconds of CPU and has one thread for all. */
export const lane = createConcurrencyLimiter({ atOnce: 1, mostWaiting: 40 })
