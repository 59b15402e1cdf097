export { backofficeRouter } from './backoffice/routes'
export { bookkeepingRouter } from './bookkeeping/routes'
export { outboxRouter } from './outbox/routes'
