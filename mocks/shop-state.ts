import type { Difference, PendingEditEnd } from '@/domain/shop/orders/pending-edit'
import type { z } from 'zod'

import type { bookkeepingSchemas } from '@/contract/office/payment/payment.schema'
import type { csvSchemas } from '@/contract/office/csv/csv.schema'
import type { returnSchemas } from '@/contract/office/returns/returns.schema'
import type { deskSchemas } from '@/contract/office/support/support.schema'
import type { Delay } from '@/contract/office/delays/delays'
import type { CatalogItem, PriceChange } from '@/contract/office/goods/goods'
import type { SpareService } from '@/domain/shop/spares/spare-service'
import type { ProductPicture } from '@/domain/office/goods/product-pictures'
import type { PromoRule } from '@/domain/shop/promo/promo'
import type { StockItem } from '@/contract/office/stock/stock'
import type { TicketMessage } from '@/contract/community/support/ticket.schema'
import type { checkoutSchemas } from '@/contract/shop/checkout/checkout.schema'
import type { WireMail } from '@/contract/office/outbox/outbox'
import type { Product } from '@/domain/shop/accessories/accessory'
import type { BikeEditRow } from '@/contract/office/bikes/bikes'
import type { Build } from '@/domain/shop/bikes/bike'
import type { BikeState, StaffBike } from '@/domain/office/bikes/bikes'
import type { CapacityRow } from '@/domain/office/capacity/capacity'
import type { BuildState } from '@/domain/office/fulfillment/bike-build'
import type { Category, CategoryKind } from '@/domain/office/categories/categories'
import type { CampaignKind } from '@/domain/office/campaigns/campaign'
import type { Dealer } from '@/domain/community/dealers/dealers'
import type { RideOutcome } from '@/domain/community/dealers/ride-moves'
import type { Conditions } from '@/domain/office/segments/segment'
import type { Role } from '@/domain/kit/permissions'
import type { SearchScope } from '@/domain/community/help-center/synonyms'
import type { PostedSupport } from '@/domain/community/support/support-hours'
import type { TextKind } from '@/domain/shop/content/content'
import type { IssueState } from '@/domain/office/newsletter/issue'
import type { Cents } from '@/domain/kit/money'
import type { FulfillmentState } from '@/domain/shop/orders/order-state'
import type { Carrier } from '@/domain/shop/orders/parcels'
import type { RefundedPieces } from '@/domain/office/refund/refund'
import type { PricedCart } from '@/server/pricing/cart/price-cart'
import type { OrderedLine } from '@/server/pricing/cart/ordered-lines'
import type { Item } from '@/server/pricing/cart/priced-line'

import type { MockCountry } from './catalog'
import type { MockMember } from './members/records'

export type PaymentBody = z.output<(typeof checkoutSchemas)['paymentGuest']['body']>

export interface MockUpload {
  type: string
  /** File content in Base64. */
  content: string
  width: number
  height: number
}

/** Staff's moderation of a review; absent until there is one. */
export interface Moderation {
  answer: string
  hidden_reason: string
}

/** One payment attempt. `status` is the sandbox's state, `booked` the state the shop last synced. */
export interface MockAttempt {
  /** Id of the price difference that the attempt pays. */
  difference?: number
  id: string
  token: string
  sandboxId: string
  status: 'open' | 'pending' | 'paid' | 'declined' | 'expired'
  booked: MockAttempt['status']
}

/** Order body whose items may include upgrades of ordered bikes, which only members can have. */
type OrderedBody = Omit<PaymentBody, 'items'> & { items: Item[] }

export interface MockOrder {
  number: string
  key: string
  /** Idempotency-Key and body of the request that placed the order. */
  requestKey: string | null
  contents: string
  body: OrderedBody
  priced: Pick<PricedCart, 'quote' | 'promo'> & { lines: OrderedLine[] }
  payment_state: 'unpaid' | 'paid' | 'partly_refunded' | 'refunded' | 'expired' | 'void'
  fulfillment_state: FulfillmentState
  placedAt: string
  paidAt: string | null
  deliveredAt: string | null
  expiresAt: string
  events: { at: string; kind: string; text?: string; by?: string; key?: string }[]
  attempts: MockAttempt[]
  refunds: MockRefund[]
  parcels: MockParcel[]
  undoneParcels?: { number: number; key: string }[]
  returns: MockReturn[]
  /** Build state of the order's bikes, numbered in the order of their lines. */
  bikes: Record<number, { state: BuildState; frame: string }>
  /** Absent in older states stored by a browser. */
  tags?: string[]
  /** Staff edits; absent in older states stored by a browser. */
  edits?: { key: string; position: number | null; refund: Cents }[]
  differences?: MockDifference[]
}

