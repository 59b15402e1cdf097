import { createConcurrencyLimiter } from '@/server/kernel/ports/concurrency-limiter'

/** Drawing takes the processor for some tens of milliseconds: others shall get a turn in between. */
export const lane = createConcurrencyLimiter({ atOnce: 1, mostWaiting: 40 })
