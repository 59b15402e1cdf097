import { deferHydration, type DeferredPart } from '@/platform/deferred-markup'

import { PartLoadError } from './part-load-error'

/** Keeps server-rendered markup until it is near the viewport, then loads its code and hydrates it. */
export const deferredPart = <Props extends object>(part: DeferredPart<Props>) =>
  deferHydration(part, (onRetry) => <PartLoadError onRetry={onRetry} className="wrap py-6" />)
