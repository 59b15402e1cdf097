import type { HttpHandler } from 'msw'

import { api } from '@/contract/kit/api'
import { apiSchemas } from '@/contract/kit/api.schema'
import { DEFAULT_COUNTRY_ID } from '@/domain/kit/constants'

import { accessoryHandlers } from './accessories'
import { estimate, loadCheckout, payAsGuest } from './checkout'
import { contentHandlers } from './content'
import * as configurator from './configurator'
import { dealerHandlers } from './dealers'
import { accountHandlers } from './members/account-handlers'
import { addressHandlers } from './members/addresses'
import { forumHandlers } from './forum'
import { asMember } from './members/books'
import { cartHandlers } from './members/cart'
import { editOf } from './members/cart-edit'
import { memberCheckoutHandlers } from './members/checkout'
import { garageHandlers } from './members/garage'
import { orderHandlers as memberOrderHandlers } from './members/orders'
import { ownReviewHandlers } from './members/reviews'
import { mock, mockProblem } from './mock'
import { goodsHandlers } from './goods'
import { helpCenterHandlers } from './help-center'
import { spareHandlers } from './spares'
import type { MockShop } from './mock-shop'
import { changeGift } from './gifts'
import { liveHandlers } from './live'
import { newsletterHandlers } from './newsletter'
import { readOrder, stateWithdrawal } from './orders'
import { backofficeHandlers } from './office/backoffice'
import { customerHandlers } from './office/customers'
import { operationHandlers } from './office/operation'
import { fulfillmentHandlers } from './office/fulfillment'
import { bookkeepingHandlers } from './office/bookkeeping'
import { deskHandlers } from './office/desk'
import { auditHandlers } from './office/audit'
import { csvHandlers } from './office/csv'
import { buildHandlers } from './office/builds'
import { capacityHandlers } from './office/capacity'
import { draftHandlers } from './office/drafts'
import { editHandlers } from './office/edits'
import { payDifferenceHandlers } from './pay-differences'
import { delayHandlers } from './office/delays'
import { bikeHandlers } from './office/bikes'
import { priceHandlers } from './office/prices'
import { campaignHandlers } from './office/campaigns'
import { categoryHandlers } from './office/categories'
import { promotionHandlers } from './office/promotions'
import { dealershipHandlers } from './office/dealerships'
import { disputeHandlers } from './office/disputes'
import { searchHandlers } from './office/searches'
import { issueHandlers } from './office/issues'
import { segmentHandlers } from './office/segments'
import { testRideHandlers } from './office/test-rides'
import { reportHandlers } from './office/reports'
import { giftHandlers } from './office/gifts'
import { moderationHandlers } from './office/moderation'
import { settingsHandlers } from './office/settings'
import { shippingHandlers } from './office/shipping'
import { staffHandlers } from './office/staff'
import { stockHandlers } from './office/stock'
import { promoHandlers } from './promo'
import { supportHandlers } from './support'
import { actInSandbox, finishPayment, payAgain, readSandbox } from './payments'
import { homeHandlers, reviewHandlers } from './reviews'

export function mockHandlers(shop: MockShop): HttpHandler[] {
  return [
    ...accountHandlers(shop),
    ...addressHandlers(shop),
    // Must come before the guest's order page, whose path has one segment fewer.
    ...memberOrderHandlers(shop),
    ...cartHandlers(shop),
    ...memberCheckoutHandlers(shop),
    ...garageHandlers(shop),
    ...catalogHandlers(shop),
    ...helpCenterHandlers(shop),
    ...homeHandlers(shop),
    ...reviewHandlers(shop),
    ...ownReviewHandlers(shop),
    ...dealerHandlers(shop),
    ...accessoryHandlers(shop),
    ...goodsHandlers(shop),
    ...spareHandlers(shop),
    ...orderHandlers(shop),
    ...contentHandlers(shop),
    ...supportHandlers(shop),
    ...liveHandlers(),
    ...forumHandlers(shop),
    ...promoHandlers(shop),
    ...newsletterHandlers(shop),
    ...backofficeHandlers(shop),
    ...customerHandlers(shop),
    ...operationHandlers(shop),
    ...fulfillmentHandlers(shop),
    ...bookkeepingHandlers(shop),
    ...deskHandlers(shop),
    ...staffHandlers(shop),
    ...stockHandlers(shop),
    ...buildHandlers(shop),
    ...capacityHandlers(shop),
    ...delayHandlers(shop),
    ...draftHandlers(shop),
    ...editHandlers(shop),
    ...payDifferenceHandlers(shop),
    ...bikeHandlers(shop),
    ...priceHandlers(shop),
    ...campaignHandlers(shop),
    ...categoryHandlers(shop),
    ...issueHandlers(shop),
    ...disputeHandlers(shop),
    ...searchHandlers(shop),
    ...segmentHandlers(shop),
    ...testRideHandlers(shop),
    ...promotionHandlers(shop),
    ...auditHandlers(shop),
    ...reportHandlers(shop),
    ...giftHandlers(shop),
    ...moderationHandlers(shop),
    ...settingsHandlers(shop),
    ...shippingHandlers(shop),
    ...dealershipHandlers(shop),
    ...csvHandlers(shop),
  ]
}

