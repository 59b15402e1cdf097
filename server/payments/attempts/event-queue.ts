import { EVENT_PROVIDERS } from '@/domain/kit/webhooks'
import type { RowQueue } from '@/server/kernel/jobs/queue'

export function eventQueue(provider: string): RowQueue | null {
  const known = EVENT_PROVIDERS.find((one) => one === provider)
  return known ? `provider-event-${known}` : null
}
