import { act, screen, waitFor, within } from '@testing-library/react'

import { cents } from '@/domain/kit/money'
import { placeOrder } from '@/store/checkout/checkout-thunks'
import { selectItems } from '@/store/cart/guest-cart-slice'
import { beforeOrder } from '@/messages/shop/withdrawal/before-order'
import { leavePage } from '@/utils/leave-page'

import {
  aBike,
  aCheckout,
  aQuote,
  pendingCall,
  problem,
  TERMS,
  unreachable,
} from '@/__tests__/support/guest-shop'
import { stayOnPage } from '@/__tests__/support/stay-on-page'
import {
  expectFormKept,
  fillForm,
  loads,
  openCheckout,
  openedCheckout,
  payButton,
  pays,
  placed,
  TYPED,
} from './open-checkout'

stayOnPage()

async function filled(input: Parameters<typeof openedCheckout>[0] = {}) {
  const app = await openedCheckout(input)
  await fillForm(app.user)
  return app
}

describe('the form', () => {
  it('has at most eight visible fields, and names what a form filler needs', async () => {
    await openedCheckout()
    const form = within(screen.getByRole('form', { name: 'Checkout' }))
    const fields = [...form.getAllByRole('textbox'), ...form.getAllByRole('combobox')]
    expect(fields.length).toBeLessThanOrEqual(8)
    const tokens = Object.keys(TYPED).map((label) =>
      screen.getByLabelText(label).getAttribute('autocomplete'),
    )
    expect(tokens).toEqual([
      'email',
      'shipping name',
      'shipping address-line1',
      'shipping address-level2',
      'shipping address-level1',
      'shipping postal-code',
    ])
    expect(screen.getByLabelText('Phone (optional)')).toHaveAttribute('inputmode', 'tel')
  })

  it('folds the second line and the billing address, and gives them the focus when unfolded', async () => {
    const { user } = await openedCheckout()
    await user.click(screen.getByRole('button', { name: 'Add apartment, suite or company' }))
    expect(screen.getByLabelText(/^Apartment/)).toHaveFocus()
    await user.type(screen.getByLabelText('Full name'), 'Ada')
    await user.click(screen.getByRole('button', { name: 'Use a different billing address' }))
    const [, country] = screen.getAllByLabelText('Country')
    expect(country).toHaveFocus()
    expect(
      screen.getAllByLabelText('Full name').map((field) => (field as HTMLInputElement).value),
    ).toEqual(['Ada', 'Ada'])
    await user.click(screen.getByRole('button', { name: 'Use the shipping address for billing' }))
    expect(screen.getAllByLabelText('Full name')).toHaveLength(1)
  })

  it('fills in the state of a ZIP code, and never replaces one that was chosen', async () => {
    const { user } = await openedCheckout()
    const [zip, state] = [screen.getByLabelText('ZIP code'), screen.getByLabelText('State')]
    await user.type(zip, '97205')
    expect(state).toHaveValue('OR')
    await user.clear(zip)
    await user.type(zip, '98109')
    expect(state).toHaveValue('WA')
    await user.selectOptions(state, 'CA')
    await user.clear(zip)
    await user.type(zip, '97205')
    expect(state).toHaveValue('CA')
  })

  it('tells every fault beside its field and in a summary that takes the focus', async () => {
    const { user, pay } = await openedCheckout()
    await user.click(payButton())
    const summary = screen.getByRole('group', { name: 'Please fix 6 fields' })
    expect(summary).toHaveFocus()
    expect(screen.getByLabelText('City')).toHaveAccessibleDescription('Enter your city.')
    expect(screen.getByLabelText('City')).toBeInvalid()
    await user.click(within(summary).getByRole('button', { name: 'Enter your city.' }))
    expect(screen.getByLabelText('City')).toHaveFocus()
    await user.keyboard('Portland')
    expect(screen.getByLabelText('City')).toBeValid()
    expect(screen.getByRole('group', { name: 'Please fix 5 fields' })).toBeVisible()
    expect(pay).not.toHaveBeenCalled()
  })

  it('says what a wrong postcode and a wrong e-mail look like when right', async () => {
    const { user } = await filled()
    await user.type(screen.getByLabelText('ZIP code'), 'x')
    await user.type(screen.getByLabelText('Email'), '@')
    await user.click(payButton())
    expect(screen.getByLabelText('ZIP code')).toHaveAccessibleDescription(
      /Enter a ZIP code, such as 10001\./,
    )
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/name@example\.com/)
  })

  it('is there again after a reload', async () => {
    const first = await filled()
    first.unmount()
    await openedCheckout()
    expectFormKept()
  })
})

