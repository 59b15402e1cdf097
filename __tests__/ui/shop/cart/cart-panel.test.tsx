import { act, screen, waitFor, within } from '@testing-library/react'

import { CartEntry } from '@/components/shop/cart/cart-entry'
import type { LineFix, QuotedCart } from '@/contract/shop/cart/cart'
import { buildKey, defaultBuild, partChosen } from '@/domain/shop/bikes/build'
import type { GuestCartItem } from '@/domain/shop/cart/guest-cart'
import { cents, ZERO } from '@/domain/kit/money'
import type { Services } from '@/services/services'
import { itemAdded, selectGuestCart } from '@/store/cart/guest-cart-slice'
import { selectToasts } from '@/store/toasts/toasts-slice'

import { fakeServices } from '@/__tests__/support/fake-services'
import { fixtureBike, unitedStates } from '@/__tests__/support/catalog/fixture-bike'
import {
  aBackpack,
  aBike,
  aHelmet,
  aQuote,
  countries,
  pendingCall,
  problem,
  unreachable,
} from '@/__tests__/support/guest-shop'
import { renderApp } from '@/__tests__/support/render-app'

type Estimate = Services['cart']['shippingVatGuest']

const estimating = (estimate?: Estimate) =>
  jest.fn<Promise<QuotedCart>, Parameters<Estimate>>(estimate)

interface Given {
  items?: GuestCartItem[]
  estimate?: Estimate
  list?: Services['countries']['list']
}

function openPanel({ items = [], estimate, list }: Given = {}) {
  window.localStorage.setItem('cart_items', JSON.stringify(items))
  const services = fakeServices({
    cart: {
      shippingVatGuest: estimate ?? (async () => aQuote(items)),
    },
    countries: { list: list ?? (async () => ({ countries, default_id: 222 })) },
  })
  return renderApp(<CartEntry />, { services, path: '/configurator' })
}

async function opened(overrides: Given = {}) {
  const app = openPanel(overrides)
  await app.user.click(screen.getByRole('button', { name: /^Shopping cart/ }))
  const panel = await screen.findByRole('dialog', { name: 'Shopping cart' })
  return { ...app, panel: within(panel) }
}

async function estimated(overrides: Given = {}) {
  const app = await opened(overrides)
  await app.user.click(app.panel.getByText('Estimate shipping and tax'))
  return app
}

describe('the cart button', () => {
  it('says the number of items in its name', async () => {
    openPanel({ items: [aHelmet({ cartQuantity: 2 }), aBackpack()] })
    expect(await screen.findByRole('button', { name: 'Shopping cart, 3 items' })).toBeVisible()
  })

  it('says no number before the stored cart has been read', async () => {
    window.localStorage.setItem('cart_items', JSON.stringify([aHelmet()]))
    const { store } = renderApp(<CartEntry />, { isStarted: false })
    await waitFor(() => expect(store.getState()).toHaveProperty('cart.guest'))
    expect(screen.getByRole('button', { name: 'Shopping cart' })).toBeVisible()
  })
})

describe('an empty cart', () => {
  it('says so and leads to the bikes', async () => {
    const { panel } = await opened()
    expect(panel.getByText('There is no item in your shopping cart!')).toBeVisible()
    expect(panel.getByRole('link', { name: 'Start Shopping' })).toLinkTo('/configurator')
    expect(panel.queryByText('Order total')).not.toBeInTheDocument()
  })
})

