import { supportRoutes, type WireContact, type WireQuestion } from '@/contract/support'

import { call } from './http/call'
import type { Http } from './http/http'

export type Contact = WireContact

/** The tickets of the user, and how anybody reaches the shop. */
export function supportService(http: Http) {
  return {
    list: async () => (await call(http, supportRoutes.list, {})).tickets,

    /** Who we are, where, and when somebody answers. */
    contact: (): Promise<Contact> => call(http, supportRoutes.contact, {}),

    /** Opens a ticket. @returns its number */
    open: async (body: WireQuestion) => (await call(http, supportRoutes.open, { body })).number,
  }
}
