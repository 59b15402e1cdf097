import { useEffect } from 'react'

import { CERTIFICATE_LIMITS, STAFF_DECISIONS } from '@/domain/shop/tax/certificate'
import {
  useDecisionForm,
  type OfficeCertificate,
} from '@/hooks/office/certificates/use-certificates'
import { certificates as texts } from '@/messages/office/certificates/certificates'

import { CompactSelect } from '@/components/office/kit/compact-select'
import { DenseArea, DenseField } from '@/components/office/kit/dense-field'
import { EditForm } from '@/components/office/kit/edit-form'
import { useHasMail } from '@/components/office/kit/mail-context'

interface DecisionFormProps {
  certificate: OfficeCertificate
  onSaved: (saved: OfficeCertificate) => void
  onChanged: () => void
  onClose: () => void
}

export function DecisionForm(props: DecisionFormProps) {
  const { certificate, onClose } = props
  const controls = useDecisionForm(props)
  const { ref, form, faults, type } = controls
  const hasMail = useHasMail()
  useEffect(() => ref.current?.querySelector<HTMLElement>('select')?.focus(), [ref])
  return (
    <div className="mt-3 max-w-read rounded border border-line-strong bg-surface p-4">
      <EditForm {...{ controls, onClose }} mayWrite label={texts.open(certificate)}>
        <CompactSelect
          label={texts.decision}
          name="decision"
          value={form.decision}
          options={STAFF_DECISIONS.map((value) => ({
            ...{ value, title: texts.decisionTitle(value, certificate) },
          }))}
          onChange={({ target }) => {
            const decision = STAFF_DECISIONS.find((one) => one === target.value)
            if (decision) type({ decision })
          }}
        />
        {form.decision === 'approved' ? (
          <DenseField
            type="date"
            name="ends_on"
            label={texts.endsOn}
            hint={texts.endsOnHint}
            className="mt-3 max-w-64"
            value={form.ends_on}
            fault={faults.ends_on}
            onChange={({ target }) => type({ ends_on: target.value })}
          />
        ) : (
          <DenseArea
            name="decision_reason"
            label={texts.reason}
            hint={texts.reasonHint(hasMail)}
            className="mt-3"
            rows={3}
            maxLength={CERTIFICATE_LIMITS.reason}
            value={form.decision_reason}
            fault={faults.decision_reason}
            onChange={({ target }) => type({ decision_reason: target.value })}
          />
        )}
      </EditForm>
    </div>
  )
}
