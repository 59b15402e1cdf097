import { supportState, type SupportSchedule, type SupportState } from '@/domain/support-hours'

import { useNow } from './use-now'

/** Returns whether support is open now; null until hydration. Updated every minute. */
export function useSupportState(schedule: SupportSchedule): SupportState | null {
  const now = useNow()
  return now && supportState(schedule, now)
}
