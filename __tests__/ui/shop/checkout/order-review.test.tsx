import { screen, within } from '@testing-library/react'

import { cents } from '@/domain/kit/money'
import { orderReview as texts } from '@/messages/shop/goods/line-facts'

import { aBike, aCheckout } from '@/__tests__/support/guest-shop'
import { loads, openedCheckout, payButton } from './open-checkout'

const NO_OPTIONS = { color: null, size: null, upgrades: [] }

function aMixedCheckout() {
  const checkout = aCheckout([aBike()])
  const [bike] = checkout.quote.lines
  if (!bike) throw new Error('The cart is empty.')
  const goods = { ...bike, build: null, bike_slug: null, description: 'A sentence.' }
  const lines = [
    { ...bike, count: 2, description: 'Size M, Night, Fork: Air 160, name “Ada”' },
    { ...goods, title: 'Helmet', options: { ...NO_OPTIONS, size: 'S', color: 'Bone' } },
    { ...goods, title: 'Commuter set', options: NO_OPTIONS, contents: 'U-lock, 2 × Light (Red)' },
    {
      ...{ ...goods, title: 'Gift card', options: NO_OPTIONS },
      gift: { to_name: 'Ben', to_email: 'b@x.org', from_name: 'Ada', message: '', send_on: null },
    },
  ].map((line, index) => ({ ...line, shown_total_price: cents((index + 1) * 1_000) }))
  return { ...checkout, quote: { ...checkout.quote, lines } }
}

test('directly above the order button, each item states its size, color, changed parts or contents, and its price', async () => {
  const { order } = await openedCheckout({ load: loads(async () => aMixedCheckout()) })
  const review = screen.getByRole('region', { name: texts.title })
  const rows = within(review).getAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual([
    '2 × FixtureSize M, Night, Fork: Air 160, name “Ada”$10.00',
    '1 × HelmetSize S, Bone$20.00',
    '1 × Commuter setU-lock, 2 × Light (Red)$30.00',
    '1 × Gift cardFor Ben, sent right after payment$40.00',
  ])
  expect(review).toHaveTextContent(/Order total \$[\d,.]+$/)
  expect(review.nextElementSibling).toContainElement(payButton())
  expect(review.nextElementSibling?.querySelector('input, select, a')).toBeNull()
  for (const facts of ['Size M, Night, Fork: Air 160, name “Ada”', 'Size S, Bone']) {
    expect(order.getByText(facts)).toBeVisible()
  }
})
