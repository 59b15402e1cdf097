import { useEffect, useEffectEvent } from 'react'

import type { LiveEvent } from '@/domain/live'
import type { LiveQuery } from '@/services/live'
import { whenIdle } from '@/platform/lazy-loading/idle'

import { useServices } from './use-request'

/** Equal hints within this time are one, ms. */
const TOGETHER_MS = 250

/**
 * Hears what happens while the page is open: changes of the user's own things, and of what the query names. Ask for
 * the thing itself then. After a time without a connection the event is 'reset': ask for everything shown.
 * @param query null while there is nothing to hear
 * @example useLive({ thread: '12' }, renew)
 */
export function useLive(query: LiveQuery | null, hear: (event: LiveEvent) => void): void {
  const services = useServices()
  const key = query && JSON.stringify(query)
  const onEvent = useEffectEvent(hear)

  useEffect(() => {
    if (key === null) return
    const listened = JSON.parse(key) as LiveQuery
    let stop: () => void = () => undefined
    let isLeft = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const waiting = new Map<string, LiveEvent>()
    const gather = (event: LiveEvent) => {
      waiting.set(`${event.kind} ${event.subject}`, event)
      timer ??= setTimeout(() => {
        timer = undefined
        const told = [...waiting.values()]
        waiting.clear()
        told.forEach(onEvent)
      }, TOGETHER_MS)
    }
    const callOff = whenIdle(() => {
      void import('./live-connection').then(({ listenLive }) => {
        if (!isLeft) stop = listenLive(services, { query: listened, onEvent: gather })
      }, ignored)
    })
    return () => {
      isLeft = true
      callOff()
      clearTimeout(timer)
      stop()
    }
  }, [key, services])
}

/** Without it the page is as it was when it was opened. */
const ignored = () => undefined
