import { useEffect, useEffectEvent, useState } from 'react'

import type { AccountingExport } from '@/contract/office/accounting/accounting'
import { shopZone } from '@/utils/shop-region'
import { daysOfSpan, rangeFault, type Days } from '@/domain/office/reports/report-days'
import { zoneTime } from '@/domain/kit/zone-time'
import { useAction } from '@/hooks/kit/use-action'
import { useStaleIfErrorRequest } from '@/hooks/kit/use-stale-if-error-request'

export type { AccountingExport } from '@/contract/office/accounting/accounting'

const LOOK_EVERY_MS = 1_500

const isMoving = ({ state }: AccountingExport) => state === 'making'

/** Loads the latest archives, polling while one is being made. The days are those of the last month at first. */
export function useAccounting() {
  const request = useStaleIfErrorRequest('accounting', ({ accounting }) => accounting.list())
  const { state } = request
  const isWaiting = state.status === 'ready' && state.data.some(isMoving)
  const look = useEffectEvent(() => request.renew())
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => look(), LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [isWaiting])
  const [days, setDays] = useState<Days>(() =>
    daysOfSpan('last-month', zoneTime(new Date(), shopZone()).day),
  )
  const { run, isRunning, error } = useAction(({ accounting }, chosen: Days) =>
    accounting.make(chosen),
  )
  return {
    ...{ request, days, setDays, isRunning, error },
    fault: rangeFault(days),
    make: async () => {
      if (rangeFault(days) === null && (await run(days))) request.renew()
    },
  }
}