describe('the order button', () => {
  it('says how much is due, sends the order with that total, and leaves for the payment page', async () => {
    const { user, pay, store } = await filled()
    expect(payButton()).toHaveAccessibleName('Order and pay $3,099.00')
    expect(screen.getByText('Test')).toBeVisible()
    await user.click(payButton())
    expect(pay.mock.lastCall?.[0]).toMatchObject({
      email: 'ada@example.com',
      expected_total: 309_900,
      billing_address: null,
      provider: 'sandbox',
      items: [{ product_id: 9, count: 1 }],
      shipping_address: { name: 'Ada Lovelace', country_id: 222, postcode: '97205' },
    })
    expect(leavePage).toHaveBeenCalledWith('/payment/sandbox/sbx_1')
    expect(selectItems(store.getState())).toHaveLength(1)
  })

  it('leaves nothing personal in local storage', async () => {
    const { user } = await filled()
    await user.click(payButton())
    const stored: unknown = JSON.parse(window.localStorage.getItem('payment_data') ?? 'null')
    expect(stored).toEqual({
      attempt_id: 'attempt-1',
      provider: 'sandbox',
      time: expect.any(Number),
    })
    expect(JSON.stringify({ ...window.localStorage })).not.toMatch(/Ada|Analytical|example\.com/)
  })

  it('goes nowhere unsafe', async () => {
    const pay = pays(async () => ({ ...placed, redirect_url: 'javascript:alert(1)' }))
    const { user } = await filled({ pay })
    await user.click(payButton())
    expect(await screen.findByRole('alert')).toHaveTextContent(/Something went wrong on our end/)
    expect(leavePage).not.toHaveBeenCalled()
  })

  it('sends one order for a double click and for the enter key after it', async () => {
    const call = pendingCall<typeof placed>()
    const { user, pay, store } = await filled({ pay: pays(() => call.promise) })
    await user.dblClick(payButton())
    await user.type(screen.getByLabelText('Full name'), '{Enter}')
    await act(async () => {
      const { body } = { body: pay.mock.calls[0]?.[0] }
      if (body) await store.dispatch(placeOrder({ body, bought: [] }))
    })
    expect(pay).toHaveBeenCalledTimes(1)
    await act(async () => call.answer(placed))
    expect(leavePage).toHaveBeenCalledTimes(1)
  })
})

