import { useEffect, useState } from 'react'

import { supportState, type SupportDay, type SupportState } from '@/domain/support-hours'

/** Whether somebody answers now; null until the browser's clock was asked. Looked at again every minute. */
export function useSupportState(hours: readonly SupportDay[], zone: string): SupportState | null {
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    const look = () => setNow(Date.now())
    const first = setTimeout(look)
    const timer = setInterval(look, 60_000)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
    }
  }, [])
  return now === null ? null : supportState(hours, zone, new Date(now))
}
