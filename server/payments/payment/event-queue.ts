import { EVENT_PROVIDERS } from '@/domain/webhooks'
import type { RowQueue } from '@/server/kernel/jobs/queue'

/** Returns the queue of a provider's events; null for a provider without webhooks. */
export function eventQueue(provider: string): RowQueue | null {
  const known = EVENT_PROVIDERS.find((one) => one === provider)
  return known ? `provider-event-${known}` : null
}
