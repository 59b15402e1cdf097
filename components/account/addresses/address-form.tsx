import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import type { WireAddressBody } from '@/contract/account/addresses/addresses'
import type { ApiError } from '@/contract/kit/errors'
import type { Country } from '@/domain/shop/countries/country'
import { useAddressForm } from '@/hooks/account/addresses/use-address-form'
import type { SavedAddress } from '@/hooks/account/addresses/use-addresses'
import { addressFields } from '@/messages/account/addresses/address-fields'
import { addresses as texts } from '@/messages/account/addresses/addresses'
import { toSentence } from '@/messages/kit/errors'

import { AddressFields, CountryField, PhoneField, type Countries } from './address-fields'
import { FaultSummary } from './fault-summary'
import { faultText } from './fault-text'

interface AddressFormProps {
  /** Address to edit, or null for a new one. */
  address: SavedAddress | null
  /** Default country of a new address. */
  countryId: number
  countries: Countries
  /** @returns the error, or null if the address was saved */
  onSave: (body: WireAddressBody) => Promise<ApiError | null | undefined>
  onCancel: () => void
}

/** Form for a new or saved address. It takes focus when it opens and keeps its input on errors. */
export function AddressForm({ address, countryId, countries, onSave, onCancel }: AddressFormProps) {
  const findCountry = (id: number) => countries.find(id)
  const controls = useAddressForm({ address, countryId, findCountry, onSave })
  const { ref, form, faults, error, submit } = controls
  const title = address ? texts.editTitle : texts.addTitle

  function focusField(field: string) {
    const control = ref.current?.elements.namedItem(`address.${field}`)
    if (control instanceof HTMLElement) control.focus()
  }

  const fields = { kind: 'address' as const, address: form, faults, countries }
  return (
    <form ref={ref} noValidate onSubmit={submit} aria-label={title} className="max-w-2xl">
      <FaultSummary
        faults={faultList(faults, countries.find(form.country_id))}
        failedSubmits={controls.failedSubmits}
        onGo={focusField}
      />
      <h3 className="mb-5 text-lg">{title}</h3>
      <div className="flex flex-col gap-5">
        <CountryField {...fields} onType={controls.type} isFresh />
        <AddressFields {...fields} onType={controls.type} />
        <PhoneField
          name="address.phone"
          value={form.phone}
          fault={faults.phone}
          onType={(phone) => controls.type({ phone })}
        />
        {error && <ErrorNotice sentence={texts.notSaved(toSentence(error))} />}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" isLoading={controls.isSending}>
            {texts.save}
          </Button>
          <Button variant="secondary" onClick={onCancel}>
            {texts.cancel}
          </Button>
        </div>
      </div>
    </form>
  )
}

const ORDER = [
  'country_id',
  'name',
  'line1',
  'line2',
  'city',
  'region',
  'postcode',
  'phone',
] as const

function faultList(faults: ReturnType<typeof useAddressForm>['faults'], country?: Country) {
  const labels = {
    ...addressFields,
    country_id: addressFields.country,
    region: country?.region_title ?? '',
    postcode: addressFields.postcode(country?.code ?? ''),
  }
  return ORDER.flatMap((field) => {
    const text = faultText(faults[field], labels[field])
    return text === undefined ? [] : [{ field, text }]
  })
}
