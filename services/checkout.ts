import type { QuotedCart } from '@/contract/cart'
import {
  checkoutRoutes,
  type WireCheckout,
  type WireMemberCheckout,
  type WireOrderBody,
  type WirePayment,
  type WirePaymentBody,
} from '@/contract/checkout'
import type { WireInput } from '@/contract/route'
import type { checkoutSchemas } from '@/contract/checkout.schema'
import type { Country } from '@/domain/country'
import { fromDollars, type Cents } from '@/domain/money'

import { call } from './http/call'
import type { Http } from './http/http'
import { countryFromWire, quoteFromWire } from './wire'

export type CheckoutBody = WireInput<(typeof checkoutSchemas)['checkoutGuest']>['body']

type WirePromo = WireCheckout['promo']

/** A code and what became of it, amounts in cents. */
export interface CheckoutPromo extends Omit<WirePromo, 'threshold' | 'goods'> {
  threshold?: Cents
  goods?: Cents
}

function promoFromWire({ code, state, threshold, goods }: WirePromo): CheckoutPromo {
  if (threshold === undefined || goods === undefined) return { code, state }
  return { code, state, threshold: fromDollars(threshold), goods: fromDollars(goods) }
}

/** A guest's checkout with amounts in cents. */
export interface Checkout extends Omit<WireCheckout, 'quote' | 'country' | 'promo'> {
  quote: QuotedCart
  promo: CheckoutPromo
  country: Country
}

/** A user's checkout with amounts in cents: what a guest sees, and beside it addresses and credit. */
export interface MemberCheckout
  extends Checkout, Omit<WireMemberCheckout, keyof WireCheckout | 'credit' | 'to_pay'> {
  /** What the user has, and what of it this order would use. */
  credit: { balance: Cents; used: Cents }
  /** What is left to pay. */
  to_pay: Cents
}

/** What a user's checkout is asked for with. */
export interface CheckoutWish {
  /** Of a new address or a chosen one; without it the address that the book has chosen decides. */
  country_id: number | null
  promo_code: string | null
  use_credit: boolean
  /** The dealer who is to assemble the bikes. */
  assembly_dealer_id: number | null
}

/** The calls of spec §7 Checkout; orders and payments wait 60 s. */
export function checkoutService(http: Http) {
  return {
    async load(body: CheckoutBody): Promise<Checkout> {
      const wire = await call(http, checkoutRoutes.checkoutGuest, { body })
      return {
        ...wire,
        promo: promoFromWire(wire.promo),
        quote: quoteFromWire(wire.quote),
        country: countryFromWire(wire.country),
      }
    },

    async loadMember({
      country_id,
      promo_code,
      use_credit,
      assembly_dealer_id,
    }: CheckoutWish): Promise<MemberCheckout> {
      const query = {
        ...(country_id === null ? {} : { country_id: String(country_id) }),
        ...(promo_code ? { promo_code } : {}),
        ...(use_credit ? { use_credit: 'true' as const } : {}),
        ...(assembly_dealer_id ? { assembly_dealer_id: String(assembly_dealer_id) } : {}),
      }
      const wire = await call(http, checkoutRoutes.checkout, { query })
      const { balance, used } = wire.credit
      return {
        ...wire,
        promo: promoFromWire(wire.promo),
        quote: quoteFromWire(wire.quote),
        country: countryFromWire(wire.country),
        credit: { balance: fromDollars(balance), used: fromDollars(used) },
        to_pay: fromDollars(wire.to_pay),
      }
    },

    /** @param key as of `pay` */
    placeOrder(body: WireOrderBody, key: string): Promise<WirePayment> {
      return call(
        http,
        checkoutRoutes.placeOrder,
        { body },
        { headers: { 'Idempotency-Key': key } },
      )
    },

    /** Opens the payment page of an unpaid order of the user again. */
    payOrder: (number: string) =>
      call(http, checkoutRoutes.payment, { body: { order_number: number } }),

    /** @param key one per order that the visitor means; a repeat with it gives the same order */
    pay(body: WirePaymentBody, key: string): Promise<WirePayment> {
      const headers = { 'Idempotency-Key': key }
      return call(http, checkoutRoutes.paymentGuest, { body }, { headers })
    },
  }
}
