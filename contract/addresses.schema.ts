import { z } from 'zod'

import { Address } from './checkout.schema'
import { Id, IdParam } from './configurator.schema'

const SavedAddress = Address.extend({
  id: Id,
  /** Chosen for delivery, or for the bill, when a checkout opens. */
  is_shipping: z.boolean(),
  is_billing: z.boolean(),
})

const AddressBody = Address.extend({
  is_shipping: z.boolean().optional(),
  is_billing: z.boolean().optional(),
})

const ERRORS = ['address_not_found']
const AddressId = z.object({ id: IdParam })

export const addressesSchemas = {
  list: {
    summary: 'The address book of the user, newest first.',
    spec: 'open',
    response: z.object({ addresses: z.array(SavedAddress) }),
  },
  add: {
    summary: 'Adds an address; the first one is chosen for delivery and bill. At most 20.',
    spec: 'open',
    errors: ['address_book_full'],
    body: AddressBody,
    response: SavedAddress,
  },
  change: {
    summary: 'Changes an address. Orders keep the address they were placed with.',
    spec: 'open',
    errors: ERRORS,
    params: AddressId,
    body: AddressBody,
    response: SavedAddress,
  },
  remove: {
    summary: 'Deletes an address for good.',
    spec: 'open',
    errors: ERRORS,
    params: AddressId,
    response: z.object({}),
  },
}
