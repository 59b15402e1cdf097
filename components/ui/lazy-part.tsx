import { useCallback, useState, type ReactNode } from 'react'

import { PartLoadError } from './part-load-error'
import { useLazyModule } from '@/platform/lazy-loading/use-lazy-module'

interface LazyPartProps<Module> {
  /** A stable function such as `() => import('./ride-form')` at module scope. */
  load: () => Promise<Module>
  isRequested?: boolean
  /** Its place while the code is on its way, in its size. */
  fallback?: ReactNode
  /** What is said when the code did not arrive. */
  sentence?: string
  children: (module: Module) => ReactNode
}

/** A part of a page whose code comes after the page. Where it does not arrive that is said, with a way to try again. */
export function LazyPart<Module>({
  load,
  isRequested = true,
  fallback = null,
  sentence,
  children,
}: LazyPartProps<Module>) {
  const [hasFailed, setFailed] = useState(false)
  const fail = useCallback(() => setFailed(true), [])
  const module = useLazyModule(load, isRequested && !hasFailed, fail)
  if (module) return children(module)
  if (!hasFailed) return fallback
  return (
    <PartLoadError
      onRetry={() => setFailed(false)}
      className="mt-6"
      {...(sentence ? { sentence } : {})}
    />
  )
}
