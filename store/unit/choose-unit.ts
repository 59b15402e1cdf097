import type { ApiError } from '@/contract/kit/errors'
import type { Unit } from '@/domain/kit/constants'
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

/** The call toggles, so two calls suffice for any choice; more would conflict with another tab. */
const MOST_TOGGLES = 2

/**
 * Sets the unit: guests' in the browser, members' on the server (spec §7: GET /api/set-unit).
 * @returns the error if a member's choice wasn't saved; null otherwise
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
    // Toggling requires knowing the current unit.
    if (!selectUser(getState())) await dispatch(loadUser())
    const error = await dispatch(syncUnit())
    dispatch(memberUnitSettled())
    return error
  }

/** Like `chooseUnit`, for components that can't display an error; shows a toast instead. */
export const chooseUnitAloud =
  (unit: Unit): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const error = await dispatch(chooseUnit(unit))
    if (!error) return
    const { unitNotSaved } = await import('@/messages/kit/unit')
    dispatch(toastShown(unitNotSaved(error)))
  }

/** Toggles until the account has the target unit. Never repeats a failed call. */
const syncUnit =
  (): AppThunk<Promise<ApiError | null>> =>
  async (dispatch, getState, { services }) => {
    for (let sent = 0; sent < MOST_TOGGLES; sent += 1) {
      const user = selectUser(getState())
      const requested = selectTargetUnit(getState())
      if (!user || requested === null || requested === user.unit) return null
      try {
        const { unit } = await services.account.setUnit()
        const present = selectUser(getState())
        // Ignore the response if the user has changed or logged out.
        if (present?.id !== user.id) return null
        dispatch(userLoaded({ ...present, unit }))
      } catch (thrown) {
        // The server may have toggled although the response was lost, so reload the account.
        await dispatch(loadUser())
        return selectUser(getState())?.unit === requested ? null : apiErrorOf(thrown)
      }
    }
    return null
  }
