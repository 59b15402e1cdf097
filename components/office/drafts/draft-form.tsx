import { useId } from 'react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { TILL_WAYS } from '@/domain/shop/payment/till'
import { useCountries } from '@/hooks/shop/countries/use-countries'
import { useDraftForm, type DraftList, type SentDraft } from '@/hooks/office/drafts/use-drafts'
import { useModal } from '@/hooks/kit/use-modal'
import { useMay } from '@/hooks/office/kit/use-permissions'
import { drafts as texts, takeDraftDialog } from '@/messages/office/drafts/drafts'
import { toSentence } from '@/messages/kit/errors'

import { DENSE_CONTROL } from '@/components/office/kit/dense-control'
import { Part } from '@/components/office/kit/part'
import { DenseField } from '@/components/office/kit/dense-field'
import { CustomerSearch } from './customer-search'
import { DraftItems } from './draft-items'
import { DraftPrice } from './draft-price'

interface DraftFormProps {
  hasMail: boolean
  onSent: (list: DraftList, sent: SentDraft) => void
}

const FIELDS = ['name', 'line1', 'line2', 'city', 'region', 'postcode', 'phone'] as const

export function DraftForm({ hasMail, onSent }: DraftFormProps) {
  const { ask } = useModal()
  const controls = useDraftForm({
    confirm: (way, draft) => ask(takeDraftDialog(way, draft, hasMail)),
    onSent,
  })
  const mayRead = useMay()('customers.read')
  const { ref, form, faults, error, type, submit, isSending, quote, request, isPriced } = controls
  const isBusy = form.items.length > 0 && !isPriced
  return (
    <Part title={texts.add} empty={null}>
      {!hasMail && <ErrorNotice sentence={texts.noServer} className="mb-4 max-w-xl" />}
      <div className="grid items-start gap-8 xl:grid-cols-2">
        <DraftItems
          items={form.items}
          countryId={form.country_id}
          fault={faults.items}
          onChange={(items) => type({ items })}
        />
        <div className="flex min-w-0 flex-col gap-3">
          {mayRead && <CustomerSearch onFound={type} />}
          <form
            ref={ref}
            noValidate
            onSubmit={(event) => submit(event)}
            aria-label={texts.customer}
            className="flex flex-col gap-3"
          >
            {error && <ErrorNotice sentence={toSentence(error)} />}
            <Customer {...controls} />
            <DraftPrice {...{ quote, request }} />
            <p className="flex flex-wrap gap-3">
              <Button type="submit" size="small" isLoading={isSending} disabled={isBusy}>
                {hasMail ? texts.send : texts.makeLink}
              </Button>
              {TILL_WAYS.map((way) => (
                <Button
                  key={way}
                  variant="secondary"
                  size="small"
                  isLoading={isSending}
                  disabled={isBusy}
                  onClick={() => submit(undefined, way)}
                >
                  {texts.take(way)}
                </Button>
              ))}
            </p>
          </form>
        </div>
      </div>
    </Part>
  )
}

type CustomerProps = Pick<ReturnType<typeof useDraftForm>, 'form' | 'faults' | 'type'>

function Customer({ form, faults, type }: CustomerProps) {
  const { countries } = useCountries(true)
  const countryId = useId()
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <DenseField
        label={texts.email}
        name="email"
        type="email"
        value={form.email}
        fault={faults.email}
        onChange={({ target }) => type({ email: target.value })}
      />
      <div>
        <label htmlFor={countryId} className="mb-1 block text-xs text-ink-soft">
          {texts.country}
        </label>
        <select
          id={countryId}
          value={form.country_id}
          onChange={({ target }) => type({ country_id: Number(target.value) })}
          className={DENSE_CONTROL}
        >
          {countries.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </div>
      {FIELDS.map((name) => (
        <DenseField
          key={name}
          label={texts[name]}
          name={name}
          value={form[name]}
          fault={faults[name]}
          onChange={({ target }) => type({ [name]: target.value })}
        />
      ))}
      <DenseField
        label={texts.promo}
        name="promo"
        value={form.promo}
        onChange={({ target }) => type({ promo: target.value })}
      />
      <DiscountFields {...{ form, faults, type }} />
      <DenseField
        label={texts.days}
        name="days"
        inputMode="numeric"
        value={form.days}
        fault={faults.days}
        onChange={({ target }) => type({ days: target.value })}
      />
    </div>
  )
}

function DiscountFields({ form, faults, type }: CustomerProps) {
  return (
    <>
      <DenseField
        label={texts.givenDiscount}
        name="discount"
        inputMode="decimal"
        value={form.discount}
        fault={faults.discount}
        onChange={({ target }) => type({ discount: target.value })}
      />
      {form.discount.trim() !== '' && (
        <DenseField
          label={texts.discountReason}
          hint={texts.discountReasonHint}
          name="discount_reason"
          maxLength={200}
          value={form.discount_reason}
          fault={faults.discount_reason}
          onChange={({ target }) => type({ discount_reason: target.value })}
        />
      )}
    </>
  )
}
