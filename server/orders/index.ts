export { moveHold } from './checkout/holders'
export { TermsChanged, listOrderTerms, listOrderVersions } from './checkout/legal-versions'
export { orderLineRows } from './checkout/order-lines'
export { placeOrder } from './checkout/place-order'
export {
  type PlacedOrder,
  type RequestKey,
  findOrderByIdempotencyKey,
  findOrderByKey,
} from './checkout/queries'
export { exportOrders, ownOrderIds } from './records/export-orders'
export { flagOrder } from './records/flag-order'
export { eraseOrders, refuseWhileComing } from './records/erase-buyer'
export { IS_WITHDRAWN, listOpenMatters } from './records/open-matters'
export { namelessSheet } from './records/nameless-sheet'
export { confirmToken, confirmUrl, orderUrl } from './records/order-url'
export {
  type LineRow,
  type OrderRow,
  findOrder,
  findOrderByNumber,
  insertEvent,
  listBikesOf,
  listLinesOf,
  listOrderEvents,
  listOrderLines,
  listOrdersOf,
  listOrdersTo,
  lockOrder,
  updateOrder,
} from './records/queries'
export { requireOrder, requireOwnOrder } from './records/require-order'
export {
  type PendingEditRow,
  differenceKey,
  differencePath,
  endCanceledEdit,
  endMovedEdit,
  endPendingEdit,
  endRefundedEdit,
  findOpenEdit,
  findPendingEdit,
  updatePendingEdit,
} from './records/pending-edits'
export { type Parcel, findAwaitedReturn, listParcels, parcelAnswer } from './records/shipments'
