export { announceOrder } from './on-orders'
export { liveRouter } from './routes'
