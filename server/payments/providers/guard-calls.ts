import {
  BrokenCircuitError,
  circuitBreaker,
  ConsecutiveBreaker,
  handleType,
  TaskCancelledError,
  timeout,
  TimeoutStrategy,
  wrap,
} from 'cockatiel'

import { ProviderUnreachable } from '@/server/kernel/ports/payments'

const FAILURES_TO_OPEN = 5
const REST_MS = 30_000

interface GuardOptions {
  /** Timeout of one call including its retries (ms). */
  totalMs: number
  /** How long the circuit stays open (ms). */
  restMs?: number | undefined
}

/** Creates a circuit breaker with a timeout, which opens after five failures. Rejections don't count. */
export function guardCalls(name: string, { totalMs, restMs = REST_MS }: GuardOptions) {
  const breaker = circuitBreaker(handleType(ProviderUnreachable).orType(TaskCancelledError), {
    halfOpenAfter: restMs,
    breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN),
  })
  const policy = wrap(breaker, timeout(totalMs, TimeoutStrategy.Aggressive))
  return async <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
    try {
      // Use one signal per call: the library's shared signal would accumulate a listener for each call.
      return await policy.execute(call, new AbortController().signal)
    } catch (error) {
      if (error instanceof BrokenCircuitError || error instanceof TaskCancelledError) {
        throw new ProviderUnreachable(`${name} is left alone for a while.`, { cause: error })
      }
      throw error
    }
  }
}
