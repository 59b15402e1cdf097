import type { WireAddressBody } from '@/contract/addresses'
import type { ApiError } from '@/contract/errors'
import {
  addressFaults,
  emptyAddress,
  type AddressForm,
  type FindCountry,
  type FormFault,
} from '@/domain/checkout-form'
import { wireAddress } from '@/store/checkout/payment-body'

import type { SavedAddress } from './use-addresses'
import { useForm } from './use-form'

interface Options {
  /** What is changed; null for a new address. */
  address: SavedAddress | null
  /** The country that a new address starts with. */
  countryId: number
  findCountry: FindCountry
  /** @returns why it was not saved; null when it was, undefined when nothing was sent */
  onSave: (body: WireAddressBody) => Promise<ApiError | null | undefined>
}

/** One address of the book as it is typed, with its phone number. */
export function useAddressForm({ address, countryId, findCountry, onSave }: Options) {
  return useForm<BookForm, FormFault>({
    initial: () => formOf(address, countryId),
    check: (form) => addressFaults(form, findCountry),
    hasSummary: true,
    send: async ({ form: { phone, ...typed } }) =>
      onSave(wireAddress(typed, phone, findCountry(typed.country_id))),
  })
}

type BookForm = AddressForm & { phone: string }

function formOf(address: SavedAddress | null, countryId: number): BookForm {
  if (!address) return { ...emptyAddress(countryId), phone: '' }
  const { name, line1, line2 = '', city, region = '', postcode = '', country_id, phone } = address
  return { name, line1, line2, city, region, postcode, country_id, phone: phone ?? '' }
}
