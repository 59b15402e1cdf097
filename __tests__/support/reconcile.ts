import { EVENT_PROVIDERS } from '@/domain/webhooks'
import type { Deps } from '@/server/kernel/deps'
import { reconcileLane } from '@/server/payments/payment/reconcile'

export async function reconcile(deps: Deps): Promise<void> {
  await Promise.all([...EVENT_PROVIDERS, 'other' as const].map((lane) => reconcileLane(deps, lane)))
}
