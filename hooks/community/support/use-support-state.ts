import {
  supportState,
  type SupportSchedule,
  type SupportState,
} from '@/domain/community/support/support-hours'

import { useNow } from '@/hooks/kit/use-now'

/** Returns whether support is open now, updated every minute; null until hydration. */
export function useSupportState(schedule: SupportSchedule): SupportState | null {
  const now = useNow()
  return now && supportState(schedule, now)
}
