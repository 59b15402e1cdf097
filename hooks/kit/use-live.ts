import { useEffect, useEffectEvent } from 'react'

import type { LiveEvent } from '@/domain/kit/live'
import type { LiveQuery } from '@/services/kit/live'
import { whenIdle } from '@/platform/lazy-loading/idle'

import { useServices } from './use-request'

/** Time within which equal events are merged, in ms. */
const TOGETHER_MS = 250

/**
 * Subscribes to changes of the user's data and of the query's subject. Events carry no data: refetch the subject, or
 * everything shown after 'reset', which follows a time without a connection.
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
        const subscribers = [...waiting.values()]
        waiting.clear()
        subscribers.forEach(onEvent)
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

/** Without live events, the page just isn't updated. */
const ignored = () => undefined
