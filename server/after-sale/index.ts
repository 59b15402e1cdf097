export { lineChoice, lineDetail } from './documents/content'
export { documentNumber } from './documents/draw/titles'
export { drawPaper } from './documents/read-document'
export { documentsOf } from './documents/document-list'
export { listEvidencePapers, readEvidencePaper } from './documents/evidence-papers'
export { eraseBuyer } from './documents/erase-buyer'
export { creditRefund, invoiceDifference, invoiceOrder } from './documents/on-orders'
export { drawPicked } from './documents/draw-picked'
export { papersOfParcel, returnLabelPath } from './documents/parcel-papers'
export { documentsRouter } from './documents/routes'
export { progressOf } from './garage/bike-answer'
export { DEFAULT_SETTINGS } from './garage/build-bikes'
export { cancelFault } from './garage/cancel-fault'
export { exportGarage } from './garage/export-garage'
export { freeNumberOf } from './garage/serials'
export { eraseRider } from './garage/erase-rider'
export { buildOrderedBikes, cancelBikes, followOrder, revokeBikes } from './garage/on-orders'
export {
  type OrderBikeRow,
  type OwnedRow,
  findOwnBike,
  cancelBikesById,
  isUpgradable,
  listOwnBikes,
  updateBike,
} from './garage/queries'
export { garageRouter } from './garage/routes'
export { awaitsPicture, eraseNamedPictures, pictureOrder } from './garage/order-pictures'
export { changeGift } from './gift-card/change'
export { eraseGifts, purgeRecipients } from './gift-card/erase'
export { issueGiftCards } from './gift-card/issue'
export { sendGiftCard } from './gift-card/send'
export { sendGiftAgain } from './gift-card/send-again'
export { attachedTitles, attachmentsOf } from './letters/attachments'
export { exportLetters } from './letters/export-letters'
export { eraseLetters } from './letters/erase-letters'
export {
  writeCancellation,
  writeConfirmation,
  writeCorrection,
  writeDecline,
  writeDifference,
  writeDisputeNotice,
  writeEdit,
  writeExpiry,
  writeInstructions,
  writePromise,
  writeRefund,
  writeReturn,
  writeReviewNotice,
  writeShipment,
  writeUndo,
  writeWithdrawal,
} from './letters/on-orders'
export { listCounts, listLatestOfEach, listRatings } from './reviews/queries'
export { publicReview } from './reviews/read-reviews'
export { reviewsRouter } from './reviews/routes'
