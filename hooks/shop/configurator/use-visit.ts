import { useEffect, useEffectEvent } from 'react'

import { visitSteps, type VisitSight } from '@/domain/shop/configurator/visits'
import { whenIdle } from '@/platform/lazy-loading/idle'

import { useServices } from '@/hooks/kit/use-request'

interface VisitOptions extends VisitSight {
  /** An edit of a cart line or order, which doesn't count as a visit. */
  edit: object | null
}

/** Counts a visit to a bike's page, deferred until the browser is idle. */
export function useVisit(bike: string, visited: VisitOptions): void {
  const { configurator } = useServices()
  const read = useEffectEvent(() => visited)
  const begin = useEffectEvent(async () => {
    const before = visited
    if (before.edit) return () => undefined
    return configurator.beginVisit({ bike, read: () => visitSteps(before, read()) })
  })
  useEffect(() => {
    let end: (() => void) | undefined
    let isOver = false
    const callOff = whenIdle(() => {
      void begin().then(
        (ending) => (isOver ? ending() : (end = ending)),
        // A failure to count is ignored.
        () => undefined,
      )
    })
    return () => {
      isOver = true
      callOff()
      end?.()
    }
  }, [bike])
}
