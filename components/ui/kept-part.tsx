import { keepMarkup, type KeptPart } from '@/platform/kept-markup'

import { PartMissing } from './part-missing'

/**
 * A part of a page whose markup from the server stays until the visitor comes near; only then is its code fetched.
 * @example const Below = keptPart({ load: () => import('./below').then((code) => code.Below), waiting: <div /> })
 */
export const keptPart = <Props extends object>(part: KeptPart<Props>) =>
  keepMarkup(part, (onRetry) => <PartMissing onRetry={onRetry} className="wrap py-6" />)
