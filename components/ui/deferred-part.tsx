import { deferHydration, type DeferredPart } from '@/platform/deferred-markup'

import { PartLoadError } from './part-load-error'

/**
 * A part of a page whose markup from the server stays until the visitor comes near; only then is its code fetched.
 * @example const Below = keptPart({ load: () => import('./below').then((code) => code.Below), waiting: <div /> })
 */
export const deferredPart = <Props extends object>(part: DeferredPart<Props>) =>
  deferHydration(part, (onRetry) => <PartLoadError onRetry={onRetry} className="wrap py-6" />)
