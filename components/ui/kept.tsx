import { useState, type ReactNode } from 'react'

import { useWrittenByServer } from '@/hooks/use-hydrated'

import { PartMissing } from './part-missing'
import { useLazyModule } from './use-lazy-module'
import { useNearViewport } from './use-near-viewport'

/** Hydration leaves alone what is set as markup, so that what the server wrote stays. */
const MARKUP = { __html: '' }

interface KeptProps<Module> {
  /** A stable function such as `() => import('./home-below')` at module scope. */
  load: () => Promise<Module>
  /** What it shows, where that can change: the markup of something else is not kept. */
  of?: string | number
  /** Stands there while the code is on its way and the server has written nothing. */
  waiting: ReactNode
  children: (module: Module) => ReactNode
}

/**
 * A part of a page that needs no script to be read: the markup of the server stands there until the visitor comes
 * near, then its code takes over. Who comes from another page of the shop has no such markup and gets the code at
 * once. The server renders the part itself, inside one element: import it by a name with a `browser` condition
 * (package.json, `imports`).
 */
export function Kept<Module>({ load, of, waiting, children }: KeptProps<Module>) {
  const isWritten = useWrittenByServer()
  const [writtenOf] = useState(of)
  const isKept = isWritten && writtenOf === of
  const [hasFailed, setFailed] = useState(false)
  const { place, isNear } = useNearViewport<HTMLDivElement>()
  const module = useLazyModule(load, (isNear || !isKept) && !hasFailed, () => setFailed(true))
  const again = () => setFailed(false)
  if (module) return children(module)
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
  if (!hasFailed) return waiting
  return <PartMissing onRetry={again} className="wrap py-6" />
}
