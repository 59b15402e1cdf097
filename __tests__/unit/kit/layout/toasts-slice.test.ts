import { toasts } from '@/messages/kit/toasts'
import { makeStore } from '@/store/make-store'
import { selectToasts, toastsCleared, toastShown } from '@/store/toasts/toasts-slice'

import { fakeServices } from '@/__tests__/support/fake-services'

describe('kept messages', () => {
  it('are newest first, twenty at most, and can be cleared', () => {
    const { dispatch, getState } = makeStore({ services: fakeServices() })
    for (let count = 1; count <= 25; count += 1)
      dispatch(toastShown(toasts.cart.added(`Bike ${count}`)))
    const stored = selectToasts(getState())
    expect(stored).toHaveLength(20)
    expect(stored[0]?.text).toBe('Bike 25 was added to cart')
    expect(new Set(stored.map(({ id }) => id)).size).toBe(20)
    dispatch(toastsCleared())
    expect(selectToasts(getState())).toEqual([])
  })
})
