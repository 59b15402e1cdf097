import { cents } from '@/domain/kit/money'
import type { DocumentContent, DocumentRow } from '@/server/kernel/db/schema/orders/documents'
import { TEST_SELLER } from '../seller'

export const AT = new Date('2026-11-20T12:00:00.000Z')

export const TAX = { title: 'Sales tax', jurisdiction: 'New York', rate: 80_000 }

export function aContent(more: Partial<DocumentContent> = {}): DocumentContent {
  return {
    seller: TEST_SELLER,
    buyer: { email: 'ada@example.com', address: ['Ada Rider', '1 Main Street', 'United States'] },
    delivery: null,
    order_number: 'NK-100001',
    ordered_on: '2026-11-20',
    issued_on: '2026-11-20',
    delivery_on: '2027-01-11',
    currency: 'USD',
    lines: [aDocumentLine('Nyx')],
    amounts: {
      subtotal: cents(400_000),
      discount: cents(40_000),
      shipping: cents(9_900),
      net: cents(369_900),
      tax: cents(29_592),
      tax_title: 'Sales tax',
      taxes: [{ ...TAX, base: cents(369_900), tax: cents(29_592) }],
      total: cents(399_492),
    },
    settled: [
      { title: 'Store credit', amount: cents(5_000) },
      { title: 'Test payment', amount: cents(394_492) },
    ],
    invoice_number: null,
    ...more,
  }
}

export function aDocumentLine(title: string) {
  return {
    title,
    detail: 'Size M, Moss',
    count: 2,
    price: cents(200_000),
    discount: cents(40_000),
    total: cents(400_000),
  }
}

export function anInvoice(more: Partial<DocumentContent> = {}): DocumentRow {
  return {
    id: 1,
    kind: 'invoice',
    number: 7,
    order_id: 1,
    refund_id: null,
    cause: 'invoice-1',
    content: aContent(more),
    issued_at: AT,
  }
}
