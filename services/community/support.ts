import {
  supportRoutes as routes,
  type WireAnswered,
  type WireFile,
  type WireThread,
  type WireTicketAnswer,
  type WireTicketRating,
} from '@/contract/community/support/support'

import { call } from '@/services/http/call'
import { clientOf } from '@/services/http/client-of'
import type { Http } from '@/services/http/http'

/** Reference to a ticket: the user's own, or a guest's with the key from the emailed link. */
export interface TicketAddress {
  number: string
  key: string | null
}

export function supportService(http: Http) {
  return {
    ...clientOf(http, routes, { list: 'tickets', open: 'number' }),

    read: ({ number, key }: TicketAddress): Promise<WireThread> =>
      key === null
        ? call(http, routes.read, { params: { number } })
        : call(http, routes.readByLink, { params: { number, key } }),

    /** Adds a message. For a closed ticket, opens a follow-up and returns its number. */
    answer: ({ number, key }: TicketAddress, body: WireTicketAnswer): Promise<WireAnswered> =>
      key === null
        ? call(http, routes.answer, { params: { number }, body })
        : call(http, routes.answerByLink, { params: { number, key }, body }),

    /** Closes a ticket, which only administrators can reopen (spec §6). */
    close: ({ number, key }: TicketAddress): Promise<WireThread> =>
      key === null
        ? call(http, routes.close, { params: { number } })
        : call(http, routes.closeByLink, { params: { number, key } }),

    rate: ({ number, key }: TicketAddress, body: WireTicketRating): Promise<WireThread> =>
      key === null
        ? call(http, routes.rate, { params: { number }, body })
        : call(http, routes.rateByLink, { params: { number, key }, body }),

    /** Uploads a file for a message. It expires after a day unless a message refers to it. */
    upload: (file: File): Promise<WireFile> =>
      call(
        http,
        routes.upload,
        { query: { name: file.name }, body: file } as { query: { name: string } },
        { headers: { 'content-type': 'application/octet-stream' } },
      ),
  }
}
