import { registerFeature } from '@/store/lazy-features'
import { unitFeature } from '@/store/unit/unit-feature'
import { selectUnit } from '@/store/unit/unit-slice'

import { useAppSelector } from './use-store'

registerFeature(unitFeature)

/**
 * Returns the visitor's unit for display; `useUnit` changes it.
 * @example const unit = useDisplayUnit()
 */
export function useDisplayUnit() {
  return useAppSelector(selectUnit)
}
