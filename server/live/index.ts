export { announceNotices, announcePost } from './on-forum'
export { announceOrder } from './on-orders'
export { announceTicket } from './on-tickets'
export { liveRouter } from './routes'
