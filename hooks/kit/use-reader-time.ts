import { useSyncExternalStore } from 'react'

import { shopZone } from '@/utils/shop-region'
import { momentText, timeText, zoneTime } from '@/domain/kit/zone-time'

const subscribe = () => () => {}
const readZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone || shopZone()
const readToday = () => zoneTime(new Date(), readZone()).day
const noDay = () => ''

/** Formats times in the reader's zone; in the shop's on the server and until hydration. */
export function useReaderTime() {
  const zone = useSyncExternalStore(subscribe, readZone, shopZone)
  const today = useSyncExternalStore(subscribe, readToday, noDay)
  return {
    moment: (iso: string) => momentText(iso, zone),
    /** Without the date if that is today. */
    deadline: (iso: string) =>
      zoneTime(new Date(iso), zone).day === today ? timeText(iso, zone) : momentText(iso, zone),
  }
}
