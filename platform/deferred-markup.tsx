import { useState, type ComponentType, type ReactNode } from 'react'

import { useLazyModule } from './lazy-loading/use-lazy-module'
import { useNearViewport } from './lazy-loading/use-near-viewport'
import { useWrittenByServer } from './use-hydrated'
import { wholePart } from './whole-parts'

/** Hydration leaves alone what is set as markup, so that what the server wrote stays. */
const MARKUP = { __html: '' }

export interface DeferredPart<Props> {
  load: () => Promise<ComponentType<Props>>
  /** What it shows, where that can change: the markup of something else is not kept. */
  propsOf?: (props: Props) => string | number
  /** Stands there while the code is on its way and the server has written nothing. */
  fallback: ReactNode
}

/**
 * A part of a page that needs no script to be read: the markup of the server stands there until the visitor comes
 * near, then its code takes over. Who comes from another page of the shop has no such markup and gets the code at
 * once.
 * @param missing stands there when the code didn't arrive
 */
export function deferHydration<Props extends object>(
  { load, propsOf, fallback }: DeferredPart<Props>,
  missing: (onRetry: () => void) => ReactNode,
): ComponentType<Props> {
  // A constant wherever this runs: what does not apply leaves the build.
  if (typeof window === 'undefined' || process.env.TRICK_KEPT_MARKUP === 'off')
    return wholePart(load)

  return function DeferredHydration(props) {
    const shown = propsOf?.(props)
    const isWritten = useWrittenByServer()
    const [written] = useState(shown)
    const isKept = isWritten && written === shown
    const [hasFailed, setFailed] = useState(false)
    const { place, isNear } = useNearViewport<HTMLDivElement>()
    const Part = useLazyModule(load, (isNear || !isKept) && !hasFailed, () => setFailed(true))
    const again = () => setFailed(false)
    if (Part) {
      return (
        <div>
          <Part {...props} />
        </div>
      )
    }
    if (isKept) {
      return (
        <div
          ref={place}
          // A part that did not arrive is fetched again when somebody reaches for it.
          onFocus={again}
          onPointerDown={again}
          suppressHydrationWarning
          dangerouslySetInnerHTML={MARKUP}
        />
      )
    }
    return hasFailed ? missing(again) : fallback
  }
}
