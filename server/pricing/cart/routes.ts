import { cartRoutes } from '@/contract/shop/cart/cart'
import { cartSchemas } from '@/contract/shop/cart/cart.schema'
import { shopDay } from '@/domain/shop/gift-card/gift-day'
import { catalogAt, readCatalogWith } from '@/server/catalog'
import { createRouter } from '@/server/kernel/http/router'
import { dayOf } from '@/server/kernel/ports/clock'

import { acceptPrices, addProducts, removeLine, setCount } from './change-lines'
import { automaticPromos, requestPromo } from '../promo/request-promo'
import { priceCart } from './price-cart'
import { destinationOf } from './destination'
import { findEmail } from './queries'
import { quoteAnswer } from './quote-answer'
import { quoteUserCart } from './quote-cart'
import { productIds, readCart } from './read-cart'
import { findCallersCart } from './stored-cart'

export const cartRouter = createRouter(cartRoutes, cartSchemas)
  .onWith('read', findCallersCart, async (context) => {
    const { caller, along, query } = context
    const { isWhole, left, revision, ...stored } = along
    const catalog = await catalogAt(context.db, revision)
    const buying = { userId: caller.userId, email: along.email }
    const automatic = await automaticPromos(context, catalog.promotions, buying)
    const makeData = () => readCart(context, along, { countryId: query.country_id, automatic })
    if (!isWhole) return { makeData }
    // Every page reads the member's cart, which rarely changes, so the cache key covers all inputs.
    const now = context.clock.now()
    const offers = automatic.map(({ at: _, rule: __, ...offer }) => offer)
    const parts = [stored, [...left], query, offers, dayOf(now), shopDay(now), context.orderLimits]
    const sameAs = { owner: catalog, key: JSON.stringify(parts) }
    return { makeData, sameAs }
  })
  .on('add', async (context) => {
    const { idempotencyKey: key, body } = context
    const { items } = body
    return { data: await addProducts(context, context.caller.userId, { items, key }) }
  })
  .on('count', async (context) => ({
    data: await setCount(context, context.caller.userId, context.body),
  }))
  .on('remove', async (context) => ({
    data: await removeLine(context, context.caller.userId, context.params.id),
  }))
  .on('acceptPrices', async (context) => ({
    data: await acceptPrices(context, context.caller.userId),
  }))
  .on('shippingVat', async (context) => {
    const { userId } = context.caller
    const email = await findEmail(context.db, userId)
    const { quote } = await quoteUserCart(context, userId, {
      destination: destinationOf(context.body),
      promo: await requestPromo(context, null, { userId, email }),
      law: 'told',
    })
    const { shipping, tax } = quote.totals
    return { data: { shipping, tax, vat: tax, quote: quoteAnswer(quote) } }
  })
  .on('shippingVatGuest', async (context) => {
    const { db, clock, orderLimits, body } = context
    const { quote } = priceCart(await readCatalogWith(db, productIds(body.items)), {
      items: body.items,
      destination: destinationOf(body),
      promo: await requestPromo(context, null, { userId: null, email: null }),
      today: dayOf(clock.now()),
      shopDay: shopDay(clock.now()),
      perLine: orderLimits.perLine,
      law: 'told',
      keepsGone: true,
    })
    const { shipping, tax } = quote.totals
    return { data: { shipping, tax, vat: tax, quote: quoteAnswer(quote) } }
  })
