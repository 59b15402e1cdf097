export { nameMove } from './movements/name-move'
export { swapPieces } from './movements/swap-pieces'
export {
  releaseHeldStock,
  sellHeldStock,
  returnCanceledPieces,
  restockCanceled,
} from './movements/on-orders'
export {
  type StockNeed,
  rehold,
  insertReservations,
  listPiecesForSale,
  listReservations,
  listSkusInStock,
  listUnbuiltPieces,
  reserveStock,
  restockPieces,
} from './movements/queries'
