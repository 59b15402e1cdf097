import type { WireAddressBody } from '@/contract/account/addresses/addresses'
import type { ApiError } from '@/contract/kit/errors'
import {
  addressFaults,
  emptyAddress,
  type AddressForm,
  type FindCountry,
  type FormFault,
} from '@/domain/shop/checkout/checkout-form'
import { wireAddress } from '@/store/checkout/payment-body'

import type { SavedAddress } from './use-addresses'
import { useForm } from '@/hooks/kit/use-form'

interface Options {
  /** The edited address; null for a new one. */
  address: SavedAddress | null
  countryId: number
  findCountry: FindCountry
  /** @returns the error if it was not saved, null if it was, undefined if nothing was sent */
  onSave: (body: WireAddressBody) => Promise<ApiError | null | undefined>
}

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
