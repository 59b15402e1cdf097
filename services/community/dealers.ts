import { publicSettings } from '@/utils/public-settings'

export interface RideLink {
  id: string
  key: string
}

/** Returns the URL of the calendar file, on the API host if there is one. */
export function calendarHref({ id, key }: { id: number; key: string }): string {
  const path = `/api/test-rides/${id}/${encodeURIComponent(key)}/test-ride.ics`
  const host = publicSettings().apiHost
  return host ? new URL(path, host).href : path
}
