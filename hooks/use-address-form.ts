import { useState } from 'react'

import type { WireAddressBody } from '@/contract/addresses'
import type { ApiError } from '@/contract/errors'
import {
  addressFaults,
  emptyAddress,
  type AddressFaults,
  type AddressForm,
  type FindCountry,
} from '@/domain/checkout-form'
import { wireAddress } from '@/store/checkout/payment-body'

import type { SavedAddress } from './use-addresses'

interface Options {
  /** What is changed; null for a new address. */
  address: SavedAddress | null
  /** The country that a new address starts with. */
  countryId: number
  findCountry: FindCountry
  /** @returns why it was not saved; null when it was, undefined when nothing was sent */
  onSave: (body: WireAddressBody) => Promise<ApiError | null | undefined>
}

/**
 * One address as it is typed. Faults are looked for when it is to be saved and go as soon as their field is
 * mended; a failure keeps every field.
 */
export function useAddressForm({ address, countryId, findCountry, onSave }: Options) {
  const [form, setForm] = useState<AddressForm>(() => formOf(address, countryId))
  const [phone, setPhone] = useState(address?.phone ?? '')
  const [server, setServer] = useState<AddressFaults>({})
  const [isChecked, setChecked] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const [error, setError] = useState<ApiError | null>(null)
  const [isSaving, setSaving] = useState(false)
  const faults = isChecked ? { ...addressFaults(form, findCountry), ...server } : server

  function forget(fields: readonly string[]) {
    setServer((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => !fields.includes(field))),
    )
  }

  function refuse(found: AddressFaults) {
    setServer(found)
    setRefusals((count) => count + 1)
  }

  async function submit() {
    if (isSaving) return
    setChecked(true)
    setServer({})
    setError(null)
    if (Object.keys(addressFaults(form, findCountry)).length > 0) return refuse({})
    setSaving(true)
    const failed = await onSave(wireAddress(form, phone, findCountry(form.country_id)))
    setSaving(false)
    if (!failed) return
    const found = serverFaults(failed)
    if (Object.keys(found).length > 0) refuse(found)
    else setError(failed)
  }

  return {
    form,
    phone,
    faults,
    refusals,
    error,
    isSaving,
    submit,
    type: (change: Partial<AddressForm>) => {
      forget(Object.keys(change))
      setForm((before) => ({ ...before, ...change }))
    },
    typePhone: (next: string) => {
      forget(['phone'])
      setPhone(next)
    },
  }
}

function formOf(address: SavedAddress | null, countryId: number): AddressForm {
  if (!address) return emptyAddress(countryId)
  const { name, line1, line2 = '', city, region = '', postcode = '', country_id } = address
  return { name, line1, line2, city, region, postcode, country_id }
}

const FIELDS = [
  'name',
  'line1',
  'line2',
  'city',
  'region',
  'postcode',
  'country_id',
  'phone',
] as const

function serverFaults(error: ApiError): AddressFaults {
  const faults: AddressFaults = {}
  if (error.kind !== 'problem') return faults
  for (const { field, message } of error.errors) {
    const known = FIELDS.find((name) => name === field)
    if (known) faults[known] ??= { code: 'server', message }
  }
  return faults
}
