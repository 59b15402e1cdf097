import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import {
  useConfirmation,
  useCustomerExport,
  useErasure,
} from '@/hooks/office/customers/use-customer-care'
import type { OfficeCustomer } from '@/hooks/office/customers/use-customers'
import {
  customerConfirmation,
  customerErasure as texts,
} from '@/messages/office/customers/customer-care'
import { toSentence } from '@/messages/kit/errors'
import { NO_MAIL } from '@/messages/office/kit/mail-note'

import { Part } from '@/components/office/kit/part'
import { DenseField } from '@/components/office/kit/dense-field'
import { OpenMatters } from '@/components/office/kit/open-matters'

export function ConfirmationPart({ id, hasMail }: { id: string; hasMail: boolean }) {
  const { send, isSent, isRunning, error } = useConfirmation(id)
  return (
    <Part title={customerConfirmation.title} empty={null}>
      <p className="text-ink-soft">{customerConfirmation.lead}</p>
      {error && <ErrorNotice sentence={toSentence(error)} className="mt-3" />}
      {hasMail ? (
        <Button
          size="small"
          variant="secondary"
          isLoading={isRunning}
          onClick={send}
          className="mt-3"
        >
          {customerConfirmation.send}
        </Button>
      ) : (
        <p className="mt-2">{NO_MAIL}</p>
      )}
      <p role="status" className="mt-2">
        {isSent ? customerConfirmation.sent : ''}
      </p>
    </Part>
  )
}

interface PersonalDataProps {
  customer: OfficeCustomer
  onErased: () => void
}

/** Data export and account erasure. Staff accounts can't be erased here. */
export function PersonalData({ customer, onErased }: PersonalDataProps) {
  const { save, isRunning, error } = useCustomerExport(customer.id)
  return (
    <Part title={texts.title} empty={null}>
      <p className="text-ink-soft">{texts.exportLead}</p>
      {error && <ErrorNotice sentence={toSentence(error)} className="mt-3" />}
      <Button
        size="small"
        variant="secondary"
        isLoading={isRunning}
        onClick={save}
        className="mt-3"
      >
        {texts.exportData}
      </Button>
      {customer.role === null &&
        (customer.open.length > 0 ? (
          <OpenMatters open={customer.open} />
        ) : (
          <ErasureForm {...{ customer, onErased }} />
        ))}
    </Part>
  )
}

function ErasureForm({ customer, onErased }: PersonalDataProps) {
  const controls = useErasure(customer, onErased)
  const { ref, form, faults, error, type, submit, isSending } = controls
  return (
    <form
      ref={ref}
      noValidate
      onSubmit={submit}
      aria-label={texts.erase}
      className="mt-6 flex flex-col gap-3"
    >
      <p className="text-ink-soft">{texts.lead}</p>
      {error && <ErrorNotice sentence={toSentence(error)} />}
      <DenseField
        name="email"
        label={texts.email}
        value={form.email}
        fault={faults.email}
        onChange={({ target }) => type({ email: target.value })}
      />
      <Button
        size="small"
        type="submit"
        variant="danger"
        isLoading={isSending}
        className="self-start"
      >
        {texts.erase}
      </Button>
    </form>
  )
}
