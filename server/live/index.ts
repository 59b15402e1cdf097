export { announceNotices, announcePost, closeThread } from './on-forum'
export { announceOrder } from './on-orders'
export { announceTicket } from './on-tickets'
export { liveRouter } from './routes'
