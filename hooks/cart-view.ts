import type { LineFix } from '@/contract/cart'
import type { Build } from '@/domain/bike'
import type { Gift } from '@/domain/gift'
import type { Cents } from '@/domain/money'

/** One line of a cart, as the panel shows it, with what can be done with it. */
export interface CartRow {
  key: string | number
  title: string
  description: string
  /** Of one piece, as the visitor's country wants it shown. */
  price: Cents
  count: number
  /** The most of one line; null where there is one, such as the upgrade of an ordered bike. */
  most: number | null
  /** Whether minus at 1 takes the line out. */
  removesAtOne: boolean
  bike: { slug: string; build: Build } | null
  image: string
  options: { color: string | null; size: string | null; upgrades: readonly { title: string }[] }
  /** For whom a gift card is; null for everything else. */
  gift: Pick<Gift, 'to_name' | 'send_on'> | null
  /** The configurator with this line; null for what has nothing to configure. */
  editAddress: string | null
  /** Why the line can't be sold where it goes, and the change that helps. */
  problem: string | null
  fix: LineFix | null
  takeFix: (fix: LineFix) => Promise<unknown>
  increase: () => void
  decrease: () => void
  setCount: (count: number) => void
  remove: () => void
}

/** A price that has changed since its line was added, in cents before tax. */
export interface PriceDrift {
  id: string
  title: string
  before: Cents
  now: Cents
}

/**
 * What the cart panel reads of a cart, a guest's or a user's. The carts themselves are kept in two ways: in the
 * browser with estimates, or on the server with versions.
 */
export interface CartView {
  /** `loading` and `failed` before anything of the cart is known. */
  status: 'loading' | 'failed' | 'ready'
  rows: readonly CartRow[]
  /** A newer cart is on its way. */
  isRenewing: boolean
  drifts: readonly PriceDrift[]
  acknowledgeDrifts: () => void
  /** What the panel says above the lines; null for nothing. */
  notice: string | null
  amounts: readonly { label: string; amount: Cents }[]
  total: Cents
  totalNote: string | null
  /** Why the cart can't be paid as it is. */
  problem: string | null
  /** The other shop that Continue to Payment leads to (spec §2); null for the checkout, undefined until the server has confirmed it. */
  externalLink: string | null | undefined
}
