export { findTickets } from './desk/find-tickets'
export { readCustomer } from './desk/read-customer'
export { deskRouter } from './desk/routes'
export { WAITS_FOR_US } from './support/conditions'
export { type DuePlan, moveDueTimes, planDueTimes } from './support/due-times'
export { raiseDisputedTickets } from './support/follow-dispute'
export { requireTicket, type Claim } from './support/customer-ticket'
export { exportCustomer } from './support/export-customer'
export { eraseCustomer } from './support/erase-customer'
export {
  writeTicketAnswer,
  writeTicketClosing,
  writeTicketReceipt,
  writeTicketReopening,
} from './support/letters'
export { purgeRawEmails } from './inbound/raw-emails'
export { inboundRouter } from './inbound/routes'
export { supportRouter } from './support/routes'
