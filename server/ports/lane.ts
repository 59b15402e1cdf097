import { DomainError } from '../http/domain-error'

/**
 * Runs at most `atOnce` jobs, lets `mostWaiting` wait and refuses the rest, so that one kind of heavy work
 * cannot starve the others.
 * @throws DomainError server_busy
 */
export function createLane(atOnce: number, mostWaiting: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <Answer>(job: () => Promise<Answer>): Promise<Answer> => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) {
        throw new DomainError('server_busy', 'Too much at once.', { retryAfter: 2 })
      }
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else {
      running += 1
    }
    try {
      return await job()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
