import type { PaymentProvider } from '@/server/kernel/ports/payments'

import { guardCalls } from './guard-calls'

/** Timeout of one call including its retries (ms), shorter than a browser's timeout. */
const TOTAL_MS = 25_000

/** Adds a 25 s timeout and a circuit breaker (30 s after five failures). Rejections don't count. */
export function guardedProvider(
  provider: PaymentProvider,
  { restMs }: { restMs?: number } = {},
): PaymentProvider {
  const guarded = guardCalls(provider.id, { totalMs: TOTAL_MS, restMs })
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
