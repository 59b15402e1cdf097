import { useEffect, useState } from 'react'

import { ticketSubject } from '@/domain/community/support/ticket'
import { isLongEnough } from '@/domain/kit/text-length'
import type { WireHelpHit as HelpHit } from '@/contract/community/help-center/help-center'

import { useServices } from '@/hooks/kit/use-request'

const PAUSE_MS = 800
const MOST = 3
const SHORTEST = 10
const NONE: HelpHit[] = []

/** Suggests topics for the first line; fails silently, because the user didn't ask for them. */
export function useHelpAnswers(message: string): HelpHit[] {
  const services = useServices()
  const [answers, setAnswers] = useState(NONE)
  const subject = ticketSubject(message)
  const isWanted = isLongEnough(subject, SHORTEST)

  useEffect(() => {
    if (!isWanted) return
    const gone = new AbortController()
    const timer = setTimeout(() => {
      // Keep the last results while the user types.
      const show = (hits: HelpHit[]) => {
        if (!gone.signal.aborted) setAnswers(hits)
      }
      services.helpCenter.searching({ keyword: subject }, { signal: gone.signal }).then(
        ({ results }) => show(results.slice(0, MOST)),
        () => show(NONE),
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      gone.abort()
    }
  }, [services, subject, isWanted])

  return isWanted ? answers : NONE
}
