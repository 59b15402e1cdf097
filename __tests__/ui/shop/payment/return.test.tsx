import { act, screen, waitFor } from '@testing-library/react'

import { ReturnScreen } from '@/components/shop/payment/return-screen'
import type { PaymentState } from '@/contract/shop/payment/payment'
import { cents, ZERO } from '@/domain/kit/money'
import type { Services } from '@/services/services'
import { selectItems } from '@/store/cart/guest-cart-slice'
import { selectCheckout } from '@/store/checkout/checkout-slice'
import { leavePage } from '@/utils/leave-page'

import { fakeServices } from '@/__tests__/support/fake-services'
import { aBackpack, aHelmet, problem, unreachable } from '@/__tests__/support/guest-shop'
import { renderApp } from '@/__tests__/support/render-app'
import { stayOnPage } from '@/__tests__/support/stay-on-page'

stayOnPage()

type ReturnTokens = Parameters<Services['payment']['finish']>[0]
type Finish = Services['payment']['finish']
const TOKENS = { kind: 'token', attempt: 'attempt-1', token: 'secret-token' } as const

const aState = (status: PaymentState['status']): PaymentState => ({
  order_number: 'NK-100001',
  order_key: 'key',
  status,
  transfer: null,
  difference_path: null,
})

const transfer = {
  account: 'Nireeka, GB00 TEST',
  reference: 'NK-100001-AB12',
  amount: cents(459_900),
  received: ZERO,
  currency: 'USD',
  confirm_by: '2026-11-20T12:30:00.000Z',
}

/** Stores this tab's order of two helmets; a backpack has been added to the cart since. */
function rememberOrder() {
  const items = [aHelmet({ cartQuantity: 2 }), aBackpack()]
  const bought = [{ id: aHelmet().id, count: 2 }]
  const form = { email: 'ada@example.com' }
  const orderKey = { key: 'key-of-the-order', hash: 'hash' }
  const draft = { form, orderKey, placed: { number: 'NK-100001', bought } }
  const data = { attempt_id: 'attempt-1', provider: 'sandbox', time: Date.now() }
  window.localStorage.setItem('cart_items', JSON.stringify(items))
  window.localStorage.setItem('payment_data', JSON.stringify(data))
  window.sessionStorage.setItem('checkout_draft', JSON.stringify(draft))
}

interface Given {
  finish?: Finish
  again?: Services['payment']['payAgain']
  tokens?: ReturnTokens | null
}

function openReturn({ finish = async () => aState('paid'), again, tokens = TOKENS }: Given = {}) {
  const services = fakeServices({ payment: { finish, ...(again ? { payAgain: again } : {}) } })
  return renderApp(<ReturnScreen tokens={tokens} isReady />, { services, path: '/payment/return' })
}

const titles = (store: ReturnType<typeof openReturn>['store']) =>
  selectItems(store.getState()).map(({ title }) => title)

beforeEach(() => {
  window.history.replaceState(null, '', '/payment/return/attempt-1/secret-token')
})

