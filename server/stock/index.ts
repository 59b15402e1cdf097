export { nameMove } from './stock/name-move'
export { swapPieces } from './stock/swap-pieces'
export { releaseHeldStock, sellHeldStock, takePiecesBack, takeStockBack } from './stock/on-orders'
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
