import { cents } from '@/domain/kit/money'
import type { LineRow, OrderRow } from '@/server/orders/records/queries'
import { ADDRESS, US } from './orders'

const aTax = (base: number, tax: number) => ({
  ...{ title: 'Sales tax', jurisdiction: 'Fixture', rate: 80_000 },
  ...{ base: cents(base), tax: cents(tax) },
})

/** Returns the row of a paid order: $4,000.00 less $400.00, delivery $99.00, tax 8%. */
export function anOrderRow(more: Partial<OrderRow> = {}): OrderRow {
  const at = new Date('2026-11-20T12:00:00.000Z')
  return {
    id: 1,
    number: 'NK-100001',
    payment_state: 'paid',
    fulfillment_state: 'to_build',
    disputed: false,
    needs_review: false,
    review_ends_at: null,
    user_id: null,
    email: 'ada@example.com',
    email_confirmed_at: at,
    country_id: US,
    shipping_address: ADDRESS,
    billing_address: ADDRESS,
    promo_code: 'xmas',
    subtotal_cents: cents(400_000),
    discount_cents: cents(40_000),
    discount_reason: null,
    shipping_cents: cents(9_900),
    assembly_cents: cents(0),
    assembly: null,
    delivery_taxes: [aTax(9_900, 792)],
    tax_cents: cents(29_592),
    tax_title: 'Sales tax',
    tax_certificate_id: null,
    tax_calculation: null,
    is_tax_fallback: false,
    total_cents: cents(399_492),
    credit_cents: cents(0),
    paid_cents: cents(399_492),
    currency: 'USD',
    has_bike: true,
    delivery_date: '2027-01-11',
    delivery_cause: 'Fixture',
    cart_hash: 'hash',
    created_at: at,
    paid_at: at,
    expires_at: new Date('2026-11-20T12:35:00.000Z'),
    delivered_at: null,
    cancelled_at: null,
    ...more,
  }
}

export function aLineRow(more: Partial<LineRow> = {}): LineRow {
  return {
    order_id: 1,
    position: 0,
    kind: 'bike',
    product_id: 1,
    title: 'Nyx',
    description: 'Carbon, size M',
    thumbnail: '',
    count: 2,
    shipped_count: 0,
    canceled_count: 0,
    refunded_count: 0,
    returned_count: 0,
    price_cents: cents(200_000),
    total_cents: cents(400_000),
    discount_cents: cents(40_000),
    taxes: [aTax(360_000, 28_800)],
    sku: null,
    bike_slug: 'nyx',
    build: null,
    order_bike_id: null,
    bundle: null,
    gift: null,
    build_sheet: {
      rows: [{ label: 'Fork', text: 'Rigid carbon fork' }],
      prices: [{ id: 'bike', title: 'Nyx', price: cents(200_000) }],
    },
    options: { color: 'Moss', size: 'M', upgrades: [] },
    ...more,
  }
}
