import type { LineFix } from '@/contract/shop/cart/cart'
import type { Build } from '@/domain/shop/bikes/bike'
import type { Gift } from '@/domain/shop/gift-card/gift'
import type { Cents } from '@/domain/kit/money'

export interface CartRow {
  key: string | number
  title: string
  description: string
  /** Unit price, displayed for the visitor's country. */
  price: Cents
  count: number
  /** Maximum quantity; null where it is one, such as the upgrade of an ordered bike. */
  most: number | null
  removesAtOne: boolean
  bike: { slug: string; build: Build } | null
  image: string
  options: { color: string | null; size: string | null; upgrades: readonly { title: string }[] }
  /** Recipient of a gift card; null for other lines. */
  gift: Pick<Gift, 'to_name' | 'send_on'> | null
  /** Configurator URL of this line; null for lines without configuration. */
  editAddress: string | null
  /** Why the line can't be sold in the delivery country, and the fix. */
  problem: string | null
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

/** View model of a cart: guests' in the browser with estimates, users' on the server, versioned. */
export interface CartView {
  /** `loading` and `failed` only before the cart was first loaded. */
  status: 'loading' | 'failed' | 'ready'
  rows: readonly CartRow[]
  isRenewing: boolean
  drifts: readonly PriceDrift[]
  acknowledgeDrifts: () => void
  notice: string | null
  amounts: readonly { label: string; amount: Cents }[]
  total: Cents
  totalNote: string | null
  /** Why the cart can't be paid as it is. */
  problem: string | null
  /** External shop of Continue to Payment (spec §2); null for the checkout, undefined until the server confirmed it. */
  externalLink: string | null | undefined
}
