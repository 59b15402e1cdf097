import type { z } from 'zod'

import type { checkoutSchemas } from '@/contract/checkout.schema'
import type { WireMail } from '@/contract/outbox'
import type { Build } from '@/domain/bike'
import type { Item, PricedCart } from '@/server/cart/price-cart'

import type { MockMember } from './members/books'

export type PaymentBody = z.output<(typeof checkoutSchemas)['paymentGuest']['body']>

/** One try to pay. `status` is the sandbox's book, `booked` what the shop has taken over from it. */
export interface MockAttempt {
  id: string
  token: string
  sandboxId: string
  status: 'open' | 'pending' | 'paid' | 'declined' | 'expired'
  booked: MockAttempt['status']
}

/** Items; upgrades of ordered bikes are a member's. */
type OrderedBody = Omit<PaymentBody, 'items'> & { items: Item[] }

export interface MockOrder {
  number: string
  key: string
  /** The Idempotency-Key of its request and the body that came with it. */
  requestKey: string | null
  contents: string
  body: OrderedBody
  priced: Pick<PricedCart, 'quote' | 'lines' | 'promo'>
  status: 'pending_payment' | 'paid' | 'expired' | 'cancelled'
  placedAt: string
  paidAt: string | null
  expiresAt: string
  events: { at: string; kind: string }[]
  attempts: MockAttempt[]
}

export interface MockBuild {
  code: string
  slug: string
  build: Build
  savedAt: string
}

/** A booked test ride. */
export interface MockRide {
  id: number
  key: string
  requestKey: string | null
  status: 'booked' | 'cancelled'
  bike: number
  starts_at: string
  name: string
  email: string
}

/** The books of the mock shop, as plain data. */
export interface Books {
  orders: MockOrder[]
  builds: MockBuild[]
  mails: WireMail[]
  members: MockMember[]
  rides: MockRide[]
  /** Addresses in lower case. */
  subscribers: string[]
  /** Tickets by the key of their form. */
  questions: { key: string; number: string }[]
}

/** Where the books are kept between two requests. */
export interface BookShelf {
  read(): Books
  write(books: Books): void
}

function emptyBooks(): Books {
  const people = { members: [], subscribers: [], questions: [] }
  return { orders: [], builds: [], mails: [], rides: [], ...people }
}

/** Books of one test. */
export function memoryShelf(): BookShelf {
  let books = emptyBooks()
  return { read: () => books, write: (next) => void (books = next) }
}

const holder = globalThis as typeof globalThis & { __mockShelf?: BookShelf }

/** Books of the development server. They outlive a change of the mocks; a restart opens a new shop. */
export function processShelf(): BookShelf {
  holder.__mockShelf ??= memoryShelf()
  return holder.__mockShelf
}