describe('a click while the total is updating', () => {
  /** A filled form whose country was just changed, so the total is on its way. */
  async function updating(answer: ReturnType<typeof aCheckout>) {
    const call = pendingCall<typeof answer>()
    const load = loads(() => call.promise)
    load.mockResolvedValueOnce(aCheckout([aBike()]))
    const app = await filled({ load })
    await app.user.click(screen.getByRole('button', { name: 'Add a promo code' }))
    await app.user.type(screen.getByLabelText('Promo code'), 'SPRING')
    await app.user.click(screen.getByRole('button', { name: 'Apply code' }))
    expect(payButton()).not.toHaveAttribute('aria-busy', 'true')
    await app.user.click(payButton())
    return { ...app, arrive: () => act(async () => call.answer(answer)), fail: call.fail }
  }

  it('places the order when the total arrives unchanged', async () => {
    const { pay, arrive } = await updating(aCheckout([aBike()]))
    expect(payButton()).toHaveAttribute('aria-busy', 'true')
    expect(screen.getByText(/^Updating the total\. If it stays/)).toBeVisible()
    expect(pay).not.toHaveBeenCalled()
    await arrive()
    expect(pay).toHaveBeenCalledTimes(1)
    expect(leavePage).toHaveBeenCalledTimes(1)
  })

  it('asks again when the total has changed', async () => {
    const quote = aQuote([aBike()], { shipping: cents(14_900) })
    const { pay, arrive, user } = await updating(aCheckout([aBike()], { quote }))
    await arrive()
    expect(pay).not.toHaveBeenCalled()
    expect(screen.getByRole('alert')).toHaveTextContent(
      'The total has changed from $3,099.00 to $3,149.00, $50.00 more. We haven’t placed your order.',
    )
    await user.click(payButton())
    expect(pay.mock.lastCall?.[0].expected_total).toBe(314_900)
  })

  it('is dropped when the total cannot be calculated', async () => {
    const { pay, fail } = await updating(aCheckout([aBike()]))
    await act(async () => fail(unreachable()))
    expect(pay).not.toHaveBeenCalled()
    expect(payButton()).not.toHaveAttribute('aria-busy', 'true')
  })

  it('names mistakes at once', async () => {
    const call = pendingCall<ReturnType<typeof aCheckout>>()
    const load = loads(() => call.promise)
    load.mockResolvedValueOnce(aCheckout([aBike()]))
    const { user } = await openedCheckout({ load })
    await user.selectOptions(screen.getByLabelText('Country'), 'Germany')
    await user.click(payButton())
    expect(screen.getByRole('group', { name: /^Please fix/ })).toHaveFocus()
  })
})