function catalogHandlers(shop: MockShop): HttpHandler[] {
  const [routes, schemas] = [api.configurator, apiSchemas.configurator]
  return [
    mock(routes.list, schemas.list, () => configurator.listBikes(shop)),
    mock(routes.bike, schemas.bike, ({ params, query, header }) => {
      const isEdit = query.cartID !== undefined || query.orderBikeID !== undefined
      const edit = isEdit ? asMember(shop, header, (member) => editOf(shop, member, query)) : null
      return { ...configurator.readBike(shop, params.slug), edit }
    }),
    mock(routes.colors, schemas.colors, ({ params }) => configurator.readColors(shop, params)),
    mock(routes.date, schemas.date, ({ params }) => configurator.readReadyDate(shop, params)),
    mock(routes.saveBuild, schemas.saveBuild, ({ body }) => configurator.saveBuild(shop, body)),
    mock(routes.countVisit, schemas.countVisit, ({ body }) => configurator.countVisit(shop, body)),
    mock(routes.model, schemas.model, ({ params, query }) => {
      throw configurator.modelFile(shop, params.slug, query.build)
    }),
    mock(routes.restoreBuild, schemas.restoreBuild, ({ params }) =>
      configurator.restoreBuild(shop, params.code),
    ),
    mock(api.countries.list, apiSchemas.countries.list, () => {
      return { countries: shop.catalog.countries, default_id: DEFAULT_COUNTRY_ID }
    }),
  ]
}

function orderHandlers(shop: MockShop): HttpHandler[] {
  const { cart, checkout, payment, orders, outbox } = apiSchemas
  return [
    mock(api.cart.shippingVatGuest, cart.shippingVatGuest, ({ body }) =>
      estimate(shop, body.country_id, body.items),
    ),
    mock(api.checkout.checkoutGuest, checkout.checkoutGuest, ({ body }) =>
      loadCheckout(shop, body),
    ),
    mock(api.checkout.paymentGuest, checkout.paymentGuest, ({ body, header }) =>
      payAsGuest(shop, body, header('idempotency-key')),
    ),
    // The mocks support the sandbox only: no page of another provider can lead back here.
    mock(api.payment.callBack, payment.callBack, () => {
      throw mockProblem('payment_not_found')
    }),
    mock(api.payment.callBackPayPal, payment.callBackPayPal, () => {
      throw mockProblem('payment_not_found')
    }),
    mock(api.payment.providerEvent, payment.providerEvent, () => {
      throw mockProblem('not_found')
    }),
    mock(api.payment.callBackPay, payment.callBackPay, ({ params }) =>
      finishPayment(shop, params.a, params.b),
    ),
    mock(api.payment.sandboxPayment, payment.sandboxPayment, ({ params }) =>
      readSandbox(shop, params.id),
    ),
    mock(api.payment.sandboxAct, payment.sandboxAct, ({ params, body }) =>
      actInSandbox(shop, params.id, body.outcome),
    ),
    mock(api.payment.payAgain, payment.payAgain, ({ params }) => payAgain(shop, params)),
    mock(api.orders.read, orders.read, ({ params }) => readOrder(shop, params)),
    mock(api.orders.confirmEmail, orders.confirmEmail, ({ params }) => {
      readOrder(shop, params)
      throw mockProblem('link_invalid')
    }),
    mock(api.orders.sendConfirmation, orders.sendConfirmation, ({ params }) => {
      readOrder(shop, params)
      throw mockProblem('confirmation_closed')
    }),
    mock(api.orders.changeGift, orders.changeGift, ({ params, body }) => {
      changeGift(shop, params.number, { position: params.position, gift: body })
      return readOrder(shop, params)
    }),
    mock(api.orders.withdrawal, orders.withdrawal, ({ body }) => stateWithdrawal(shop, body)),
    mock(api.orders.confirmWithdrawal, orders.confirmWithdrawal, ({ body }) => {
      stateWithdrawal(shop, body)
      throw mockProblem('withdrawal_closed')
    }),
    mock(api.outbox.list, outbox.list, () => ({ mails: shop.books().mails })),
  ]
}
