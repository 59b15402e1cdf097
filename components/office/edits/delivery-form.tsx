import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { useDeliveryForm, type OrderEdit } from '@/hooks/office/edits/use-edits'
import { toSentence } from '@/messages/kit/errors'
import { edits as texts } from '@/messages/office/edits/edits'

import { DenseField } from '@/components/office/kit/dense-field'
import { useHasMail } from '@/components/office/kit/mail-context'

interface DeliveryFormProps {
  edit: OrderEdit
  onClose: () => void
  onEdited: (edit: OrderEdit) => void
}

const FIELDS = ['name', 'line1', 'line2', 'city', 'region', 'postcode', 'phone'] as const
/** Form for the shipping address and contact of an order; the country can't be changed. */
export function DeliveryForm({ edit, onClose, onEdited }: DeliveryFormProps) {
  const { ref, form, faults, error, type, submit, isSending } = useDeliveryForm(edit, onEdited)
  return (
    <form
      ref={ref}
      noValidate
      onSubmit={submit}
      aria-label={texts.delivery}
      className="flex flex-col gap-3 text-sm"
    >
      {error && <ErrorNotice sentence={toSentence(error)} />}
      <p className="text-ink-soft">{texts.deliveryHint(useHasMail())}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        {edit.delivery?.may_email ? (
          <DenseField
            name="email"
            label={texts.email}
            value={form.email}
            fault={faults.email}
            onChange={({ target }) => type({ email: target.value })}
          />
        ) : (
          <p className="text-ink-soft">{texts.emailFixed}</p>
        )}
        {FIELDS.map((name) => (
          <DenseField
            key={name}
            name={name}
            label={texts[name]}
            value={form[name]}
            fault={faults[name]}
            onChange={({ target }) => type({ [name]: target.value })}
          />
        ))}
      </div>
      <p className="flex flex-wrap gap-3">
        <Button type="submit" size="small" isLoading={isSending}>
          {texts.saveDelivery}
        </Button>
        <Button variant="quiet" size="small" onClick={onClose}>
          {texts.close}
        </Button>
      </p>
    </form>
  )
}
