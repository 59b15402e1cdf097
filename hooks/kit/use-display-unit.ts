import { registerFeature } from '@/store/lazy-features'
import { unitFeature } from '@/store/unit/unit-feature'
import { selectUnit } from '@/store/unit/unit-slice'

import { useAppSelector } from './use-store'

registerFeature(unitFeature)

/** Returns the visitor's unit for display; `useUnit` changes it. */
export function useDisplayUnit() {
  return useAppSelector(selectUnit)
}
