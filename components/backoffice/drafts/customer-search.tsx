import { ErrorNotice } from '@/components/ui/error-notice'
import { useCustomerAddress, useDraftCustomers } from '@/hooks/use-draft-search'
import type { DraftFormValues } from '@/hooks/use-drafts'
import { drafts as texts } from '@/messages/drafts'
import { toSentence } from '@/messages/errors'

import { OfficeSearch } from '../office-search'

/** Fills in a customer with an account; others are typed. */
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

type SavedCustomer = Omit<DraftFormValues, 'email' | 'promo' | 'days' | 'items'>

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
