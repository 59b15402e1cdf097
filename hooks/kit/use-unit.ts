import type { Unit } from '@/domain/kit/constants'
import { selectIsLoggedIn } from '@/store/auth/auth-slice'
import { guestUnitChosen } from '@/store/unit/unit-slice'

import { useDisplayUnit } from './use-display-unit'
import { useAppDispatch, useAppSelector } from './use-store'

/** Lazy-loads the code for a member's choice, because most visitors are guests. */
const loadChoice = () => import('@/store/unit/choose-unit')

/**
 * Provides the unit: a member's from the account, a guest's from this browser (spec §3 Stored items), or else that of
 * the country, as on the server.
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
    /** Like `setUnit`, but returns the error instead of showing a toast. */
    saveUnit: async (next: Unit) => dispatch((await loadChoice()).chooseUnit(next)),
  }
}
