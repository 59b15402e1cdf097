import {
  cartRoutes,
  type LineFix,
  type QuotedCart,
  type WireCart,
  type WireGuestItem,
} from '@/contract/cart'
import { configuratorRoutes } from '@/contract/configurator'
import type { Build } from '@/domain/bike'
import type { ConfiguratorMode } from '@/domain/constants'
import { fromDollars, type Cents } from '@/domain/money'

import { call } from './http/call'
import type { Http } from './http/http'
import { fixFromWire, quoteFromWire } from './wire'

type Amounts = 'subtotal' | 'shipping' | 'tax' | 'total'
type WireLine = WireCart['carts'][number]

/** spec §3 Server cart item, prices in cents. */
export type ServerCartLine = Omit<
  WireLine,
  'price' | 'old_price' | 'total_price' | 'shown_price' | 'fix'
> & {
  fix: LineFix | null
  price: Cents
  old_price: Cents | null
  total_price: Cents
  shown_price: Cents
}

/** spec §3 Cart data: items (from carts), shipping, tax. Amounts in cents. */
export type ServerCart = Omit<WireCart, Amounts | 'carts' | 'shown'> & { [A in Amounts]: Cents } & {
  items: ServerCartLine[]
  /** As the country's law wants them shown. */
  shown: { subtotal: Cents; shipping: Cents; includes_tax: boolean }
}

/** A configured bike as it goes to the cart of a user. */
export interface BikeToSave {
  product_id: number
  bike_slug: string
  build: Build
  count: number
  /** What is edited, and by which of the modes of spec §4; left out for a new line. */
  mode?: ConfiguratorMode
  cart_id?: number | null
  order_bike_id?: number | null
}

/** An accessory, spare or gift card as it goes to the cart of a user. */
export interface GoodsToAdd {
  product_id: number
  count: number
  amount?: number
  variant?: string
}

const once = (key: string) => ({ headers: { 'Idempotency-Key': key } })

/** The calls of spec §7 Cart and the bike-save call of the configurator. */
export function cartService(http: Http) {
  return {
    async estimate(
      countryId: number,
      items: WireGuestItem[],
      signal?: AbortSignal,
    ): Promise<QuotedCart> {
      const answer = await call(
        http,
        cartRoutes.shippingVatGuest,
        { body: { country_id: countryId, items } },
        signal ? { signal } : {},
      )
      return quoteFromWire(answer.quote)
    },

    /** @param countryId where it goes; left out, the address of the user decides */
    async read(countryId?: number): Promise<ServerCart> {
      const query = countryId === undefined ? {} : { country_id: String(countryId) }
      return cartFromWire(await call(http, cartRoutes.read, { query }))
    },

    /** @param key one per intention: a repeat with it adds nothing */
    add(items: GoodsToAdd[], key: string) {
      return call(http, cartRoutes.add, { body: { items } }, once(key))
    },

    /** @param key one per intention: a repeat with it saves nothing */
    addBike(bike: BikeToSave, key: string) {
      return call(
        http,
        configuratorRoutes.saveToCart,
        { body: { mode: 'CNM', ...bike } },
        once(key),
      )
    },

    count: (id: number, count: number) => call(http, cartRoutes.count, { body: { id, count } }),
    remove: (id: number) => call(http, cartRoutes.remove, { params: { id: String(id) } }),
    acceptPrices: () => call(http, cartRoutes.acceptPrices, {}),
  }
}

function cartFromWire({ carts, ...wire }: WireCart): ServerCart {
  return {
    ...wire,
    subtotal: fromDollars(wire.subtotal),
    shipping: fromDollars(wire.shipping),
    tax: fromDollars(wire.tax),
    total: fromDollars(wire.total),
    shown: {
      ...wire.shown,
      subtotal: fromDollars(wire.shown.subtotal),
      shipping: fromDollars(wire.shown.shipping),
    },
    items: carts.map((line) => ({
      ...line,
      price: fromDollars(line.price),
      old_price: line.old_price === null ? null : fromDollars(line.old_price),
      total_price: fromDollars(line.total_price),
      shown_price: fromDollars(line.shown_price),
      fix: fixFromWire(line.fix),
    })),
  }
}
