export { moveHold } from './checkout/holders'
export { orderLineRows } from './checkout/order-lines'
export { placeOrder } from './checkout/place-order'
export {
  type PlacedOrder,
  type RequestKey,
  findOrderByIdempotencyKey,
  findOrderByKey,
} from './checkout/queries'
export { exportOrders, ownOrderIds } from './orders/export-orders'
export { flagOrder } from './orders/flag-order'
export { eraseOrders, refuseWhileComing } from './orders/erase-buyer'
export { namelessSheet } from './orders/nameless-sheet'
export { confirmToken, confirmUrl, orderUrl } from './orders/order-url'
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
} from './orders/queries'
export { requireOrder, requireOwnOrder } from './orders/require-order'
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
} from './orders/pending-edits'
export { type Parcel, listParcels, parcelAnswer } from './orders/shipments'
