import type { QuotedCart } from '@/contract/shop/cart/cart'
import { tooManyOf } from '@/contract/kit/too-many'
import { externalLinkOf } from '@/domain/kit/external-link'
import type { GuestCartItem } from '@/domain/shop/cart/guest-cart'
import { addCents, cents, timesCents } from '@/domain/kit/money'
import type { Country } from '@/domain/shop/countries/country'
import { displayPrice } from '@/domain/shop/tax/display-price'
import { cartPanel as texts } from '@/messages/shop/cart/cart-panel'
import { selectEstimate } from '@/store/cart/cart-estimate-slice'
import { isSameBike } from '@/store/cart/apply-fix'

import { discountRows, type CartRow, type CartView } from './cart-view'
import { useChosenCountry } from '@/hooks/shop/countries/use-chosen-country'
import { useGuestCart } from './use-guest-cart'
import { useLineFix } from './use-line-fix'
import { useAppSelector } from '@/hooks/kit/use-store'

/** Builds the view model of the guest's cart; the latest estimate tells which bikes can't be sold. */
export function useGuestCartView(): CartView {
  const cart = useGuestCart()
  const estimate = useAppSelector(selectEstimate)
  const { quote } = estimate
  const country = useChosenCountry()
  const takeFix = useLineFix()
  const { items, perLine } = cart
  const laws = quote?.lines.filter(({ problem }) => problem !== null) ?? []

  function rowOf(item: GuestCartItem): CartRow {
    const { id, server, cartQuantity, price, amount } = item
    const law = laws.find((line) => (server ? isSameBike(line, server) : isGoneGoods(line, item)))
    const isGone = law?.is_gone ?? false
    return {
      key: id,
      title: item.title || texts.untitled,
      description: item.description,
      // Gift cards are untaxed.
      price: country && amount === undefined ? displayPrice(price, country) : price,
      count: cartQuantity,
      most: isGone ? null : perLine,
      removesAtOne: true,
      bike: server && { slug: server.bike_slug, build: server.build },
      image: item.thumbnail,
      options: {
        color: item.color?.title ?? null,
        size: item.size?.title ?? null,
        upgrades: item.upgrades,
      },
      gift: item.gift ?? null,
      editAddress: server && !isGone ? editAddress(server.bike_slug, id) : null,
      problem: law?.problem ?? null,
      isGone,
      fix: law?.fix ?? null,
      takeFix: async (fix) => law && takeFix(law, fix),
      increase: () => void cart.add(item),
      decrease: () => void cart.decrease({ id }),
      setCount: (quantity) => void cart.setQuantity({ id, quantity }),
      remove: () => void cart.remove({ id }),
    }
  }

  const rows = items.map(rowOf)
  const excess = items.find(({ cartQuantity }) => cartQuantity > perLine)
  const subtotal = subtotalOf(rows)
  const offer = quote?.automatic
  const discounts = discountRows(offer)
  return {
    status: 'ready',
    rows,
    isRenewing: false,
    drifts: cart.drifts,
    acknowledgeDrifts: () => void cart.acknowledgeDrifts(),
    notice: !cart.isPersisted && items.length > 0 ? texts.notSaved : null,
    // spec §2: a guest's summary has Subtotal and Order total only.
    amounts: [{ label: texts.subtotal, amount: subtotal }, ...discounts],
    total: cents(Math.max(0, addCents(subtotal, ...discounts.map(({ amount }) => amount)))),
    totalNote: noteOf(country, offer),
    problem: excess
      ? tooManyOf(excess.title, perLine)
      : (rows.find(({ problem }) => problem !== null)?.problem ?? null),
    externalLink: confirmedLink(items, estimate),
  }
}

const subtotalOf = (rows: readonly CartRow[]) =>
  addCents(...rows.map(({ price, count, isGone }) => timesCents(price, isGone ? 0 : count)))

function isGoneGoods(line: QuotedCart['lines'][number], { product, variant }: GuestCartItem) {
  return line.is_gone && line.product_id === product && line.variant === (variant ?? null)
}

function noteOf(country: Country | null | undefined, offer: QuotedCart['automatic']): string {
  const note = texts.orderTotalNote(country?.prices_include_tax ? country.tax_title : null)
  if (!offer?.free_shipping) return note
  return `${note}. ${texts.freeShipping(offer.code, offer.free_shipping)}`
}

/** Returns the link once the server has confirmed it: visitors can tamper with their own storage. */
function confirmedLink(
  items: readonly GuestCartItem[],
  { quote, status }: ReturnType<typeof selectEstimate>,
): string | null | undefined {
  const link = externalLinkOf(items)
  if (link === null || quote?.lines.some((line) => line.external_link === link)) return link
  return status === 'failed' ? null : undefined
}

/** Returns the URL to edit a guest's line by its local id (spec §4 Modes: CECM). */
function editAddress(slug: string, id: string): string {
  return `/configurator/${slug}?mode=CECM&cartID=${encodeURIComponent(id)}`
}
