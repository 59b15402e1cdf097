import { screen, within } from '@testing-library/react'

import { CartEntry } from '@/components/shop/cart/cart-entry'
import { cents } from '@/domain/kit/money'

import { fakeServices } from '@/__tests__/support/fake-services'
import { aHelmet, aQuoteIn, countries } from '@/__tests__/support/guest-shop'
import { unitedStates } from '@/__tests__/support/catalog/fixture-bike'
import { renderApp } from '@/__tests__/support/render-app'
import { aServerCart, aServerLine, memberPage, openServerCart } from './open-server-cart'

const helmet = aHelmet({
  title: 'Helmet',
  description: 'E-bike rated',
  thumbnail: '/pictures/goods/5000110',
  price: cents(11_900),
  cartQuantity: 2,
})
const line = aServerLine({
  image: '/pictures/goods/5000110',
  options: { color: null, size: null, upgrades: [] },
  count: 2,
  total_price: cents(23_800),
})

/** React generates unique ids, which are removed. */
const markup = (item: HTMLElement) =>
  item.outerHTML.replace(/(id|for|aria-describedby|aria-labelledby)="[^"]*"/g, '')

async function guestLine(): Promise<string> {
  window.localStorage.setItem('cart_items', JSON.stringify([helmet]))
  const services = fakeServices({
    cart: { shippingVatGuest: async () => aQuoteIn(unitedStates, [helmet]) },
    countries: { list: async () => ({ countries, default_id: 222 }) },
  })
  const { user, unmount } = renderApp(<CartEntry />, { services, path: '/accessories' })
  await user.click(screen.getByRole('button', { name: /^Shopping cart/ }))
  const panel = within(await screen.findByRole('dialog', { name: 'Shopping cart' }))
  const list = within(await panel.findByRole('list', { name: 'Items in your cart' }))
  const html = markup(list.getByRole('listitem'))
  unmount()
  return html
}

it('shows a line of a guest and of a user as the same markup', async () => {
  const guest = await guestLine()
  window.localStorage.clear()
  const { panel } = await openServerCart({ read: async () => aServerCart([line]) })
  const list = within(panel.getByRole('list', { name: 'Items in your cart' }))
  expect(markup(list.getByRole('listitem'))).toBe(guest)
  expect(guest).toContain('$238.00')
})

it('tells a user of a changed price in the words that a guest reads', async () => {
  const items = [{ ...line, old_price: cents(9_900) }]
  const { user } = memberPage({ read: async () => aServerCart(items) })
  await user.click(await screen.findByRole('button', { name: /^Shopping cart/ }))
  const sentence =
    'The price of Helmet has changed from $99.00 to $119.00. Your cart shows the new price.'
  expect(await screen.findByText(sentence)).toBeVisible()
})
