import { screen, within } from '@testing-library/react'

import { CheckoutScreen } from '@/components/shop/checkout/checkout-screen'
import type { GuestCartItem } from '@/domain/shop/cart/guest-cart'
import type { Services } from '@/services/services'

import { fakeServices } from '@/__tests__/support/fake-services'
import { aBike, aCheckout, countries } from '@/__tests__/support/guest-shop'
import { renderApp } from '@/__tests__/support/render-app'

export type Load = Services['checkout']['checkoutGuest']
export type Pay = Services['checkout']['paymentGuest']
type Mocked<Call extends (...args: never[]) => unknown> = jest.Mock<
  ReturnType<Call>,
  Parameters<Call>
>

interface Given {
  items?: GuestCartItem[]
  load?: Mocked<Load>
  pay?: Mocked<Pay>
  list?: Services['countries']['list']
}

export const placed = {
  order_number: 'NK-100001',
  order_key: 'key',
  attempt_id: 'attempt-1',
  redirect_url: '/payment/sandbox/sbx_1',
}

export const loads = (answer: Load): Mocked<Load> => jest.fn(answer)
export const pays = (answer: Pay = async () => placed): Mocked<Pay> => jest.fn(answer)

export function openCheckout(overrides: Given = {}) {
  const items = overrides.items ?? [aBike()]
  const load = overrides.load ?? loads(async () => aCheckout(items))
  const pay = overrides.pay ?? pays()
  window.localStorage.setItem('cart_items', JSON.stringify(items))
  const list = overrides.list ?? (async () => ({ countries, default_id: 222 }))
  const services = fakeServices({
    checkout: { checkoutGuest: load, paymentGuest: pay },
    countries: { list },
  })
  return { ...renderApp(<CheckoutScreen />, { services, path: '/cart/checkout' }), load, pay }
}

export async function openedCheckout(overrides: Given = {}) {
  const app = openCheckout(overrides)
  const order = within(await screen.findByRole('region', { name: 'Your order' }))
  await screen.findByText('Germany', { selector: 'option' })
  return { ...app, order }
}

export const payButton = () => screen.getByRole('button', { name: /^Order and pay/ })

type User = ReturnType<typeof renderApp>['user']

export const TYPED = {
  Email: 'ada@example.com',
  'Full name': 'Ada Lovelace',
  'Street address': '12 Analytical Way',
  City: 'Portland',
  State: 'OR',
  'ZIP code': '97205',
} as const

export async function fillForm(user: User) {
  for (const [label, text] of Object.entries(TYPED)) {
    const field = screen.getByLabelText(label)
    if (field instanceof HTMLSelectElement) {
      await user.selectOptions(field, text)
      continue
    }
    await user.clear(field)
    await user.type(field, text)
  }
}

export function expectFormKept() {
  for (const [label, text] of Object.entries(TYPED)) {
    expect(screen.getByLabelText(label)).toHaveValue(text)
  }
}
