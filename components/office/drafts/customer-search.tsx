import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { useCustomerAddress, useDraftCustomers } from '@/hooks/office/drafts/use-draft-search'
import type { DraftFormValues } from '@/hooks/office/drafts/use-drafts'
import { drafts as texts } from '@/messages/office/drafts/drafts'
import { toSentence } from '@/messages/kit/errors'

import { OfficeSearch } from '@/components/office/kit/office-search'

/** Fills in a customer with an account; data of other customers is typed in. */
export function CustomerSearch({
  onFound,
}: {
  onFound: (known: Partial<DraftFormValues>) => void
}) {
  const { words, setWords, request } = useDraftCustomers()
  const { run, error } = useCustomerAddress()
  const choose = async (id: string) => {
    const known = await run(id)
    if (!known) return
    const { name, email, saved } = known.answer
    onFound({ name, email, ...(saved && addressOf(saved)) })
  }
  return (
    <>
      <OfficeSearch
        label={texts.known}
        hint={texts.knownHint}
        {...{ words, request }}
        texts={texts.customerSearch}
        onWords={setWords}
        onChoose={({ customer }) => void choose(customer)}
      >
        {({ name, email }) => (
          <span className="text-sm">
            <span className="block break-words">{name}</span>
            <span className="break-all text-ink-soft">{email}</span>
          </span>
        )}
      </OfficeSearch>
      {error && <ErrorNotice sentence={toSentence(error)} />}
    </>
  )
}

type SavedCustomer = Omit<
  DraftFormValues,
  'email' | 'promo' | 'discount' | 'discount_reason' | 'days' | 'items'
>

const addressOf = ({
  name,
  line1,
  line2,
  city,
  region,
  postcode,
  phone,
  country_id,
}: SavedCustomer) => ({
  ...{ name, line1, line2, city, region, postcode, phone, country_id },
})
