import { act, screen, waitFor, within } from '@testing-library/react'

import { cents } from '@/domain/kit/money'
import type { Checkout } from '@/contract/shop/checkout/checkout'
import { itemRemoved, selectGuestCart } from '@/store/cart/guest-cart-slice'
import { selectCheckout } from '@/store/checkout/checkout-slice'
import { selectToasts } from '@/store/toasts/toasts-slice'

import { germany } from '@/__tests__/support/catalog/fixture-bike'
import {
  aBike,
  aCheckout,
  aHelmet,
  aQuote,
  countries,
  pendingCall,
  problem,
  unreachable,
} from '@/__tests__/support/guest-shop'
import { loads, openCheckout, openedCheckout, payButton } from './open-checkout'

describe('the order', () => {
  it('shows the picture of bikes and goods', async () => {
    const helmet = aHelmet({
      thumbnail: '/pictures/goods/5000110',
      color: { title: 'Bone' },
      size: { title: 'M' },
    })
    const { order } = await openedCheckout({ items: [helmet, aBike()] })
    expect(order.getByRole('img', { name: 'Helmet, Bone, M' })).toHaveAttribute(
      'src',
      '/pictures/goods/5000110',
    )
    expect(order.getByRole('img', { name: /^Fixture, / })).toBeVisible()
  })
})

