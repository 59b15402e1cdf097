import type { ApiError } from '@/contract/errors'
import type { Unit } from '@/domain/constants'
import { apiErrorOf } from '@/services/http/failure'

import { selectIsLoggedIn, selectUser, userLoaded } from '../auth/auth-slice'
import { loadUser } from '../auth/load-user'
import { toastShown } from '../toasts/toasts-slice'
import type { AppThunk } from '../types'
import {
  guestUnitChosen,
  memberUnitSettled,
  memberUnitWanted,
  selectTargetUnit,
} from './unit-slice'

/** The call toggles, so two calls settle any choice; more of them would fight with another tab. */
const MOST_TOGGLES = 2

/**
 * Chooses the visitor's unit: a guest's is kept in the browser, a member's is toggled on the server (spec §7:
 * GET /api/set-unit). What is chosen while a call is on its way follows it.
 * @returns why a member's choice does not hold; null when it does
 */
export const chooseUnit =
  (unit: Unit): AppThunk<Promise<ApiError | null>> =>
  async (dispatch, getState) => {
    if (!selectIsLoggedIn(getState())) {
      dispatch(guestUnitChosen(unit))
      return null
    }
    const isUnderWay = selectTargetUnit(getState()) !== null
    dispatch(memberUnitWanted(unit))
    if (isUnderWay) return null
    // Nobody can toggle what is not known yet.
    if (!selectUser(getState())) await dispatch(loadUser())
    const error = await dispatch(syncUnit())
    dispatch(memberUnitSettled())
    return error
  }

/** The same, for places without room for an error of their own. */
export const chooseUnitAloud =
  (unit: Unit): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const error = await dispatch(chooseUnit(unit))
    if (!error) return
    const { unitNotSaved } = await import('@/messages/unit')
    dispatch(toastShown(unitNotSaved(error)))
  }

/** Toggles until the account has what is wanted. A call that fails is never sent again. */
const syncUnit =
  (): AppThunk<Promise<ApiError | null>> =>
  async (dispatch, getState, { services }) => {
    for (let sent = 0; sent < MOST_TOGGLES; sent += 1) {
      const user = selectUser(getState())
      const wanted = selectTargetUnit(getState())
      if (!user || wanted === null || wanted === user.unit) return null
      try {
        const { unit } = await services.account.setUnit()
        const present = selectUser(getState())
        // Whoever left meanwhile takes nothing over.
        if (present?.id !== user.id) return null
        dispatch(userLoaded({ ...present, unit }))
      } catch (thrown) {
        // A lost answer may have toggled: the account says what holds.
        await dispatch(loadUser())
        return selectUser(getState())?.unit === wanted ? null : apiErrorOf(thrown)
      }
    }
    return null
  }
