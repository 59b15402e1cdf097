import { externalLinkOf } from '@/domain/kit/external-link'
import { ZERO } from '@/domain/kit/money'
import { cartPanel as texts } from '@/messages/shop/cart/cart-panel'
import { serverCart } from '@/messages/shop/cart/server-cart'

import { discountRows, type CartRow, type CartView } from './cart-view'
import { useLineFix } from './use-line-fix'
import { useServerCart, type CartLine } from './use-server-cart'
import { useServerCartActions } from './use-server-cart-actions'

export function useServerCartView(): CartView {
  const state = useServerCart()
  const actions = useServerCartActions()
  const takeFix = useLineFix()
  const cart = state?.cart
  if (!cart) return { ...EMPTY, status: state?.error ? 'failed' : 'loading' }

  function rowOf(line: CartLine): CartRow {
    const { id, bike_slug, build, is_gone: isGone = false } = line
    const count = state?.counts[id] ?? line.count
    const name = nameOf(line)
    return {
      key: id,
      title: name,
      description: line.description,
      price: line.shown_price,
      count,
      most: line.order_bike_id === null && !isGone ? (cart?.max_per_line ?? null) : null,
      removesAtOne: false,
      bike: bike_slug && build ? { slug: bike_slug, build } : null,
      image: line.image,
      options: line.options,
      gift: line.gift ?? null,
      editAddress: isGone ? null : bike_slug && editAddress(line),
      problem: line.problem,
      isGone,
      fix: line.fix,
      takeFix: (fix) => takeFix(line, fix),
      increase: () => void actions.addOne({ id, count, name }),
      // spec §4 Server cart: minus acts only if the new count is above 0.
      decrease: () => count > 1 && void actions.setCount(id, count - 1),
      setCount: (quantity) => void actions.setCount(id, quantity),
      remove: () => void actions.remove({ id, name }),
    }
  }

  const { items, shown, automatic } = cart
  return {
    status: items.length === 0 && state.isMigrating ? 'loading' : 'ready',
    rows: items.map(rowOf),
    isRenewing: state.isLoading,
    drifts: driftsOf(items),
    acknowledgeDrifts: () => void actions.acceptPrices(),
    notice: null,
    // spec §2: a user's summary has Subtotal, Shipping, Tax and Order total.
    amounts: [
      { label: texts.subtotal, amount: shown.subtotal },
      ...discountRows(automatic),
      {
        label: automatic?.free_shipping ? texts.shippingFree(automatic.code) : texts.shipping,
        amount: shown.shipping,
      },
      {
        label: serverCart.tax(shown.includes_tax ? cart.tax_title : null, cart.is_tax_estimated),
        amount: cart.tax,
      },
    ],
    total: cart.total,
    totalNote: null,
    problem: items.find(({ problem }) => problem !== null)?.problem ?? null,
    externalLink: externalLinkOf(items),
  }
}

const EMPTY: Omit<CartView, 'status'> = {
  rows: [],
  isRenewing: false,
  drifts: [],
  acknowledgeDrifts: () => undefined,
  notice: null,
  amounts: [],
  total: ZERO,
  totalNote: null,
  problem: null,
  externalLink: null,
}

/** Returns the name of a line; the upgrade of an ordered bike has no title (spec §4 Modes). */
function nameOf({ title, bike_title }: CartLine): string {
  return title ?? serverCart.upgradeOf(bike_title ?? serverCart.bike)
}

/** Returns the lines whose price the user has not accepted yet. */
export function driftsOf(items: readonly CartLine[]): CartView['drifts'] {
  return items.flatMap((line) =>
    line.old_price === null
      ? []
      : [{ id: String(line.id), title: nameOf(line), before: line.old_price, now: line.price }],
  )
}

/** Returns a line's edit URL (spec §4 Modes): CEUM without a title (an ordered bike), else CECM. */
function editAddress({ id, title, bike_slug, order_bike_id }: CartLine): string {
  const query = title === null ? `mode=CEUM&orderBikeID=${order_bike_id}` : `mode=CECM&cartID=${id}`
  return `/configurator/${bike_slug}?${query}`
}
