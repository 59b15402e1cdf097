import { supportState, type SupportSchedule, type SupportState } from '@/domain/support-hours'

import { useNow } from './use-now'

/** Whether somebody answers now; null until the browser's clock was asked. Looked at again every minute. */
export function useSupportState(schedule: SupportSchedule): SupportState | null {
  const now = useNow()
  return now && supportState(schedule, now)
}