describe('an order that does not go through', () => {
  it('is sent again with the same key after the server could not be reached', async () => {
    const pay = pays()
    pay.mockRejectedValueOnce(unreachable())
    const { user } = await filled({ pay })
    await user.click(payButton())
    expect(await screen.findByRole('alert')).toHaveTextContent("Can't reach server right now.")
    expectFormKept()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    const [first, second] = pay.mock.calls
    expect(second).toEqual(first)
    expect(leavePage).toHaveBeenCalledTimes(1)
  })

  it('keeps its key over a reload, and has another when its content is another', async () => {
    const pay = pays(() => Promise.reject(unreachable()))
    const first = await filled({ pay })
    await first.user.click(payButton())
    await screen.findByRole('alert')
    first.unmount()
    const { user } = await openedCheckout({ pay })
    await user.click(payButton())
    await screen.findByRole('alert')
    expect(pay.mock.calls[1]).toEqual(pay.mock.calls[0])
    await user.type(screen.getByLabelText('Full name'), ' II')
    await user.click(payButton())
    await waitFor(() => expect(pay).toHaveBeenCalledTimes(3))
    expect(pay.mock.calls[2]?.[1]).not.toBe(pay.mock.calls[1]?.[1])
  })

  it('shows the new total with the difference in words, and asks again', async () => {
    const dearer = aCheckout([aBike()], { quote: aQuote([aBike()], { shipping: cents(14_900) }) })
    const pay = pays()
    pay.mockRejectedValueOnce(problem('totals_changed', { status: 409 }))
    const load = loads(async () => dearer)
    load.mockResolvedValueOnce(aCheckout([aBike()]))
    const { user } = await filled({ pay, load })
    await user.click(payButton())
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The total has changed from $3,099.00 to $3,149.00, $50.00 more. We haven’t placed your order.',
    )
    expectFormKept()
    expect(payButton()).toHaveAccessibleName('Order and pay $3,149.00')
    await user.click(payButton())
    expect(pay.mock.lastCall?.[0].expected_total).toBe(314_900)
    expect(pay.mock.calls[1]?.[1]).not.toBe(pay.mock.calls[0]?.[1])
    expect(leavePage).toHaveBeenCalledTimes(1)
  })

  it('names the document that changed, keeps the form, and sends the new version', async () => {
    const other = { ...TERMS, id: 2, href: '/terms/versions/2' }
    const pay = pays()
    pay.mockRejectedValueOnce(problem('terms_changed', { status: 409 }))
    const load = loads(async () => aCheckout([aBike()], { documents: [other] }))
    load.mockResolvedValueOnce(aCheckout([aBike()]))
    const { user } = await filled({ pay, load })
    await user.click(payButton())
    const notice = await screen.findByRole('alert')
    expect(notice).toHaveTextContent(beforeOrder.changed)
    expect(within(notice).getByRole('link')).toHaveAttribute('href', other.href)
    expectFormKept()
    expect(pay.mock.lastCall?.[0].documents).toEqual([TERMS.id])
    await user.click(payButton())
    expect(pay.mock.lastCall?.[0].documents).toEqual([other.id])
    expect(leavePage).toHaveBeenCalledTimes(1)
  })

  it('tells of a document that changed before a reload of the totals', async () => {
    const load = loads(async () =>
      aCheckout([aBike()], { documents: [{ ...TERMS, id: 2, href: '/terms/versions/2' }] }),
    )
    load.mockResolvedValueOnce(aCheckout([aBike()]))
    const { user } = await filled({ load })
    expect(screen.queryByRole('alert')).toBeNull()
    await user.selectOptions(screen.getByLabelText('Country'), 'Germany')
    expect(await screen.findByRole('alert')).toHaveTextContent(beforeOrder.changed)
  })

  it('names the line that is sold out', async () => {
    const message = 'Fixture in size M has just been sold out. Nothing was ordered or charged.'
    const errors = [{ field: 'items.0', message: 'Sold out.' }]
    const pay = pays(() => Promise.reject(problem('sold_out', { status: 409, message, errors })))
    const { user } = await filled({ pay })
    await user.click(payButton())
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expectFormKept()
  })

  it('shows the field errors of the server at their fields and keeps all values', async () => {
    const errors = [{ field: 'shipping_address.city', message: 'This town is not in Oregon.' }]
    const pay = pays(() => Promise.reject(problem('invalid_input', { errors })))
    const { user } = await filled({ pay })
    await user.click(payButton())
    const city = screen.getByLabelText('City')
    await waitFor(() => expect(city).toHaveAccessibleDescription('This town is not in Oregon.'))
    expect(screen.getByRole('group', { name: 'Please fix 1 field' })).toHaveFocus()
    expectFormKept()
    await user.type(city, ' East')
    expect(city).toBeValid()
  })

  it('that takes no payment any more is placed anew with the next press', async () => {
    const pay = pays()
    pay.mockRejectedValueOnce(problem('payment_closed', { status: 409 }))
    const { user } = await filled({ pay })
    await user.click(payButton())
    await screen.findByRole('alert')
    await user.click(payButton())
    expect(pay.mock.calls[1]?.[0]).toEqual(pay.mock.calls[0]?.[0])
    expect(pay.mock.calls[1]?.[1]).not.toBe(pay.mock.calls[0]?.[1])
  })
})

describe('the way back from the payment page', () => {
  it('makes the button work again when the frozen page is shown', async () => {
    const { user, pay } = await filled()
    await user.click(payButton())
    expect(payButton()).toHaveAttribute('aria-busy', 'true')
    act(() => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    })
    await user.click(payButton())
    expect(pay).toHaveBeenCalledTimes(2)
    expect(pay.mock.calls[1]).toEqual(pay.mock.calls[0])
  })

  it('finds every field when the page is opened anew', async () => {
    const first = await filled()
    await first.user.click(payButton())
    first.unmount()
    openCheckout()
    await screen.findByLabelText('Full name')
    expectFormKept()
  })
})
