import { defineRoutes, type WireInput, type WireResponse } from '@/contract/kit/route'
import type { supportSchemas } from './support.schema'

const MINE = '/api/support/tickets/:number'
const BY_LINK = '/api/tickets/:number/:key'

export const supportRoutes = defineRoutes<typeof supportSchemas>()({
  list: { method: 'GET', path: '/api/support/tickets', auth: 'required' },
  read: { method: 'GET', path: MINE, auth: 'required' },
  answer: { method: 'POST', path: `${MINE}/messages`, auth: 'required' },
  close: { method: 'POST', path: `${MINE}/close`, auth: 'required' },
  rate: { method: 'PUT', path: `${MINE}/rating`, auth: 'required' },
  readByLink: { method: 'GET', path: BY_LINK },
  answerByLink: { method: 'POST', path: `${BY_LINK}/messages` },
  closeByLink: { method: 'POST', path: `${BY_LINK}/close` },
  rateByLink: { method: 'PUT', path: `${BY_LINK}/rating` },
  upload: { method: 'POST', path: '/api/files', auth: 'optional', upload: 'file' },
  file: { method: 'GET', path: '/api/files/:id' },
  postmarkEmail: { method: 'POST', path: '/api/inbound-mail/postmark', upload: 'email' },
  postmarkBounce: {
    method: 'POST',
    path: '/api/inbound-mail/postmark/bounces',
    upload: 'email',
  },
  mimeEmail: { method: 'POST', path: '/api/inbound-mail/mime', upload: 'email' },
  rawEmail: { method: 'GET', path: '/api/inbound-mail/emails/:id' },
  contact: { method: 'GET', path: '/api/contact' },
  open: { method: 'POST', path: '/api/contact', auth: 'optional' },
})

export type WireTicket = WireResponse<(typeof supportSchemas)['list']>['tickets'][number]
export type WireThread = WireResponse<(typeof supportSchemas)['read']>
export type WireTicketAnswer = WireInput<(typeof supportSchemas)['answer']>['body']
export type WireTicketRating = WireInput<(typeof supportSchemas)['rate']>['body']
export type WireAnswered = WireResponse<(typeof supportSchemas)['answer']>
export type WireFile = WireResponse<(typeof supportSchemas)['upload']>
export type WireContact = WireResponse<(typeof supportSchemas)['contact']>
