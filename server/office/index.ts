export { backofficeRouter } from './backoffice/routes'
export { bookkeepingRouter } from './bookkeeping/routes'
export { fulfillmentRouter } from './fulfillment/routes'
export { outboxRouter } from './outbox/routes'
