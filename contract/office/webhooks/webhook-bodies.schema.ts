import { z } from 'zod'

import { Money } from '@/contract/kit/money.schema'
import { named } from '@/contract/kit/named.schema'
import { RETURN_REASONS, RETURN_STATES } from '@/domain/office/returns/returns'
import {
  isAboutCustomer,
  WEBHOOK_VERSION,
  type WebhookEvent,
} from '@/domain/office/webhooks/webhook-events'
import { FULFILLMENT_STATES, PAYMENT_STATES } from '@/domain/shop/orders/order-state'
import { TICKET_PRIORITIES, TICKET_TOPICS } from '@/domain/community/support/ticket'
import { TICKET_STATUSES } from '@/domain/community/support/ticket-moves'

const Moment = z.iso.datetime()
const text = (...examples: string[]) => z.string().meta({ examples })
const CUSTOMER_ID = text('mJ2v0Qk3Zr8wN5yTb7LxAg').nullable()
const NUMBER = text('NK-100001')
const SKU = text('product:5000111')

const Order = z.object({
  number: NUMBER,
  payment_state: z.enum(PAYMENT_STATES).meta({ examples: ['paid'] }),
  fulfillment_state: z.enum(FULFILLMENT_STATES).meta({ examples: ['to_build'] }),
  is_disputed: z.boolean().meta({ examples: [false] }),
  customer_id: CUSTOMER_ID.describe('Null for guests'),
  country: text('DE'),
  currency: text('USD'),
  subtotal: Money,
  discount: Money,
  shipping: Money,
  assembly: Money,
  tax: Money,
  total: Money,
  credit: Money.describe('Part of the total that was paid with store credit'),
  paid: Money,
  promo_code: text('SPRING').nullable(),
  delivery_date: z.iso.date().nullable(),
  placed_at: Moment,
  paid_at: Moment.nullable(),
  lines: z.array(
    z.object({
      position: z.int().meta({ examples: [0] }),
      kind: z.enum(['bike', 'accessory', 'spare']).meta({ examples: ['accessory'] }),
      product_id: z.int().meta({ examples: [5000111] }),
      sku: SKU.nullable(),
      title: text('Front light'),
      count: z.int(),
      shipped: z.int(),
      canceled: z.int(),
      returned: z.int(),
      price: Money,
      discount: Money,
      total: Money,
    }),
  ),
})

const Parcel = z.object({
  number: z.int(),
  carrier: text('UPS'),
  tracking: text('1Z999AA10123456784'),
  tracking_url: text('https://www.ups.com/track?tracknum=1Z999AA10123456784').nullable(),
  items: z.array(z.object({ title: text('Front light'), count: z.int() })),
})

const Return = z.object({
  number: z.int().describe('Within the order'),
  state: z.enum(RETURN_STATES),
  reason: z.enum(RETURN_REASONS),
  items: z.array(
    z.object({
      position: z.int().meta({ examples: [0] }),
      count: z.int(),
      sellable: z.int().nullable(),
    }),
  ),
})

const Dispute = z.object({
  id: z.int(),
  status: z.enum(['open', 'won', 'lost']),
  amount: Money,
  reason: text('product_not_received'),
  opened_at: Moment,
  evidence_due_at: Moment.nullable(),
  closed_at: Moment.nullable(),
})

const Bike = z.object({
  id: z.int(),
  line: z.int().meta({ examples: [0] }),
  slug: text('nyx'),
  title: text('Nyx'),
  frame_number: text('NY26A004217').nullable(),
  built_at: Moment,
})

const Stock = z.object({
  sku: SKU,
  title: text('Front light'),
  on_hand: z.int().meta({ examples: [12] }),
  reserved: z.int(),
  available: z.int().meta({ examples: [11] }),
  threshold: z
    .int()
    .nullable()
    .meta({ examples: [5] }),
})

const Product = z.object({
  kind: z.enum(['accessory', 'spare']),
  title: text('Front light'),
  category: text('lights'),
  price: Money,
  is_offered: z.boolean(),
  weight_g: z.int().meta({ examples: [120] }),
  gtin: text('4006381333931').nullable(),
  variants: z.array(z.object({ id: text('bone-m'), title: text('Bone, M') })),
})

