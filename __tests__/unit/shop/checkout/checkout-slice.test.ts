import { sessionExpired } from '@/store/auth/auth-slice'
import { checkoutSlice } from '@/store/checkout/checkout-slice'

const { reducer, getInitialState } = checkoutSlice

test('an expired session clears the data of the user, but not the form', () => {
  const initial = getInitialState()
  const form = { ...initial.form, email: 'ada@example.com' }
  const query = { country_id: 222, promo_code: 'SPRING' }
  const used = { ...initial, form, query, requestId: 'r1' } as unknown as typeof initial
  const state = reducer(used, sessionExpired())
  expect(state).toMatchObject({ form, query: initial.query, requestId: null })
})
