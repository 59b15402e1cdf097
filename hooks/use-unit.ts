import type { Unit } from '@/domain/constants'
import { bringFeature } from '@/store/late-features'
import { chooseUnit, chooseUnitAloud } from '@/store/unit/choose-unit'
import { unitFeature } from '@/store/unit/unit-feature'
import { selectUnit } from '@/store/unit/unit-slice'

import { useAppDispatch, useAppSelector } from './use-store'

bringFeature(unitFeature)

/**
 * In which units the visitor reads: a member's are the account's, a guest's are kept in this browser (spec §3
 * Stored items). 1 is metric, as on the server, until it is known who visits.
 * @example const { unit, setUnit } = useUnit()
 */
export function useUnit() {
  const dispatch = useAppDispatch()
  const unit = useAppSelector(selectUnit)
  return {
    unit,
    setUnit: (next: Unit) => void dispatch(chooseUnitAloud(next)),
    /** The same; answers why it does not hold instead of showing a toast. */
    saveUnit: (next: Unit) => dispatch(chooseUnit(next)),
  }
}
