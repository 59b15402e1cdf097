import { configuratorRoutes } from '@/contract/shop/configurator/configurator'
import { MOST_VISIT_STEPS } from '@/domain/shop/configurator/visits'
import { publicSettings } from '@/utils/public-settings'

export interface Visit {
  bike: string
  read: () => readonly string[]
}

/** Returns whether the browser opts out of tracking with Do Not Track or Global Privacy Control. */
function asksNotTo(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean
  }
  return doNotTrack === '1' || globalPrivacyControl === true
}

/** Reports a visit's steps at its end, anonymously, storing nothing. @returns a function to end it */
export function trackVisit({ bike, read }: Visit): () => void {
  if (asksNotTo() || typeof navigator.sendBeacon !== 'function') return () => undefined
  const sent = new Set<string>()
  const send = () => {
    const steps = read()
      .filter((step) => !sent.has(step))
      .slice(0, MOST_VISIT_STEPS)
    if (steps.length === 0) return
    for (const step of steps) sent.add(step)
    const body = new Blob([JSON.stringify({ bike, steps })], { type: 'application/json' })
    const { path } = configuratorRoutes.countVisit
    navigator.sendBeacon(`${publicSettings().apiHost ?? ''}${path}`, body)
  }
  const whenHidden = () => {
    if (document.visibilityState === 'hidden') send()
  }
  document.addEventListener('visibilitychange', whenHidden)
  return () => {
    document.removeEventListener('visibilitychange', whenHidden)
    send()
  }
}