describe('the load of the checkout', () => {
  it('tells the server of a bike when any item is one', async () => {
    const { load } = await openedCheckout({ items: [aHelmet(), aBike()] })
    const { server, product } = aBike()
    expect(load.mock.calls).toEqual([
      [
        {
          has_bike: true,
          items: [
            { product_id: 5_000_110, count: 1 },
            { product_id: product, count: 1, server },
          ],
          country_id: 222,
          promo_code: null,
        },
      ],
    ])
  })

  it('tells the server of no bike when there is none', async () => {
    const { load } = await openedCheckout({ items: [aHelmet()] })
    expect(load.mock.calls[0]?.[0]).toMatchObject({ has_bike: false })
  })

  it('keeps the error of a failure, leads to /configurator and says why', async () => {
    const message = 'Fixture: This part is no longer made.'
    const load = loads(() => Promise.reject(problem('build_invalid', { message })))
    const { store, router } = openCheckout({ load })
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/configurator'))
    expect(selectCheckout(store.getState()).error).toMatchObject({ code: 'build_invalid' })
    expect(selectToasts(store.getState())[0]).toMatchObject({
      kind: 'error',
      text: `We couldn’t open checkout. ${message}`,
    })
  })

  it('says the sentence of the specification when the server does not answer', async () => {
    const { store, router } = openCheckout({ load: loads(() => Promise.reject(unreachable())) })
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/configurator'))
    expect(selectToasts(store.getState())[0]?.text).toMatch(/Can't reach server right now\.$/)
  })

  it('asks nothing for an empty cart and leads to the shop', async () => {
    const { load, router } = openCheckout({ items: [] })
    expect(await screen.findByText('There is no item in your shopping cart!')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Start Shopping' })).toLinkTo('/configurator')
    expect(load).not.toHaveBeenCalled()
    expect(router.replace).not.toHaveBeenCalled()
  })

  it('says so when the countries do not arrive, and goes on with the present one', async () => {
    openCheckout({ list: () => Promise.reject(unreachable()) })
    const select = await screen.findByRole('combobox', { name: 'Country' })
    await waitFor(() =>
      expect(select).toHaveAccessibleDescription(
        "We couldn’t load the list of countries. Can't reach server right now.",
      ),
    )
    expect(
      within(select)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['United States'])
  })

  it('names prices that are no longer those of the cart, and takes them over', async () => {
    const { order, store } = await openedCheckout({
      items: [aHelmet({ price: cents(9_900) })],
      load: loads(async () => aCheckout([aHelmet()])),
    })
    expect(order.getByText('The price of Helmet has changed from $99.00 to $119.00.')).toBeVisible()
    expect(selectGuestCart(store.getState()).items[0]).toMatchObject({ price: 11_900 })
  })
})

describe('the order at the checkout', () => {
  it('shows lines, totals and date before the first personal field', async () => {
    const quote = aQuote([aBike()], {
      discount: cents(30_000),
      tax: cents(56_100),
      tax_title: 'VAT',
    })
    const checkout = aCheckout([aBike()], { quote, promo: { code: 'xmas', state: 'applied' } })
    const { order } = await openedCheckout({ load: loads(async () => checkout) })
    const rows = order
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextSibling?.textContent])
    expect(rows).toEqual([
      ['Subtotal', '$3,000.00'],
      ['Discount (XMAS)', '−$300.00'],
      ['Shipping', '$99.00'],
      ['VAT', '$561.00'],
      ['Order total', '$3,360.00'],
      ['Delivery', 'Estimated January 11, 2027'],
    ])
    expect(order.getByText('Fixture takes 30 business days to build.')).toBeVisible()
    const total = order.getByText('Order total')
    const email = screen.getByLabelText('Email')
    expect(total.compareDocumentPosition(email)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('follows the country by itself and remembers it', async () => {
    const load = loads(async ({ country_id }) =>
      country_id === 82
        ? aCheckout([aBike()], {
            quote: aQuote([aBike()], { tax: cents(58_881), tax_title: 'VAT' }),
            country: germany,
          })
        : aCheckout([aBike()]),
    )
    const { user, order } = await openedCheckout({ load })
    await user.selectOptions(screen.getByLabelText('Country'), 'Germany')
    expect(await order.findByText('VAT')).toBeVisible()
    expect(order.getByText('$588.81')).toBeVisible()
    expect(window.localStorage.getItem('country_id')).toBe('82')
    expect(screen.queryByRole('button', { name: /apply/i })).not.toBeInTheDocument()
  })

  it('asks for a region and a postcode only where the country has them', async () => {
    const load = loads(async ({ country_id }) =>
      aCheckout([aBike()], { country: countries.find(({ id }) => id === country_id) ?? germany }),
    )
    const { user } = await openedCheckout({ load })
    expect(screen.getByLabelText('State')).toBeVisible()
    await user.selectOptions(screen.getByLabelText('Country'), 'Germany')
    await waitFor(() => expect(screen.queryByLabelText('State')).not.toBeInTheDocument())
    expect(screen.getByLabelText('Postal code')).toBeVisible()
  })

  it('shows the latest answer when an older one comes later', async () => {
    const [first, second] = [pendingCall<Checkout>(), pendingCall<Checkout>()]
    const load = loads(async () => aCheckout([aBike()]))
    const { user, order } = await openedCheckout({ load })
    load.mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise)
    const country = screen.getByLabelText('Country')
    await user.selectOptions(country, 'Germany')
    await user.selectOptions(country, 'United States')
    const withTax = (tax_title: string) =>
      aCheckout([aBike()], { quote: aQuote([aBike()], { tax_title }) })
    await act(async () => second.answer(withTax('Newest')))
    await act(async () => first.answer(withTax('Too late')))
    expect(order.getByText('Newest')).toBeVisible()
    expect(order.queryByText('Too late')).not.toBeInTheDocument()
  })

  it('keeps the page when a renewal fails, offers another try, and asks for the total before an order', async () => {
    const load = loads(async () => aCheckout([aBike()]))
    const { user, order, router, pay } = await openedCheckout({ load })
    load.mockRejectedValueOnce(unreachable())
    await user.selectOptions(screen.getByLabelText('Country'), 'Germany')
    expect(await order.findByRole('alert')).toHaveTextContent(/Can't reach server right now\./)
    expect(router.replace).not.toHaveBeenCalled()
    await user.click(order.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(order.queryByRole('alert')).not.toBeInTheDocument())
    load.mockRejectedValueOnce(unreachable())
    await user.selectOptions(screen.getByLabelText('Country'), 'United States')
    await order.findByRole('alert')
    expect(screen.getAllByText(/Everything you typed is still here/)).toHaveLength(2)
    await user.click(payButton())
    await waitFor(() => expect(order.queryByRole('alert')).not.toBeInTheDocument())
    expect(load).toHaveBeenCalledTimes(5)
    expect(pay).not.toHaveBeenCalled()
  })

  it('follows the cart of another tab', async () => {
    const { load, store } = await openedCheckout({ items: [aBike(), aHelmet()] })
    act(() => void store.dispatch(itemRemoved({ id: aHelmet().id })))
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2))
    expect(load.mock.lastCall?.[0].items).toHaveLength(1)
  })
})

describe('the promo code', () => {
  const asFor = (code: string | null | undefined): Checkout => {
    const items = [aBike()]
    if (code === 'XMAS') {
      const quote = aQuote(items, { discount: cents(30_000) })
      return aCheckout(items, { quote, promo: { code, state: 'applied' } })
    }
    if (code === 'small') return aCheckout(items, { promo: { code, state: 'below-threshold' } })
    if (code === 'limits') {
      const limits = { threshold: cents(500_000), goods: cents(250_000) }
      return aCheckout(items, { promo: { code, state: 'below-threshold', ...limits } })
    }
    if (code === 'not-yet' || code === 'expired' || code === 'exhausted') {
      return aCheckout(items, { promo: { code, state: code } })
    }
    return aCheckout(items, { promo: { code: code ?? null, state: code ? 'unknown' : 'none' } })
  }

  async function apply(code: string) {
    const app = await openedCheckout({ load: loads(async ({ promo_code }) => asFor(promo_code)) })
    // It is folded until asked for.
    expect(app.order.queryByLabelText('Promo code')).not.toBeInTheDocument()
    await app.user.click(app.order.getByRole('button', { name: 'Add a promo code' }))
    expect(app.order.getByLabelText('Promo code')).toHaveFocus()
    await app.user.type(app.order.getByLabelText('Promo code'), `${code}{Enter}`)
    return app
  }

  it('is announced with what it takes off, and can be removed', async () => {
    const { order, user } = await apply('XMAS')
    const notified = await order.findByText('Promo code XMAS applied: −$300.00.')
    expect(notified).toHaveAttribute('role', 'status')
    expect(order.getByText('Discount (XMAS)')).toBeVisible()
    await user.click(order.getByRole('button', { name: 'Remove code' }))
    await waitFor(() => expect(order.queryByText('Discount (XMAS)')).not.toBeInTheDocument())
  })

  it.each([
    [
      'small',
      'This code works on orders over $3,000.00 before shipping. Your subtotal is $3,000.00.',
    ],
    ['nonsense', 'This promo code isn’t valid.'],
    [
      'limits',
      'This code works on orders over $5,000.00 before shipping. Your subtotal is $2,500.00.',
    ],
    ['not-yet', 'This promo code isn’t active yet. Please try again later.'],
    ['expired', 'This promo code has expired.'],
    ['exhausted', 'This promo code has reached its limit.'],
  ])('says what holds of %s', async (code, sentence) => {
    const { order } = await apply(code)
    expect(await order.findByText(sentence)).toBeVisible()
  })
})
