import { act, cleanup, screen, waitFor } from '@testing-library/react'

import { MyOrdersScreen } from '@/components/shop/orders/my-orders-screen'
import { cents } from '@/domain/kit/money'
import { statesOf } from '@/domain/shop/orders/order-state'
import type { OrderSummary } from '@/contract/shop/orders/orders'
import { leaveExpired } from '@/store/auth/announce'

import { aUser } from '@/__tests__/support/a-user'
import { fakeServices } from '@/__tests__/support/fake-services'
import { pendingCall, unreachable } from '@/__tests__/support/guest-shop'
import { renderApp } from '@/__tests__/support/render-app'

interface OrderList {
  orders: OrderSummary[]
  page: number
  pages: number
}

function anOrder(number: string, state: OrderSummary['fulfillment_state']): OrderSummary {
  return {
    number,
    title: 'Nyx, size M, Night',
    ...statesOf({ payment_state: 'paid', fulfillment_state: state }),
    placed_at: '2026-11-01T10:00:00.000Z',
    total: cents(320_000),
    delivery_date: '2026-11-15',
    lines: [{ title: 'Nyx', count: 1, thumbnail: '', bike_slug: null, build: null }],
  }
}

const list: OrderList = {
  orders: [anOrder('NK-2', 'to_build'), anOrder('NK-1', 'shipped')],
  page: 1,
  pages: 1,
}

async function open(answer: () => Promise<OrderList>, id = 'usr_4') {
  const services = fakeServices({
    session: { token: () => 'token', mark: () => 'mark' },
    account: { me: async () => aUser({ id }) },
    orders: { list: answer },
  })
  const app = renderApp(<MyOrdersScreen />, { services })
  await waitFor(() => expect(app.store.getState().auth.user?.id).toBe(id))
  return app
}

async function seen() {
  const app = await open(async () => list)
  expect(await screen.findByRole('link', { name: /NK-2/ })).toBeVisible()
  return app
}

describe('the cache of shipped orders', () => {
  it('is shown at once and refreshed by the answer', async () => {
    await seen()
    cleanup()
    const answer = pendingCall<OrderList>()
    await open(() => answer.promise)
    expect(await screen.findByRole('link', { name: /NK-1/ })).toBeVisible()
    expect(screen.queryByRole('link', { name: /NK-2/ })).not.toBeInTheDocument()
    await act(async () => answer.answer({ ...list, orders: [anOrder('NK-3', 'delivered')] }))
    expect(screen.getByRole('link', { name: /NK-3/ })).toBeVisible()
    expect(screen.queryByRole('link', { name: /NK-1/ })).not.toBeInTheDocument()
  })

  it('stands in for an answer that does not come, and says so', async () => {
    await seen()
    cleanup()
    const answer = jest.fn<Promise<OrderList>, []>().mockRejectedValueOnce(unreachable())
    const { user } = await open(answer.mockResolvedValueOnce(list))
    expect(await screen.findByRole('alert')).toHaveTextContent(/Only your shipped orders/)
    expect(screen.getByRole('link', { name: /NK-1/ })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: /NK-2/ })).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('is nobody else’s, holds no address, and goes when the session ends', async () => {
    const { store } = await seen()
    const text = window.sessionStorage.getItem('shipped_orders') ?? ''
    expect(text).toContain('NK-1')
    expect(text).not.toMatch(/NK-2|address|email/)
    cleanup()
    await open(() => new Promise(() => {}), 'usr_5')
    expect(screen.queryByRole('link', { name: /NK-1/ })).not.toBeInTheDocument()
    act(() => void store.dispatch(leaveExpired(false)))
    expect(window.sessionStorage.getItem('shipped_orders')).toBeNull()
  })

  it('that was damaged is left out', async () => {
    window.sessionStorage.setItem('shipped_orders', '{"user_id":"usr_4","orders":[{"number":7}]}')
    await open(() => Promise.reject(unreachable()))
    expect(await screen.findByRole('alert')).toHaveTextContent("Can't reach server right now.")
  })
})
