export { deleteLocked } from './account/delete-account'
export { collectData } from './account/export-data'
export { insertGuestAccount } from './account/guest-account'
export { changeAccess } from './account/change-access'
export { accountDataRouter } from './account/data-routes'
export { findUser, findUserByEmail, listStaffWith } from './account/queries'
export { lockCustomer } from './account/lock-customer'
export { addCustomers, changeCustomers, writeMainAddresses } from './account/import-customers'
export { eraseCustomer, exportForCustomer, resendConfirmation } from './account/for-customer'
export { livingSessions } from './account/own-sessions'
export { reauthenticate, requireUser } from './account/require-user'
export { resetSecondFactor } from './account/reset-second-factor'
export { accountRouter } from './account/routes'
export { revokeSessions } from './account/session-queries'
export {
  inviteStaff,
  listInvitations,
  sendInvitation,
  withdrawInvitation,
} from './account/staff-invitations'
export { addressAnswers } from './addresses/address-answer'
export { saveAddress } from './addresses/address-book'
export { checkAddresses } from './addresses/check-addresses'
export { findAddress, listAddresses } from './addresses/queries'
export { addressesRouter } from './addresses/routes'
