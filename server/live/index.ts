export { announceNotices, announcePost } from './on-forum'
export { announceOrder } from './on-orders'
export { liveRouter } from './routes'
