import { useCallback, useState, type ReactNode } from 'react'

import { PartLoadError } from './part-load-error'
import { useLazyModule } from '@/platform/lazy-loading/use-lazy-module'

interface LazyPartProps<Module> {
  /** Stable function at module scope, such as `() => import('./ride-form')`. */
  load: () => Promise<Module>
  isRequested?: boolean
  /** Placeholder of the same size, shown while the code loads. */
  fallback?: ReactNode
  /** Message if the code fails to load. */
  sentence?: string
  children: (module: Module) => ReactNode
}

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
