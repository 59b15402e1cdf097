import { loggedOut, sessionLookedUp, userLoaded } from '@/store/auth/auth-slice'
import { makeStore } from '@/store/make-store'
import { memberUnitWanted, selectUnit, unitSlice } from '@/store/unit/unit-slice'

import { aUser } from '@/__tests__/support/a-user'
import { fakeServices } from '@/__tests__/support/fake-services'

test.each([[undefined], [null]])('a user without a unit has 0 (spec §3): %s', (unit) => {
  const { unit: _, ...user } = aUser()
  const store = makeStore({ services: fakeServices() })
  store.dispatch(sessionLookedUp(true))
  store.dispatch(userLoaded(unit === undefined ? user : { ...user, unit }))
  expect(store.getState().auth.user?.unit).toBe(0)
  expect(selectUnit(store.getState())).toBe(0)
})

test.each([0, 1] as const)('the unit %i of a user stays', (unit) => {
  const store = makeStore({ services: fakeServices() })
  store.dispatch(userLoaded({ ...aUser(), unit }))
  expect(store.getState().auth.user?.unit).toBe(unit)
})

test('the country of delivery decides a guest’s unit until one is chosen, also on a page without countries', () => {
  const { auth } = makeStore({ services: fakeServices() }).getState()
  const at = (id: number, guest: 0 | 1 | null = null) =>
    selectUnit({ auth, unit: { guest, target: null, countryId: id } })
  expect([at(222), at(276), at(222, 1), at(276, 0)]).toEqual([0, 1, 1, 0])
  const unit = { guest: null, target: null, countryId: 222 }
  expect(selectUnit({ auth, unit, countries: { countryId: 276 } })).toBe(1)
})

test('logging out drops a choice that has not been saved', () => {
  const pending = unitSlice.reducer(undefined, memberUnitWanted(0))
  expect(unitSlice.reducer(pending, loggedOut()).target).toBeNull()
})
