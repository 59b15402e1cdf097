import { z } from 'zod'

import { Address, PrintedAddress } from '@/contract/shop/checkout/checkout.schema'
import { Id, IdParam } from '@/contract/shop/configurator/configurator.schema'
import { named } from '@/contract/kit/named.schema'

export const SavedAddress = PrintedAddress.extend({
  id: Id,
  is_shipping: z.boolean().describe('Preselected as the shipping address at checkout'),
  is_billing: z.boolean(),
})

const AddressBody = Address.extend({
  is_shipping: z.boolean().optional(),
  is_billing: z.boolean().optional(),
})

const ERRORS = ['address_not_found']
const AddressId = z.object({ id: IdParam })

named({ SavedAddress, SavedAddressInput: AddressBody })

export const addressesSchemas = {
  list: {
    summary: 'Lists the user’s saved addresses, newest first.',
    spec: 'open',
    response: z.object({ addresses: z.array(SavedAddress) }),
  },
  add: {
    summary:
      'Adds an address. The first one becomes the default for delivery and billing. Maximum 20.',
    spec: 'open',
    repeats: 'An address that is saved already, however it is spelled, is updated instead.',
    errors: ['address_book_full'],
    body: AddressBody,
    response: SavedAddress,
  },
  change: {
    summary: 'Updates an address. Existing orders keep their address.',
    spec: 'open',
    errors: ERRORS,
    params: AddressId,
    body: AddressBody,
    response: SavedAddress,
  },
  remove: {
    summary: 'Permanently deletes an address.',
    spec: 'open',
    errors: ERRORS,
    params: AddressId,
    response: z.object({}),
  },
}
