import { useCallback, useState, type ReactNode } from 'react'

import { PartMissing } from './part-missing'
import { useLazyModule } from '@/platform/late-loading/use-lazy-module'

interface LatePartProps<Module> {
  /** A stable function such as `() => import('./ride-form')` at module scope. */
  load: () => Promise<Module>
  isWanted?: boolean
  /** Its place while the code is on its way, in its size. */
  waiting?: ReactNode
  /** What is said when the code did not arrive. */
  sentence?: string
  children: (module: Module) => ReactNode
}

/** A part of a page whose code comes after the page. Where it does not arrive that is said, with a way to try again. */
export function LatePart<Module>({
  load,
  isWanted = true,
  waiting = null,
  sentence,
  children,
}: LatePartProps<Module>) {
  const [hasFailed, setFailed] = useState(false)
  const fail = useCallback(() => setFailed(true), [])
  const module = useLazyModule(load, isWanted && !hasFailed, fail)
  if (module) return children(module)
  if (!hasFailed) return waiting
  return (
    <PartMissing
      onRetry={() => setFailed(false)}
      className="mt-6"
      {...(sentence ? { sentence } : {})}
    />
  )
}
