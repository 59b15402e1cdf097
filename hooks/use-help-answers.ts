import { useEffect, useState } from 'react'

import { ticketSubject } from '@/domain/ticket'
import { isLongEnough } from '@/domain/text-length'
import type { HelpHit } from '@/services/help-center'

import { useServices } from './use-request'

/** ms without a key after which answers are looked for. */
const PAUSE_MS = 800
const MOST = 3
const SHORTEST = 10
const NONE: HelpHit[] = []

/**
 * Topics that perhaps answer what somebody is writing to us, by its first line. A search that fails is none: nobody
 * asked for it.
 * @example const answers = useHelpAnswers(form.message)
 */
export function useHelpAnswers(message: string): HelpHit[] {
  const services = useServices()
  const [answers, setAnswers] = useState(NONE)
  const subject = ticketSubject(message)
  const isWanted = isLongEnough(subject, SHORTEST)

  useEffect(() => {
    if (!isWanted) return
    const gone = new AbortController()
    const timer = setTimeout(() => {
      // While somebody types on, what was found last stays.
      const show = (hits: HelpHit[]) => {
        if (!gone.signal.aborted) setAnswers(hits)
      }
      services.helpCenter.searching(subject, gone.signal).then(
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
