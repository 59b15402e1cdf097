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

import { ProviderUnreachable, type PaymentProvider } from '@/server/kernel/ports/payments'

/** Timeout of one call including its retries (ms), shorter than a browser's timeout. */
const TOTAL_MS = 25_000
const FAILURES_TO_OPEN = 5
const DEBOUNCE_MS = 30_000

/** Adds a 25 s timeout and a circuit breaker (30 s after five failures). Rejections don't count. */
export function guardedProvider(
  provider: PaymentProvider,
  { restMs = DEBOUNCE_MS }: { restMs?: number } = {},
): PaymentProvider {
  const breaker = circuitBreaker(handleType(ProviderUnreachable).orType(TaskCancelledError), {
    halfOpenAfter: restMs,
    breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN),
  })
  const policy = wrap(breaker, timeout(TOTAL_MS, TimeoutStrategy.Aggressive))
  const guarded = async <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
    try {
      // Use one signal per call: the library's shared signal would accumulate a listener for each call.
      return await policy.execute(call, new AbortController().signal)
    } catch (error) {
      if (error instanceof BrokenCircuitError || error instanceof TaskCancelledError) {
        throw new ProviderUnreachable(`${provider.id} is left alone for a while.`, { cause: error })
      }
      throw error
    }
  }
  const { capture, refund, listRefunds, findDispute, sendEvidence, uploadEvidence, listPaid } =
    provider
  return {
    ...provider,
    unguarded: provider,
    create: (request) => guarded(() => provider.create(request)),
    lookUp: (ref) => guarded(() => provider.lookUp(ref)),
    expire: (ref) => guarded(() => provider.expire(ref)),
    pageOf: (ref) => guarded(async () => provider.pageOf(ref)),
    ...(refund && { refund: (request) => guarded(() => refund(request)) }),
    ...(capture && { capture: (ref) => guarded(() => capture(ref)) }),
    ...(listRefunds && { listRefunds: (payment) => guarded(() => listRefunds(payment)) }),
    ...(findDispute && { findDispute: (id) => guarded(() => findDispute(id)) }),
    ...(sendEvidence && { sendEvidence: (evidence) => guarded(() => sendEvidence(evidence)) }),
    ...(uploadEvidence && { uploadEvidence: (file) => guarded(() => uploadEvidence(file)) }),
    ...(listPaid && { listPaid: (since) => guarded(() => listPaid(since)) }),
  }
}
