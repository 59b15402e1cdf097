export { bookCash, shopAccount } from './credits/cash'
export { exportCredit } from './credits/export-credit'
export { giveCreditBack } from './credits/on-orders'
export { listReturns } from './credits/queries'
export { creditsRouter } from './credits/routes'
export {
  CreditShort,
  balanceOf,
  creditSpentOn,
  grantCredit,
  lockCredit,
  spendCredit,
  revokeCredit,
} from './credits/transfer'
export { giftCode, hashOfCode, printedCode } from './gift-card/code'
export {
  REDEEMED_SENTENCE,
  endCards,
  hasRedeemedCard,
  redeemedPositions,
} from './gift-card/end-cards'
export { voidGiftCards, voidReturnedGiftCards } from './gift-card/on-orders'
export {
  claimDueCard,
  findCard,
  insertCards,
  listCards,
  listDueCards,
  voidCards,
} from './gift-card/queries'
