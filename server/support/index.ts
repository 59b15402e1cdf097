export { cannedRouter } from './desk/canned'
export { findTickets } from './desk/find-tickets'
export { readCustomer } from './desk/read-customer'
export { deskRouter } from './desk/routes'
export { WAITS_FOR_US } from './tickets/conditions'
export { type DuePlan, moveDueTimes, planDueTimes } from './tickets/due-times'
export { raiseDisputedTickets } from './tickets/follow-dispute'
export { requireTicket, type Claim } from './tickets/customer-ticket'
export { exportCustomer } from './tickets/export-customer'
export { eraseCustomer } from './tickets/erase-customer'
export {
  writeTicketAnswer,
  writeTicketClosing,
  writeTicketReceipt,
  writeTicketReopening,
} from './tickets/letters'
export { purgeRawEmails } from './inbound/raw-emails'
export { inboundRouter } from './inbound/routes'
export { supportRouter } from './tickets/routes'
