import { useRouter } from 'next/router'

import { useRequest } from '@/hooks/kit/use-request'
import { useIsSlow } from '@/hooks/kit/use-is-slow'

export type { TicketReports } from '@/contract/office/support/support'

/** Periods in days that the reports can cover; the URL selects one. */
export const REPORT_SPANS = [7, 30, 90, 365] as const
const DEFAULT_SPAN = 30

export function useDeskReports() {
  const { query, isReady } = useRouter()
  const days = REPORT_SPANS.find((span) => String(span) === query.days) ?? DEFAULT_SPAN
  const request = useRequest(isReady ? String(days) : null, ({ desk }) => desk.reports({ days }))
  return { ...request, days, isSlow: useIsSlow(request.state.status === 'loading') }
}
