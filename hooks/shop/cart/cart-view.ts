import type { LineFix, QuotedCart } from '@/contract/shop/cart/cart'
import type { Build } from '@/domain/shop/bikes/bike'
import type { Gift } from '@/domain/shop/gift-card/gift'
import { subtractCents, ZERO, type Cents } from '@/domain/kit/money'
import { cartPanel as texts } from '@/messages/shop/cart/cart-panel'

export interface CartRow {
  key: string | number
  title: string
  description: string
  /** Unit price as displayed in the visitor's country. */
  price: Cents
  count: number
  /** Maximum quantity; null if it is fixed at one, as for the upgrade of an ordered bike. */
  most: number | null
  removesAtOne: boolean
  bike: { slug: string; build: Build } | null
  image: string
  options: { color: string | null; size: string | null; upgrades: readonly { title: string }[] }
  /** Recipient of a gift card; null for other lines. */
  gift: Pick<Gift, 'to_name' | 'send_on'> | null
  /** Configurator URL of this line; null for lines without configuration. */
  editAddress: string | null
  /** Reason why the line can't be sold in the delivery country, and its fix. */
  problem: string | null
  /** Whether the shop no longer offers it, so that it has no price. */
  isGone: boolean
  fix: LineFix | null
  takeFix: (fix: LineFix) => Promise<unknown>
  increase: () => void
  decrease: () => void
  setCount: (count: number) => void
  remove: () => void
}

export interface PriceDrift {
  id: string
  title: string
  before: Cents
  now: Cents
}

/** View model of a cart: a guest's in the browser with estimates, or a user's versioned one. */
export interface CartView {
  /** `loading` and `failed` apply only until the cart is first loaded. */
  status: 'loading' | 'failed' | 'ready'
  rows: readonly CartRow[]
  isRenewing: boolean
  drifts: readonly PriceDrift[]
  acknowledgeDrifts: () => void
  notice: string | null
  amounts: readonly { label: string; amount: Cents }[]
  total: Cents
  totalNote: string | null
  /** Reason why the cart can't be paid for as it is. */
  problem: string | null
  /** External shop for Continue to Payment (spec §2); null for the checkout, undefined if unconfirmed. */
  externalLink: string | null | undefined
}

/** Returns the row of the code that applies without being entered, if it takes something off the items. */
export function discountRows(offer: QuotedCart['automatic']): { label: string; amount: Cents }[] {
  if (!offer || offer.discount === 0) return []
  return [{ label: texts.discount(offer.code), amount: subtractCents(ZERO, offer.discount) }]
}