const Ticket = z.object({
  number: text('T-10002'),
  topic: z.enum(TICKET_TOPICS),
  status: z.enum(TICKET_STATUSES),
  priority: z.enum(TICKET_PRIORITIES).meta({ examples: ['normal'] }),
  customer_id: CUSTOMER_ID.describe('Null for guests'),
  order: NUMBER.nullable(),
  opened_at: Moment,
})

named({
  WebhookOrder: [Order, 'An order right after the change'],
  WebhookParcel: [Parcel, 'A parcel of an order'],
  WebhookReturn: [Return, 'A return of an order'],
  WebhookDispute: [Dispute, 'A disputed payment of an order'],
  WebhookStock: [Stock, 'An item in stock'],
  WebhookProduct: [Product, 'An accessory or a spare part'],
  WebhookTicket: [Ticket, 'A ticket without its messages'],
})

const order = z.object({ order: Order })
const parcel = order.extend({ parcel: Parcel })
const returned = order.extend({ return: Return })
const dispute = order.extend({ dispute: Dispute })
const ticket = z.object({ ticket: Ticket })

/** `data` of each event. */
const WEBHOOK_DATA: Record<WebhookEvent, z.ZodObject> = {
  'order.placed': order,
  'order.paid': order,
  'order.edited': order,
  'order.delayed': order.extend({
    from: z.iso.date(),
    to: z.iso.date().meta({ examples: ['2026-12-12'] }),
    why: text('Our supplier’s motors are late.'),
  }),
  'order.shipped': parcel,
  'order.delivered': order,
  'order.delivery_undone': order,
  'order.withdrawn': order.extend({
    withdrawn: z.array(z.int().meta({ examples: [0] })).describe('Positions of lines'),
  }),
  'order.refunded': order.extend({
    refund: z.object({ amount: Money, to: z.enum(['provider', 'credit']) }),
  }),
  'order.canceled': order,
  'order.expired': order,
  'parcel.corrected': parcel,
  'parcel.undone': parcel,
  'return.registered': returned,
  'return.received': returned,
  'return.inspected': returned,
  'return.refunded': returned,
  'return.canceled': returned,
  'dispute.opened': dispute,
  'dispute.won': dispute,
  'dispute.lost': dispute,
  'bike.built': order.extend({ bike: Bike }),
  'stock.changed': Stock,
  'stock.low': Stock,
  'product.changed': z.object({
    id: z.int().meta({ examples: [5000111] }),
    product: Product.nullable().describe('Null once it is removed'),
  }),
  'ticket.opened': ticket,
  'ticket.replied': ticket,
  'ticket.answered': ticket,
  'ticket.closed': ticket,
  'customer.erased': z.object({
    customer_id: text('mJ2v0Qk3Zr8wN5yTb7LxAg'),
    orders: z.array(NUMBER),
  }),
}

const Address = z.object({
  name: z.string(),
  line1: z.string(),
  line2: z.string(),
  city: z.string(),
  region: z.string(),
  postcode: z.string(),
  phone: z.string(),
  country: z.string(),
})

const Customer = z.object({
  name: z.string(),
  email: z.string(),
  subject: z.string().nullable().describe('Of a ticket'),
  shipping_address: Address.nullable(),
  billing_address: Address.nullable(),
})

named({
  WebhookCustomer: [Customer, 'The buyer of an order, or who wrote a ticket'],
})

const EXAMPLE_ADDRESS = {
  ...{ name: 'Ada Rider', line1: '1 Main Street', line2: '', city: 'Berlin', region: '' },
  ...{ postcode: '10115', phone: '+49 30 1234567', country: 'DE' },
}
const EXAMPLE_CUSTOMER = {
  ...{ name: 'Ada Rider', email: 'ada@example.com', subject: null },
  ...{ shipping_address: EXAMPLE_ADDRESS, billing_address: EXAMPLE_ADDRESS },
}

/** Body of the deliveries of an event. */
export const webhookBody = (type: WebhookEvent): z.ZodObject =>
  z.object({
    id: text('evt_0f8c3a5d6b7e41c2a1f09d8e7c6b5a43'),
    type: z.literal(type),
    version: z.literal(WEBHOOK_VERSION),
    timestamp: Moment.describe('When it happened'),
    data: WEBHOOK_DATA[type],
    ...(isAboutCustomer(type) && {
      customer: Customer.nullish()
        .meta({ examples: [EXAMPLE_CUSTOMER] })
        .describe('Only if the webhook receives customers; null once they are erased'),
    }),
  })