describe('an item of the cart', () => {
  it('shows title, 25 characters of description, color, size and upgrades', async () => {
    const description = 'Size M, Night, four-piston brakes, large battery'
    const upgrades = [
      { id: 1, title: 'Rear rack' },
      { id: 2, title: 'Rear radar' },
    ]
    const { panel } = await opened({ items: [aBike({ description, upgrades })] })
    const line = within(panel.getByRole('listitem'))
    expect(line.getByRole('heading', { name: 'Fixture' })).toBeVisible()
    expect(line.getByText('Size M, Night, four-pisto…')).toBeVisible()
    // The narrowest phones show this text instead.
    expect(line.getByText('Size M, Night, four-…')).toBeInTheDocument()
    expect(line.getByText('Night')).toBeVisible()
    expect(line.getByText('M')).toBeVisible()
    expect(line.getByText('Rear rack, Rear radar')).toBeVisible()
    expect(line.getByText('$3,000.00')).toBeVisible()
  })

  it('is drawn and leads to the configurator for that very line when it is a bike', async () => {
    const { panel } = await opened({ items: [aBike(), aHelmet()] })
    const [edit, ...others] = panel.getAllByRole('link', { name: /^Edit/ })
    expect(edit).toHaveAccessibleName('Edit Fixture')
    expect(edit).toLinkTo(`/configurator/fixture?mode=CECM&cartID=${aBike().id}`)
    expect(others).toEqual([])
    const picture = panel.getByRole('img', { name: /^Fixture, Size M, Night/ })
    expect(picture).toHaveAttribute('src', expect.stringMatching(/^\/pictures\/fixture\?/))
  })

  it('asks for no picture of another site', async () => {
    const { panel } = await opened({
      items: [
        aHelmet({ thumbnail: 'https://evil.test/x.png' }),
        aBackpack({ thumbnail: '/b.png' }),
      ],
    })
    const pictures = panel.getAllByRole('img').map((one) => one.getAttribute('src'))
    expect(pictures).toEqual(['/no-picture.svg', '/b.png'])
    expect(panel.getByRole('img', { name: 'No picture of Helmet' })).toBeVisible()
  })

  it('becomes one more with plus and one less with minus, and goes at quantity 1', async () => {
    const { panel, user, store } = await opened({ items: [aHelmet()] })
    await user.click(panel.getByRole('button', { name: 'Increase quantity of Helmet' }))
    expect(panel.getByRole('spinbutton', { name: 'Quantity of Helmet' })).toHaveValue(2)
    expect(panel.getByText('Order total').nextSibling).toHaveTextContent('$238.00')
    await user.click(panel.getByRole('button', { name: 'Decrease quantity of Helmet' }))
    expect(panel.getByRole('spinbutton')).toHaveValue(1)
    expect(selectToasts(store.getState()).map(({ text }) => text)).toEqual([
      'Decrease Helmet cart quantity',
      'An additional Helmet has been added to the cart',
    ])
    await user.click(panel.getByRole('button', { name: 'Decrease quantity of Helmet' }))
    expect(panel.getByText('There is no item in your shopping cart!')).toBeVisible()
    expect(selectToasts(store.getState())[0]?.text).toBe('Helmet was removed from the cart')
  })

  it('takes a typed number, at least 1', async () => {
    const { panel, user, store } = await opened({ items: [aHelmet()] })
    const input = panel.getByRole('spinbutton')
    expect(input).toHaveAttribute('min', '1')
    await user.clear(input)
    await user.type(input, '12')
    expect(selectGuestCart(store.getState()).items[0]).toMatchObject({ cartQuantity: 12 })
    await user.clear(input)
    await user.type(input, '0')
    await user.tab()
    expect(selectGuestCart(store.getState()).items[0]).toMatchObject({ cartQuantity: 12 })
    expect(input).toHaveValue(12)
  })

  it('is removed, and the focus goes to the next one', async () => {
    const { panel, user } = await opened({ items: [aHelmet(), aBackpack()] })
    await user.click(panel.getByRole('button', { name: 'Remove Helmet' }))
    expect(panel.getAllByRole('listitem')).toHaveLength(1)
    expect(panel.getByRole('button', { name: 'Remove Backpack' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(panel.getByRole('link', { name: 'Start Shopping' })).toHaveFocus()
  })
})

describe('the summary of a guest', () => {
  it('has Subtotal and Order total only', async () => {
    const { panel } = await opened({ items: [aHelmet({ cartQuantity: 2 }), aBackpack()] })
    const summary = panel.getByText('Subtotal').closest('dl')
    const terms = within(summary as HTMLElement).getAllByRole('term')
    expect(terms.map(({ textContent }) => textContent)).toEqual(['Subtotal', 'Order total'])
    expect(summary).toHaveTextContent('Subtotal$327.00Order total$327.00')
  })

  it('leads to the checkout with Continue to Payment and closes with Continue Shopping', async () => {
    const { panel, user, store } = await opened({ items: [aHelmet()] })
    const link = panel.getByRole('link', { name: 'Continue to Payment' })
    expect(link).toLinkTo('/cart/checkout')
    await user.click(panel.getByRole('button', { name: 'Continue Shopping' }))
    expect(selectGuestCart(store.getState()).isOpen).toBe(false)
  })
})

describe('an external link', () => {
  const LINK = 'https://fund.example/buy?x=1'
  const withLink = (external_link: string) => aHelmet({ has_external_link: true, external_link })

  const answers = (items: GuestCartItem[], link: string | null) => async () => {
    const quote = aQuote(items)
    return { ...quote, lines: quote.lines.map((line) => ({ ...line, external_link: link })) }
  }

  it('that the server confirms takes the place of the checkout', async () => {
    const items = [aBackpack(), withLink(LINK)]
    const { panel } = await opened({ items, estimate: answers(items, LINK) })
    const link = await panel.findByRole('link', { name: 'Continue to Payment' })
    expect(link).toLinkTo(LINK)
    expect(panel.getByText('You’ll pay at fund.example.')).toBeVisible()
  })

  it('leads nowhere before the server has answered', async () => {
    const { panel } = await opened({
      items: [withLink(LINK)],
      estimate: () => pendingCall<QuotedCart>().promise,
    })
    expect(panel.getByRole('button', { name: 'Continue to Payment' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    expect(panel.queryByRole('link', { name: 'Continue to Payment' })).not.toBeInTheDocument()
  })

  it('that the shop gave a product since then is learned with the estimate', async () => {
    const items = [aHelmet()]
    const { panel, store } = await opened({ items, estimate: answers(items, LINK) })
    await waitFor(() =>
      expect(panel.getByRole('link', { name: 'Continue to Payment' })).toLinkTo(LINK),
    )
    expect(selectGuestCart(store.getState()).items).toMatchObject([
      { has_external_link: true, external_link: LINK },
    ])
    expect(window.localStorage.getItem('cart_items')).toContain(LINK)
  })

  it('is not followed where the server does not answer', async () => {
    const { panel } = await opened({
      items: [withLink(LINK)],
      estimate: () => Promise.reject(unreachable()),
    })
    await waitFor(() =>
      expect(panel.getByRole('link', { name: 'Continue to Payment' })).toLinkTo('/cart/checkout'),
    )
  })

  it.each([LINK, 'https://evil.test', 'https://fund.example@evil.test', 'javascript:alert(1)'])(
    'that lies in the browser and is no longer the shop’s is forgotten: %s',
    async (link) => {
      const items = [withLink(link)]
      const { panel, store } = await opened({ items, estimate: answers(items, null) })
      await waitFor(() =>
        expect(panel.getByRole('link', { name: 'Continue to Payment' })).toLinkTo('/cart/checkout'),
      )
      await waitFor(() =>
        expect(selectGuestCart(store.getState()).items).toMatchObject([
          { has_external_link: false, external_link: null },
        ]),
      )
    },
  )

  it.each(['javascript:alert(1)', 'http://fund.example', '//fund.example'])(
    'is never %s, whoever says so',
    async (link) => {
      const items = [withLink(link)]
      const { panel } = await opened({ items, estimate: answers(items, link) })
      expect(panel.getByRole('link', { name: 'Continue to Payment' })).toLinkTo('/cart/checkout')
    },
  )
})

describe('a bike that the shop no longer offers', () => {
  it('has no price and no Edit link, and the payment waits until it is removed', async () => {
    const items = [aBike(), aHelmet()]
    const quote = aQuote(items)
    const gone = 'Fixture: We no longer offer this bike. Please remove it from your cart.'
    const lines = quote.lines.map((line) =>
      line.kind === 'bike' ? { ...line, price: ZERO, problem: gone, is_gone: true } : line,
    )
    const estimate = async ({ items: left }: { items: unknown[] }) =>
      left.length === 2 ? { ...quote, lines } : aQuote([aHelmet()])
    const { panel, user } = await opened({ items, estimate })
    expect(await panel.findByText(gone)).toBeVisible()
    expect(panel.queryByRole('link', { name: 'Edit Fixture' })).not.toBeInTheDocument()
    expect(panel.queryByText('$3,000.00')).not.toBeInTheDocument()
    expect(panel.getByText('Order total').nextSibling).toHaveTextContent('$119.00')
    expect(panel.queryByText(/price of Fixture has changed/)).not.toBeInTheDocument()
    expect(panel.getByRole('button', { name: 'Continue to Payment' })).toBeInTheDocument()
    await user.click(panel.getByRole('button', { name: 'Remove Fixture' }))
    expect(await panel.findByRole('link', { name: 'Continue to Payment' })).toBeVisible()
  })
})

describe('the estimate', () => {
  it('opens on request for the default country, and the only large total is that of the summary', async () => {
    const { panel, user } = await opened({ items: [aHelmet()] })
    const title = panel.getByText('Estimate shipping and tax')
    expect(panel.queryByRole('combobox')).not.toBeInTheDocument()
    expect(panel.queryByText('Sales tax')).not.toBeInTheDocument()
    expect(panel.queryByText('Total with shipping and tax')).not.toBeInTheDocument()
    await user.click(title)
    expect(await panel.findByText('Sales tax')).toBeVisible()
    expect(panel.getByText('Order total').closest('section')).toBeNull()
    const rest = (await panel.findByText('Total with shipping and tax')).closest('div')
    expect(rest).not.toHaveClass('font-semibold')
    const large = panel.getAllByText(/total/i).filter((one) => one.closest('.font-semibold'))
    expect(large.map(({ textContent }) => textContent)).toEqual(['Order total'])
    const block = within(
      await panel.findByRole('region', { name: 'Estimate for the United States' }),
    )
    await block.findByText('$99.00')
    expect(block.getByText('Sales tax').nextSibling).toHaveTextContent('$0.00')
    expect(block.getByText('Total with shipping and tax').nextSibling).toHaveTextContent('$218.00')
    expect(block.getByText(/January 11, 2027/)).toBeVisible()
    expect(block.getByRole('status')).toHaveTextContent(
      '$218.00 with shipping and tax to the United States.',
    )
  })

  it('says at once what cannot go to a country, folded or not', async () => {
    const message = 'Fixture: Off-road power may not be sold for road use in Germany.'
    const estimate = () => Promise.reject(problem('build_invalid', { message }))
    const { panel } = await opened({ items: [aHelmet()], estimate })
    expect(await panel.findByRole('alert')).toHaveTextContent(message)
  })

  it('follows the country, which is remembered and the start of the next visit', async () => {
    const estimate = estimating(async ({ country_id }) =>
      country_id === 82
        ? aQuote([aHelmet()], { tax: cents(4_142), tax_title: 'VAT' })
        : aQuote([aHelmet()]),
    )
    const { panel, user, unmount } = await estimated({ items: [aHelmet()], estimate })
    await panel.findByText('Sales tax')
    await user.selectOptions(panel.getByRole('combobox', { name: 'Ship to' }), 'Germany')
    expect(await panel.findByText('VAT')).toBeVisible()
    expect(panel.getByText('$259.42')).toBeVisible()
    expect(estimate.mock.lastCall?.[0]).toEqual({
      country_id: 82,
      items: [{ product_id: 5_000_110, count: 1 }],
    })
    expect(window.localStorage.getItem('country_id')).toBe('82')
    unmount()
    const again = await estimated({ items: [aHelmet()] })
    expect(await again.panel.findByRole('heading', { name: 'Estimate for Germany' })).toBeVisible()
  })

  it('is asked for once after a burst of clicks', async () => {
    const estimate = estimating(async () => aQuote([aHelmet()]))
    const { panel, user } = await estimated({ items: [aHelmet()], estimate })
    await panel.findByText('Sales tax')
    const plus = panel.getByRole('button', { name: 'Increase quantity of Helmet' })
    await user.click(plus)
    await user.click(plus)
    await user.click(plus)
    await waitFor(() => expect(estimate).toHaveBeenCalledTimes(2))
    expect(estimate.mock.lastCall?.[0].items).toEqual([{ product_id: 5_000_110, count: 4 }])
  })

  it('shows a failure with a way to try again', async () => {
    const estimate = estimating()
      .mockRejectedValueOnce(unreachable())
      .mockResolvedValue(aQuote([aHelmet()]))
    const { panel, user } = await estimated({ items: [aHelmet()], estimate })
    expect(await panel.findByRole('alert')).toHaveTextContent("Can't reach server right now.")
    await user.click(panel.getByRole('button', { name: 'Try again' }))
    expect(await panel.findByText('Sales tax')).toBeVisible()
  })

  it('drops the answer to an older question', async () => {
    const [first, second] = [
      pendingCall<ReturnType<typeof aQuote>>(),
      pendingCall<ReturnType<typeof aQuote>>(),
    ]
    const estimate = estimating()
      .mockReturnValueOnce(first.promise)
      .mockReturnValueOnce(second.promise)
    const { panel, user } = await estimated({ items: [aHelmet()], estimate })
    await waitFor(() => expect(estimate).toHaveBeenCalledTimes(1))
    await panel.findByRole('option', { name: 'Germany' })
    await user.selectOptions(panel.getByRole('combobox'), 'Germany')
    await waitFor(() => expect(estimate).toHaveBeenCalledTimes(2))
    await act(async () => second.answer(aQuote([aHelmet()], { tax_title: 'VAT' })))
    await act(async () => first.answer(aQuote([aHelmet()], { tax_title: 'Too late' })))
    expect(panel.getByText('VAT')).toBeVisible()
    expect(panel.queryByText('Too late')).not.toBeInTheDocument()
  })

  it('says so when the countries do not arrive', async () => {
    const list = jest
      .fn()
      .mockRejectedValueOnce(unreachable())
      .mockResolvedValue({ countries, default_id: 222 })
    const { panel, user } = await estimated({ items: [aHelmet()], list })
    expect(
      await panel.findByText(
        "We couldn’t load the list of countries. Can't reach server right now.",
      ),
    ).toBeVisible()
    await user.click(panel.getByRole('button', { name: 'Try again' }))
    expect(await panel.findByRole('combobox', { name: 'Ship to' })).toBeVisible()
  })
})

describe('a price that has changed', () => {
  it('is announced and taken over', async () => {
    const { panel, user, store } = await opened({
      items: [aHelmet({ price: cents(9_900) })],
      estimate: async () => aQuote([aHelmet()]),
    })
    const notice = await panel.findByText(
      'The price of Helmet has changed from $99.00 to $119.00. Your cart shows the new price.',
    )
    expect(notice.closest('[role=status]')).not.toBeNull()
    expect(panel.getByText('Order total').nextSibling).toHaveTextContent('$119.00')
    expect(window.localStorage.getItem('cart_items')).toContain('"price":11900')
    await user.click(panel.getByRole('button', { name: 'Got it' }))
    expect(selectGuestCart(store.getState()).drifts).toEqual([])
  })
})

describe('the panel', () => {
  it('opens when something is added', async () => {
    const { store } = openPanel()
    act(() => void store.dispatch(itemAdded(aHelmet())))
    expect(await screen.findByRole('dialog', { name: 'Shopping cart' })).toBeVisible()
  })

  it('goes when another page opens', async () => {
    const { router, store } = await opened({ items: [aHelmet()] })
    await act(async () => router.events.emit('routeChangeStart', '/cart/checkout'))
    expect(selectGuestCart(store.getState()).isOpen).toBe(false)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('a bike that may not be sold where it goes', () => {
  const bike = () => aBike({ cartQuantity: 2 })
  const mended = partChosen(fixtureBike, defaultBuild(fixtureBike, unitedStates), 201)
  const problemText = 'Fixture: The US motor isn’t road-legal in Germany.'
  const fix: LineFix = {
    title: 'Change to the EU motor',
    build: mended,
    description: 'Size M, Night, EU motor',
    options: { color: 'Night', size: 'M', upgrades: [] },
    price: cents(310_000),
    price_delta: cents(10_000),
    shown_price: cents(310_000),
    shown_price_delta: cents(10_000),
    delivery_date: '2027-01-22',
  }
  const law = () =>
    estimating(async ({ items: [sent] }) => {
      const quote = aQuote([bike()])
      const isMended = sent?.server && buildKey(sent.server.build) === buildKey(mended)
      const notified = isMended ? {} : { problem: problemText, fix }
      const build = sent?.server?.build ?? null
      return { ...quote, lines: quote.lines.map((line) => ({ ...line, build, ...notified })) }
    })

  it('says so at the button of payment, and is changed by one button that shows price and date', async () => {
    const { panel, router, user, store } = await opened({ items: [bike()], estimate: law() })
    const payment = await panel.findByRole('button', { name: 'Continue to Payment' })
    expect(payment).toHaveAttribute('aria-disabled', 'true')
    expect(payment).toHaveAccessibleDescription(`You can’t pay yet. ${problemText}`)
    expect(panel.queryByRole('link', { name: 'Continue to Payment' })).toBeNull()
    expect(router.push).not.toHaveBeenCalled()
    const button = await panel.findByRole('button', { name: fix.title })
    expect(button).toHaveAccessibleDescription(
      '$3,100.00 (+$100.00), estimated delivery January 22, 2027',
    )
    await user.click(button)
    expect(selectGuestCart(store.getState()).items).toMatchObject([
      { cartQuantity: 2, price: 310_000, total_price: 620_000, server: { build: mended } },
    ])
    expect(await panel.findByRole('link', { name: 'Continue to Payment' })).toBeVisible()
    expect(panel.queryByText(problemText)).toBeNull()
  })
})
