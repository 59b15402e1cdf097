import { useEffect, useState } from 'react'

import { logError } from '@/utils/log-error'

/**
 * A module that is fetched when it is first wanted. A failed load is reported and tried again the next
 * time it is wanted, so that a moment without network costs one click and not the visit.
 * @param load a stable function such as `() => import('./sheet-dialog')` at module scope
 * @param onFault called when the load failed
 * @example const module = useLoaded(loadDialog, isOpen)
 */
export function useLoaded<Module>(
  load: () => Promise<Module>,
  isWanted: boolean,
  onFault?: () => void,
): Module | undefined {
  const [module, setModule] = useState<Module>()
  useEffect(() => {
    if (!isWanted || module !== undefined) return
    let isCurrent = true
    load().then(
      (loaded) => {
        if (isCurrent) setModule(() => loaded)
      },
      (fault: unknown) => {
        if (!isCurrent) return
        logError('A part of the page could not be loaded', { fault: String(fault) })
        onFault?.()
      },
    )
    return () => {
      isCurrent = false
    }
  }, [load, isWanted, module, onFault])
  return module
}
