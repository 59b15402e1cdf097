import { useState, type ComponentType, type ReactNode } from 'react'

import { useLazyModule } from './lazy-loading/use-lazy-module'
import { useNearViewport } from './lazy-loading/use-near-viewport'
import { useWrittenByServer } from './use-hydrated'
import { wholePart } from './whole-parts'

/** Empty markup: hydration ignores `dangerouslySetInnerHTML`, so the server's HTML stays. */
const MARKUP = { __html: '' }

export interface DeferredPart<Props> {
  load: () => Promise<ComponentType<Props>>
  /** Key of the content, if props can change it. Server markup is dropped when the key changes. */
  propsOf?: (props: Props) => string | number
  /** Shown while the code loads if there is no server markup. */
  fallback: ReactNode
}

/** Set before the first component replaces its markup. */
let transfer: typeof import('./input-transfer') | undefined

/** Defers hydration of server markup until it is near the viewport; loads at once after navigation. */
export function deferHydration<Props extends object>(
  { load, propsOf, fallback }: DeferredPart<Props>,
  missing: (onRetry: () => void) => ReactNode,
): ComponentType<Props> {
  // Both are build-time constants, so the unused branch is removed from the bundle.
  if (typeof window === 'undefined' || process.env.TRICK_KEPT_MARKUP === 'off')
    return wholePart(load)

  const loadBoth = () =>
    Promise.all([load(), import('./input-transfer')]).then(([part, module]) => {
      transfer = module
      return part
    })

  return function DeferredHydration(props) {
    const shown = propsOf?.(props)
    const isWritten = useWrittenByServer()
    const [written] = useState(shown)
    const hasServerMarkup = isWritten && written === shown
    const [hasFailed, setFailed] = useState(false)
    const { place: ref, isNear } = useNearViewport<HTMLDivElement>()
    const Part = useLazyModule(loadBoth, (isNear || !hasServerMarkup) && !hasFailed, () =>
      setFailed(true),
    )
    const again = () => setFailed(false)
    if (Part) {
      return (
        <div ref={(root) => transfer?.enter(root, ref)}>
          <Part {...props} />
        </div>
      )
    }
    if (hasServerMarkup) {
      return (
        <div
          // A key of its own: React detaches the ref of a removed element before its content is gone.
          key="markup"
          ref={(root) => {
            ref.current = root
            return () => transfer?.leave(root, ref)
          }}
          // A failed load is retried when the visitor focuses or presses the component.
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
