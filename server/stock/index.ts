export { nameMove } from './stock/name-move'
export { swapPieces } from './stock/swap-pieces'
export {
  releaseHeldStock,
  sellHeldStock,
  returnCanceledPieces,
  restockCanceled,
} from './stock/on-orders'
export {
  type StockNeed,
  rehold,
  insertReservations,
  listPiecesForSale,
  listReservations,
  listSkusInStock,
  reserveStock,
  restockPieces,
} from './stock/queries'