/** A change with a price difference that the buyer hasn't paid yet. */
export interface MockDifference {
  id: number
  key: string
  requestKey: string
  position: number
  count: number
  title: string
  changes: string[]
  before: string
  after: string
  becomes: Pick<
    PricedCart['lines'][number],
    'build' | 'build_sheet' | 'options' | 'description' | 'sku'
  >
  due: Difference
  reason: string
  by: string
  askedAt: string
  expiresAt: string
  paidAt: string | null
  ended: PendingEditEnd | null
}

export type MockReturn = Omit<OrderReturns['returns'][number], 'number' | 'items'> & {
  key: string
  items: { position: number; count: number; sellable: number | null }[]
}

export interface MockParcel {
  /** Parcel number; older states count parcels by index. */
  number?: number
  key: string
  carrier: Carrier
  tracking: string
  items: { position: number; count: number }[]
  frames: string[]
  shippedAt: string
  deliveredAt: string | null
}

export interface MockRefund {
  at: string
  amount: Cents
  to: 'provider' | 'credit'
  reason: string
  items: RefundedPieces[]
  shipping: Cents
  /** Amount beyond items and shipping, and the return that the refund settled. */
  free?: Cents
  back?: number | undefined
  by: string
}

interface MockBuild {
  code: string
  slug: string
  build: Build
  savedAt: string
}

export interface MockRide {
  id: number
  key: string
  requestKey: string | null
  status: 'booked' | 'cancelled'
  bike: number
  starts_at: string
  name: string
  email: string
  outcome?: RideOutcome | null
}

export interface Books {
  orders: MockOrder[]
  builds: MockBuild[]
  mails: WireMail[]
  members: MockMember[]
  rides: MockRide[]
  /** Email addresses in lowercase. */
  subscribers: string[]
  /** Oldest first. */
  tickets: MockTicket[]
  files: MockFile[]
  canned: z.output<(typeof deskSchemas)['addCanned']['response']>[]
  deadEvents: BookkeepingOverview['dead_events']
  transfers: BookkeepingOverview['transfers']
  lateTransfers: BookkeepingOverview['late_transfers']
  refundsToSend: BookkeepingOverview['refunds_to_send']
  sentRefunds: Record<number, { sent_on: string; reference: string }>
  reviews: BookkeepingOverview['reviews']
  texts: MockText[]
  /** Stock changes, by SKU. */
  shelves: Record<string, MockShelf>
  /** Visit counts by day, bike and step. */
  visits: Record<string, number>
  /** Newest first. */
  priceChanges: MockPriceChange[]
  /** Newest first. */
  delays: MockDelay[]
  /** Newest first. */
  drafts: MockDraft[]
  capacity: CapacityRow[]
  /** Added or changed promo codes. */
  promotions: PromoRule[]
  /** Saved campaigns; if empty, those of the seed apply. */
  campaigns: MockCampaign[]
  /** Absent until changed by staff. */
  countries?: MockCountry[]
  dealers?: Dealer[]
  bikes?: StaffBike[]
  /** Maps the slug of each copied bike to the slug of its original. */
  models?: Record<string, string>
  /** Newest first. */
  bikeEdits?: MockBikeEdit[]
  daysOff?: { date: string; reason: string }[]
  /** Mondays of the weeks at full capacity, as of the last read. */
  fullWeeks?: string[]
  segments?: MockSegment[]
  issues?: MockIssue[]
  synonyms?: MockSynonyms[]
  /** Newest first. */
  imports?: MockImport[]
  categories?: Partial<Record<CategoryKind, MockCategory[]>>
  moderated?: Record<number, Moderation>
  seller?: { name: string; address: string[]; vat_id: string; email?: string }
  support?: PostedSupport
  invitations?: MockInvitation[]
  /** Withdrawn products, which the mock shop's pages still show. */
  hiddenProducts: number[]
  /** Products added by staff, by idempotency key; visible in the mock back office, not on its pages. */
  addedProducts: Record<string, Product>
  /** Scheduled offers and withdrawals, by product number. */
  offerPlans: Record<number, NonNullable<CatalogItem['plan']>>
  /** Newest first. */
  productEdits: (ProductEdit & { product: number })[]
  productPictures: Record<number, ProductPicture[]>
  /** Service data saved by staff; absent in older states that a browser stored. */
  spareServices?: Record<number, SpareService>
  /** Picture uploads by id; all other uploads are in `files`. */
  pictureUploads: Record<string, MockUpload>
}

/** An uploaded table; its text is deleted once the table is applied. */
export type MockImport = z.output<(typeof csvSchemas)['read']['response']> & { text: string }

export interface MockCategory extends Category {
  keywords: string[]
  is_hidden: boolean
}

