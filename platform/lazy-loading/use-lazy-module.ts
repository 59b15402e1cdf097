import { startTransition, useEffect, useState } from 'react'

import { logError } from '@/utils/log-error'

import { useWrittenByServer } from '../use-hydrated'
import { whenIdle } from './idle'

/**
 * Lazy-loads a module when needed; a failed load is retried the next time. Modules needed on the first page of a
 * visit load when the browser is idle, so that input has priority.
 * @param load a stable function such as `() => import('./sheet-dialog')` at module scope
 */
export function useLazyModule<Module>(
  load: () => Promise<Module>,
  isWanted: boolean,
  onFault?: () => void,
): Module | undefined {
  const [module, setModule] = useState<Module>()
  const isWritten = useWrittenByServer()
  const [isFromStart] = useState(isWanted && isWritten && process.env.TRICK_LATE_LOADING !== 'off')
  useEffect(() => {
    if (!isWanted || module !== undefined) return
    let isCurrent = true
    const show = (loaded: Module) => {
      if (!isCurrent) return
      const draw = () => setModule(() => loaded)
      if (isFromStart) startTransition(draw)
      else draw()
    }
    const report = (fault: unknown) => {
      if (!isCurrent) return
      logError('A part of the page could not be loaded', { fault: String(fault) })
      onFault?.()
    }
    const start = () => void load().then(show, report)
    const callOff = isFromStart ? whenIdle(start) : start()
    return () => {
      isCurrent = false
      callOff?.()
    }
  }, [load, isWanted, isFromStart, module, onFault])
  return module
}
