import type { Unit } from '@/domain/constants'
import { selectIsLoggedIn } from '@/store/auth/auth-slice'
import { guestUnitChosen } from '@/store/unit/unit-slice'

import { useDisplayUnit } from './use-display-unit'
import { useAppDispatch, useAppSelector } from './use-store'

/** What a member's choice takes is loaded with it: most visitors are guests. */
const loadChoice = () => import('@/store/unit/choose-unit')

/**
 * In which units the visitor reads: a member's are the account's, a guest's are kept in this browser (spec §3
 * Stored items). 1 is metric, as on the server, until it is known who visits.
 * @example const { unit, setUnit } = useUnit()
 */
export function useUnit() {
  const dispatch = useAppDispatch()
  const unit = useDisplayUnit()
  const isMember = useAppSelector(selectIsLoggedIn)
  return {
    unit,
    setUnit: (next: Unit) => {
      if (!isMember) return void dispatch(guestUnitChosen(next))
      void loadChoice().then(({ chooseUnitAloud }) => dispatch(chooseUnitAloud(next)))
    },
    /** The same; answers why it does not hold instead of showing a toast. */
    saveUnit: async (next: Unit) => dispatch((await loadChoice()).chooseUnit(next)),
  }
}