export interface MockBikeEdit extends Omit<BikeEditRow, 'differences'> {
  slug: string
  was: BikeState
  became: BikeState
  key: string
}

/** A draft order created by staff; its link contains the key. */
export interface MockDraft {
  id: number
  key: string
  requestKey: string
  body: Pick<OrderedBody, 'items' | 'email' | 'shipping_address' | 'promo_code'>
  title: string
  total: Cents
  expires_at: string
  sent_at: string
  isCanceled: boolean
  /** Number of the last order placed from the draft's link. */
  order: string | null
  by: string
}

export type MockPriceChange = PriceChange & { key: string }

type ProductEdit = CatalogItem['edits'][number]

type MockDelay = Delay & {
  key: string
  /** Promised dates without and with the delay, by order number. */
  dates: Record<string, { base: string; next: string }>
}

export interface MockShelf {
  threshold: number | null
  arrivals: (StockItem['arrivals'][number] & { isOpen: boolean })[]
  /** Newest first. */
  moves: StockItem['moves']
}

type OrderReturns = z.output<(typeof returnSchemas)['returns']['response']>
type BookkeepingOverview = z.output<(typeof bookkeepingSchemas)['overview']['response']>
type DeskTicket = z.output<(typeof deskSchemas)['read']['response']>

export interface MockTicketMessage extends z.output<typeof TicketMessage> {
  is_internal: boolean
  /** Idempotency key of the form; empty for the shop's own messages. */
  key: string
}

/** An uploaded file; its URL contains the content. */
export type MockFile = z.output<typeof TicketMessage>['files'][number]

type ComputedMembers = 'orders' | 'is_member' | 'bike' | 'merged' | 'messages'

export interface MockTicket extends Omit<DeskTicket, ComputedMembers> {
  order_number: string | null
  /** Idempotency key of the form that opened the ticket. */
  key: string
  /** Id of the author. */
  member: string | null
  bike_id: number | null
  /** Ticket clock; see domain/community/support/ticket-clock.ts. */
  spent: number
  since: string | null
  asked: string | null
  first_answer_ms: number | null
  rated_at: string | null
  messages: MockTicketMessage[]
}

/** An invitation to join the staff; its email contains the token. */
export interface MockInvitation {
  id: number
  email: string
  role: Role
  token: string
  expires_at: string
}

export interface MockSegment extends Conditions {
  id: string
  name: string
}

export interface MockSynonyms {
  id: number
  place: SearchScope
  words: string[]
}

export interface MockIssue {
  id: number
  subject: string
  preheader: string
  source: string
  segment: string | null
  segment_name: string | null
  edition: number
  state: IssueState
  send_at: string | null
  started_at: string | null
  ended_at: string | null
  changed_at: string
  recipients: number
  sent: number
  /** Start of the simulated sending; null while nothing is sent. */
  since: string | null
}

export interface MockCampaign {
  id: string
  kind: CampaignKind
  title: string
  text: string
  link: string | null
  link_label: string | null
  code: string | null
  starts_at: string | null
  ends_at: string | null
  is_active: boolean
}

/** A text of the shop with all its versions, oldest first. */
export interface MockText {
  kind: TextKind
  slug: string
  owner: string
  review_by: string | null
  is_archived: boolean
  versions: MockTextVersion[]
}

export interface MockTextVersion {
  number: number
  title: string
  description: string
  source: string
  category: string | null
  keywords: string[]
  note: string
  saved_at: string
  author: string | null
  publish_at: string | null
}

export interface BookShelf {
  read(): Books
  write(books: Books): void
}

function emptyBooks(): Books {
  const people = { members: [], subscribers: [], tickets: [], files: [], canned: [] }
  const bank = { transfers: [], lateTransfers: [], refundsToSend: [], sentRefunds: {} }
  const office = { deadEvents: [], ...bank, reviews: [], texts: [], shelves: {}, visits: {} }
  const goods = {
    hiddenProducts: [],
    addedProducts: {},
    productEdits: [],
    offerPlans: {},
    productPictures: {},
    pictureUploads: {},
  }
  const catalog = {
    priceChanges: [],
    delays: [],
    drafts: [],
    capacity: [],
    promotions: [],
    campaigns: [],
    ...goods,
  }
  return { orders: [], builds: [], mails: [], rides: [], ...people, ...office, ...catalog }
}

export function memoryStore(): BookShelf {
  let books = emptyBooks()
  return { read: () => books, write: (next) => void (books = next) }
}

const processGlobals = globalThis as typeof globalThis & { __mockShelf?: BookShelf }

/** Returns the development server's state, which survives hot reloads of the mocks but no restart. */
export function processShelf(): BookShelf {
  processGlobals.__mockShelf ??= memoryStore()
  return processGlobals.__mockShelf
}
