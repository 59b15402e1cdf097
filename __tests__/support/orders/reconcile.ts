import { EVENT_PROVIDERS } from '@/domain/kit/webhooks'
import type { Deps } from '@/server/kernel/deps'
import { reconcileLane } from '@/server/payments/attempts/reconcile'

export async function reconcile(deps: Deps): Promise<void> {
  await Promise.all([...EVENT_PROVIDERS, 'other' as const].map((lane) => reconcileLane(deps, lane)))
}
