import { sessionLookedUp, userLoaded } from '@/store/auth/auth-slice'
import { makeStore } from '@/store/make-store'
import { selectUnit } from '@/store/unit/unit-slice'

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