describe('the return from a payment page', () => {
  it('asks the call-back of cards, and swallows an error of PayPal', async () => {
    const finish = jest.fn(() => Promise.reject(unreachable()))
    const card = openReturn({ finish, tokens: { ...TOKENS, kind: 'card' } })
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(finish).toHaveBeenCalledWith({ ...TOKENS, kind: 'card' })
    card.unmount()
    openReturn({ finish, tokens: { ...TOKENS, kind: 'paypal' } })
    expect(await screen.findByRole('heading', { name: 'Your payment is processing' })).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('tells where to send a bank transfer', async () => {
    openReturn({ finish: async () => ({ ...aState('processing'), transfer }) })
    expect(await screen.findByText('NK-100001-AB12')).toBeVisible()
    expect(screen.getByText(transfer.account)).toBeVisible()
    expect(screen.getByText('$4,599.00')).toBeVisible()
    expect(
      screen.getByText(/Please use the button in our email by November 20, 2026, 12:30 PM UTC/),
    ).toBeVisible()
  })

  it('says what has arrived of a transfer that comes in parts', async () => {
    const rest = { ...transfer, amount: cents(159_900), received: cents(300_000), confirm_by: null }
    openReturn({ finish: async () => ({ ...aState('processing'), transfer: rest }) })
    expect(await screen.findByText('$1,599.00')).toBeVisible()
    expect(screen.getByText('We’ve received $3,000.00. Please send the rest.')).toBeVisible()
  })

  it('finishes by a call, takes the tokens out of the address and finds them after a reload', async () => {
    const finish = jest.fn(async () => aState('paid'))
    const { unmount } = openReturn({ finish })
    await waitFor(() => expect(finish).toHaveBeenCalledWith(TOKENS))
    expect(window.location.pathname).toBe('/payment/return')
    unmount()
    openReturn({ finish, tokens: null })
    await waitFor(() => expect(finish.mock.calls).toEqual([[TOKENS], [TOKENS]]))
  })

  it('without any tokens says where the order can be found', async () => {
    openReturn({ tokens: null })
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'There’s no payment to complete here.',
    )
  })

  it('of an unknown payment says so', async () => {
    openReturn({ finish: () => Promise.reject(problem('payment_not_found', { status: 404 })) })
    expect(
      await screen.findByText('We couldn’t find this payment. Please check the link.'),
    ).toBeVisible()
  })

  it('tries again when the server did not answer', async () => {
    rememberOrder()
    const finish = jest.fn().mockRejectedValueOnce(unreachable()).mockResolvedValue(aState('paid'))
    const { user, router, store } = openReturn({ finish })
    expect(await screen.findByRole('alert')).toHaveTextContent("Can't reach server right now.")
    expect(titles(store)).toEqual(['Helmet', 'Backpack'])
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/orders/NK-100001/key'))
  })
})

describe('a paid order', () => {
  it('leads to its page, clears the draft and leaves the cart to what was added since, also twice', async () => {
    rememberOrder()
    const first = openReturn()
    const { router, store } = first
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/orders/NK-100001/key'))
    expect(titles(store)).toEqual(['Backpack'])
    expect(window.sessionStorage.getItem('checkout_draft')).toBeNull()
    expect(window.localStorage.getItem('payment_data')).toBeNull()
    expect(selectCheckout(store.getState()).form.email).toBe('')
    first.unmount()
    const again = openReturn()
    await waitFor(() => expect(again.router.replace).toHaveBeenCalled())
    expect(titles(again.store)).toEqual(['Backpack'])
  })

  it('clears the whole cart when only this browser, not this tab, knows of it', async () => {
    rememberOrder()
    window.sessionStorage.clear()
    const { router, store } = openReturn()
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/orders/NK-100001/key'))
    expect(titles(store)).toEqual([])
  })

  it('of another browser leaves the cart of this one alone', async () => {
    window.localStorage.setItem('cart_items', JSON.stringify([aHelmet()]))
    const { router, store } = openReturn()
    await waitFor(() => expect(router.replace).toHaveBeenCalled())
    expect(titles(store)).toEqual(['Helmet'])
  })
})

describe('an undecided payment', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('says what happens next, keeps nothing to buy again, and looks again by itself', async () => {
    rememberOrder()
    const finish = jest
      .fn()
      .mockResolvedValueOnce(aState('processing'))
      .mockResolvedValueOnce(aState('processing'))
      .mockResolvedValue(aState('paid'))
    const { router, store } = openReturn({ finish })
    await act(() => jest.advanceTimersByTimeAsync(0))
    expect(screen.getByRole('heading', { name: 'Your payment is processing' })).toBeVisible()
    expect(screen.getByText(/don’t pay again/)).toBeVisible()
    expect(titles(store)).toEqual(['Backpack'])
    await act(() => jest.advanceTimersByTimeAsync(2_000))
    expect(finish).toHaveBeenCalledTimes(2)
    await act(() => jest.advanceTimersByTimeAsync(2_000))
    expect(finish).toHaveBeenCalledTimes(2)
    await act(() => jest.advanceTimersByTimeAsync(1_000))
    expect(finish).toHaveBeenCalledTimes(3)
    expect(router.replace).toHaveBeenCalledWith('/orders/NK-100001/key')
    await act(() => jest.advanceTimersByTimeAsync(60_000))
    expect(finish).toHaveBeenCalledTimes(3)
  })
})

describe('a payment that did not happen', () => {
  it.each([
    ['declined', 'Your payment was declined'],
    ['open', 'Your payment isn’t complete'],
  ] as const)(
    'because it is %s keeps cart and fields and offers another try',
    async (status, title) => {
      rememberOrder()
      const again = jest.fn(async () => ({ redirect_url: '/payment/sandbox/sbx_2' }))
      const { user, store } = openReturn({ finish: async () => aState(status), again })
      expect(await screen.findByRole('heading', { name: title })).toBeVisible()
      expect(titles(store)).toEqual(['Helmet', 'Backpack'])
      expect(selectCheckout(store.getState()).form.email).toBe('ada@example.com')
      expect(screen.getByRole('link', { name: 'Back to checkout' })).toLinkTo('/cart/checkout')
      await user.click(screen.getByRole('button', { name: 'Try again or pay another way' }))
      expect(again).toHaveBeenCalledWith({ number: 'NK-100001', key: 'key' })
      expect(leavePage).toHaveBeenCalledWith('/payment/sandbox/sbx_2')
    },
  )

  it('says why another try is not possible', async () => {
    const again = () => Promise.reject(problem('payment_closed', { status: 409 }))
    const { user } = openReturn({ finish: async () => aState('declined'), again })
    await user.click(await screen.findByRole('button', { name: 'Try again or pay another way' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('This payment is already complete.')
  })

  it.each([
    ['expired', 'This payment has expired'],
    ['cancelled', 'This order was canceled'],
  ] as const)('because it is %s keeps the cart and forgets the order', async (status, title) => {
    rememberOrder()
    const { store } = openReturn({ finish: async () => aState(status) })
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
    expect(titles(store)).toEqual(['Helmet', 'Backpack'])
    await waitFor(() => expect(selectCheckout(store.getState()).orderKey).toBeNull())
    expect(
      screen.queryByRole('button', { name: 'Try again or pay another way' }),
    ).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Back to checkout' })).toBeVisible()
  })
})
