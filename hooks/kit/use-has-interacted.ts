import { useEffect, useState } from 'react'

import { useWrittenByServer } from '@/platform/use-hydrated'

const TOUCHES = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel', 'scroll'] as const

/** Returns whether the visitor has interacted; always true after a client-side navigation. */
export function useHasInteracted(): boolean {
  const isWritten = useWrittenByServer()
  const [isTouched, setTouched] = useState(!isWritten)
  useEffect(() => {
    if (isTouched) return
    const noticed = () => setTouched(true)
    for (const type of TOUCHES) window.addEventListener(type, noticed, { passive: true })
    return () => TOUCHES.forEach((type) => window.removeEventListener(type, noticed))
  }, [isTouched])
  return isTouched
}
