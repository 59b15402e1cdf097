export { bikeLine } from './cart/bike-line'
export { changeCart, assertCartCapacity } from './cart/change-cart'
export { destinationOf } from './cart/destination'
export { exportCart } from './cart/export-cart'
export { lineNotFound, refuseExcess, requireLine } from './cart/change-lines'
export { type Item, needsOf, type PricedLine, type Upgrade } from './cart/priced-line'
export { orderedLines } from './cart/ordered-lines'
export {
  type CartRow,
  deleteLine,
  insertLine,
  listCartLines,
  lockCart,
  moveVersion,
  readVersion,
  updateLine,
} from './cart/queries'
export { quoteAnswer } from './cart/quote-answer'
export { quoteUserCart } from './cart/quote-cart'
export { pricedLines, productIds } from './cart/read-cart'
export { cartRouter } from './cart/routes'
export { removeOrderedLines } from './cart/remove-ordered-lines'
export { replaceTaxes } from './cart/replace-taxes'
export { releasePromoUse, confirmPromoUse } from './promo/on-orders'
export { promoAnswer } from './cart/promo-answer'
export { priceExample } from './cart/price-example'
export { requestPromo } from './promo/request-promo'
export { changesAroundOffer } from './promo/price-history'
export { readPromo } from './promo/read-promo'
export { promoRouter } from './promo/routes'
export { PromoGone, claimUse, redeemPromoUse } from './promo/uses'
export { certificateAnswer } from './certificates/certificate-answer'
export { eraseCertificates, exportCertificates } from './certificates/personal-data'
export { CERTIFICATE_COLUMNS, listApprovedCertificates } from './certificates/queries'
export { certificatesRouter } from './certificates/routes'
