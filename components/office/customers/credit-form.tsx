import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { useCreditForm } from '@/hooks/office/customers/use-customer-care'
import type { OfficeCustomer } from '@/hooks/office/customers/use-customers'
import { customerCredit as texts } from '@/messages/office/customers/customer-care'
import { toSentence } from '@/messages/kit/errors'

import { CompactSelect } from '@/components/office/kit/compact-select'
import { Part } from '@/components/office/kit/part'
import { DenseField } from '@/components/office/kit/dense-field'

interface CreditFormProps {
  customer: OfficeCustomer
  onChanged: (customer: OfficeCustomer) => void
}

export function CreditForm({ customer, onChanged }: CreditFormProps) {
  const controls = useCreditForm(customer, onChanged)
  const { ref, form, faults, error, type, choose, submit, isSending, told: message } = controls
  return (
    <Part title={texts.title} empty={null}>
      {error && <ErrorNotice sentence={toSentence(error)} className="mb-4" />}
      <form
        ref={ref}
        noValidate
        onSubmit={submit}
        aria-label={texts.title}
        className="flex flex-col gap-3"
      >
        <div className="grid gap-3 sm:grid-cols-2">
          <CompactSelect
            label={texts.action}
            name="action"
            value={form.action}
            options={texts.actions}
            onChange={({ target }) => choose(target.value)}
          />
          <DenseField
            name="amount"
            label={texts.amount}
            inputMode="decimal"
            value={form.amount}
            fault={faults.amount}
            onChange={({ target }) => type({ amount: target.value })}
          />
        </div>
        <DenseField
          name="reason"
          label={texts.reason(customer.has_mail)}
          value={form.reason}
          fault={faults.reason}
          onChange={({ target }) => type({ reason: target.value })}
        />
        <Button
          size="small"
          type="submit"
          variant="secondary"
          isLoading={isSending}
          className="self-start"
        >
          {texts.buttonOf(form.action)}
        </Button>
        <p role="status">{message}</p>
      </form>
    </Part>
  )
}
