import {
  supportRoutes as routes,
  type WireAnswered,
  type WireContact,
  type WireFile,
  type WireQuestion,
  type WireThread,
  type WireTicketAnswer,
  type WireTicketRating,
} from '@/contract/community/support/support'

import { call } from '@/services/http/call'
import type { Http } from '@/services/http/http'

export type Contact = WireContact
export type StoredFile = WireFile
export type TicketThread = WireThread
export type TicketAnswer = WireTicketAnswer
export type TicketRating = WireTicketRating
export type SubmittedTicket = WireAnswered

/** Reference to a ticket: the user's own, or a guest's with the key from the emailed link. */
export interface TicketAddress {
  number: string
  key: string | null
}

export function supportService(http: Http) {
  return {
    list: async () => (await call(http, routes.list, {})).tickets,

    read: ({ number, key }: TicketAddress): Promise<TicketThread> =>
      key === null
        ? call(http, routes.read, { params: { number } })
        : call(http, routes.readByLink, { params: { number, key } }),

    /** Adds a message. For a closed ticket, opens a follow-up and returns its number. */
    answer: ({ number, key }: TicketAddress, body: TicketAnswer): Promise<SubmittedTicket> =>
      key === null
        ? call(http, routes.answer, { params: { number }, body })
        : call(http, routes.answerByLink, { params: { number, key }, body }),

    /** Closes a ticket, which only administrators can reopen (spec §6). */
    close: ({ number, key }: TicketAddress): Promise<TicketThread> =>
      key === null
        ? call(http, routes.close, { params: { number } })
        : call(http, routes.closeByLink, { params: { number, key } }),

    rate: ({ number, key }: TicketAddress, body: TicketRating): Promise<TicketThread> =>
      key === null
        ? call(http, routes.rate, { params: { number }, body })
        : call(http, routes.rateByLink, { params: { number, key }, body }),

    /** Uploads a file for a message. It expires after a day unless a message refers to it. */
    upload: (file: File): Promise<StoredFile> =>
      call(
        http,
        routes.upload,
        { query: { name: file.name }, body: file } as { query: { name: string } },
        { headers: { 'content-type': 'application/octet-stream' } },
      ),

    contact: (): Promise<Contact> => call(http, routes.contact, {}),

    open: async (body: WireQuestion) => (await call(http, routes.open, { body })).number,
  }
}
