import {
  deskRoutes as routes,
  type CannedAnswer,
  type CannedChange,
  type CannedInput,
  type DeskAnswer,
  type DeskChange,
  type DeskCustomer,
  type DeskMerge,
  type DeskNote,
  type DeskOverview,
  type DeskPresence,
  type DeskFilter,
  type DeskQuery,
  type PresentAgent,
  type TicketReports,
  type WireDeskTicket,
  type WireDeskTickets,
} from '@/contract/office/support/support'

import { call } from '@/services/http/call'
import type { Http } from '@/services/http/http'

export type DeskTickets = WireDeskTickets
export type DeskTicket = WireDeskTicket
export type {
  CannedAnswer,
  CannedChange,
  CannedInput,
  DeskAnswer,
  DeskChange,
  DeskCustomer,
  DeskMerge,
  DeskNote,
  DeskOverview,
  DeskPresence,
  DeskFilter,
  DeskQuery,
  PresentAgent,
  TicketReports,
}

const numberParam = (number: string) => ({ params: { number } })
const byId = (id: number) => ({ params: { id: String(id) } })

/** Tickets for agents. Outdated writes fail with `ticket_changed` and the current ticket as `data`. */
export function deskService(http: Http) {
  return {
    list: (query: DeskQuery): Promise<DeskTickets> => call(http, routes.list, { query }),
    overview: (): Promise<DeskOverview> => call(http, routes.overview, {}),
    read: (number: string): Promise<DeskTicket> => call(http, routes.read, numberParam(number)),
    customer: (number: string): Promise<DeskCustomer> =>
      call(http, routes.customer, numberParam(number)),
    answer: (number: string, body: DeskAnswer): Promise<DeskTicket> =>
      call(http, routes.answer, { ...numberParam(number), body }),
    note: (number: string, body: DeskNote): Promise<DeskTicket> =>
      call(http, routes.note, { ...numberParam(number), body }),
    change: (number: string, body: DeskChange): Promise<DeskTicket> =>
      call(http, routes.change, { ...numberParam(number), body }),
    merge: (number: string, body: DeskMerge): Promise<DeskTicket> =>
      call(http, routes.merge, { ...numberParam(number), body }),
    presence: async (number: string, body: DeskPresence): Promise<PresentAgent[]> =>
      (await call(http, routes.presence, { ...numberParam(number), body })).people,
    addCanned: (body: CannedInput): Promise<CannedAnswer> => call(http, routes.addCanned, { body }),
    changeCanned: (id: number, body: CannedChange): Promise<CannedAnswer> =>
      call(http, routes.changeCanned, { ...byId(id), body }),
    removeCanned: async (id: number): Promise<void> => {
      await call(http, routes.removeCanned, byId(id))
    },
    reports: (days: number): Promise<TicketReports> =>
      call(http, routes.reports, { query: { days: String(days) } }),
  }
}
