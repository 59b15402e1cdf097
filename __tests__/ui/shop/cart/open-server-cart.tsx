import { screen, within } from '@testing-library/react'

import { CartEntry } from '@/components/shop/cart/cart-entry'
import { cents } from '@/domain/kit/money'
import type { CartLine as ServerCartLine } from '@/contract/shop/cart/cart'
import type { ServerCart } from '@/services/shop/cart'

import { aUser } from '@/__tests__/support/a-user'
import { fakeServices, type Fakes } from '@/__tests__/support/fake-services'
import { renderApp, withToasts } from '@/__tests__/support/render-app'

export function aServerLine(more: Partial<ServerCartLine> = {}): ServerCartLine {
  return {
    id: 1,
    product_id: 5_000_110,
    kind: 'accessory',
    title: 'Helmet',
    image: '/pictures/goods/5000110?variant=bone-m',
    description: 'E-bike rated',
    price: cents(11_900),
    old_price: null,
    count: 1,
    total_price: cents(11_900),
    options: { color: 'Bone', size: 'M', upgrades: [] },
    bike_slug: null,
    bike_title: null,
    build: null,
    order_bike_id: null,
    has_external_link: false,
    external_link: null,
    problem: null,
    fix: null,
    ...more,
    shown_price: more.shown_price ?? more.price ?? cents(11_900),
  }
}

export function aServerCart(items: ServerCartLine[], version = 1): ServerCart {
  const subtotal = cents(items.reduce((sum, line) => sum + line.total_price, 0))
  return {
    items,
    subtotal,
    discount: cents(0),
    shipping: cents(9_900),
    tax: cents(0),
    tax_title: 'Sales tax',
    is_tax_estimated: false,
    total: cents(subtotal + 9_900),
    shown: { subtotal, shipping: cents(9_900), includes_tax: false },
    country_id: 222,
    max_per_line: 20,
    version,
  }
}

type Calls = Fakes

export function memberPage(cart: NonNullable<Calls['cart']>, more: Calls = {}) {
  const services = fakeServices({
    ...more,
    session: { token: () => 'token', mark: () => 'mark' },
    account: { me: async () => aUser() },
    cart,
  })
  return renderApp(withToasts(<CartEntry />), { services, path: '/accessories' })
}

export async function openServerCart(cart: NonNullable<Calls['cart']>) {
  const app = memberPage(cart)
  await app.user.click(await screen.findByRole('button', { name: /^Shopping cart/ }))
  const panel = within(await screen.findByRole('dialog', { name: 'Shopping cart' }))
  await panel.findByRole('list')
  return { ...app, panel }
}
