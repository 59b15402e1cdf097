import { deferHydration, type DeferredPart } from '@/platform/deferred-markup'

import { PartLoadError } from './part-load-error'

/**
 * Defers hydration: server-rendered markup stays until it is near the viewport, then its code is loaded.
 * @example const Below = deferredPart({ load: () => import('./below').then((code) => code.Below), fallback: <div /> })
 */
export const deferredPart = <Props extends object>(part: DeferredPart<Props>) =>
  deferHydration(part, (onRetry) => <PartLoadError onRetry={onRetry} className="wrap py-6" />)
