import { DomainError } from '../errors/domain-error'

interface LaneOptions {
  atOnce: number
  mostWaiting: number
  /** Whether to pause after each job for as long as the job took. */
  restsAsLongAsItWorked?: boolean
  /** Queue length from which the pause doubles. */
  manyWaiting?: number
}

/** Runs `atOnce` jobs and queues `mostWaiting` (bulkhead). @throws DomainError server_busy beyond */
export function createConcurrencyLimiter({
  atOnce,
  mostWaiting,
  restsAsLongAsItWorked = false,
  manyWaiting = Infinity,
}: LaneOptions) {
  let running = 0
  const waiting: (() => void)[] = []
  const giveWay = () => {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
  return async <Answer>(job: () => Promise<Answer>): Promise<Answer> => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) {
        throw new DomainError('server_busy', 'Too many concurrent requests.', { retryAfter: 2 })
      }
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else {
      running += 1
    }
    const began = performance.now()
    try {
      return await job()
    } finally {
      const gap = (performance.now() - began) * (waiting.length < manyWaiting ? 1 : 2)
      if (restsAsLongAsItWorked) setTimeout(giveWay, gap)
      else giveWay()
    }
  }
}
