import { useState } from 'react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import type { AccessAction } from '@/domain/office/customers/customers'
import { isLongEnough } from '@/domain/kit/text-length'
import { useCustomerAccess, type OfficeCustomer } from '@/hooks/office/customers/use-customers'
import { useModal } from '@/hooks/kit/use-modal'
import { accessDialog, customerAccess as texts } from '@/messages/office/customers/customers'
import { toSentence } from '@/messages/kit/errors'

import { DenseField } from '@/components/office/kit/dense-field'
import { Part } from '@/components/office/kit/part'

interface AccessFormProps {
  customer: OfficeCustomer
  onChanged: (customer: OfficeCustomer) => void
}

export function AccessForm({ customer, onChanged }: AccessFormProps) {
  const { id, name, email, is_disabled } = customer
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState<string>()
  const { ask } = useModal()
  const { run, isRunning, error } = useCustomerAccess(id)
  const actions: AccessAction[] = is_disabled ? ['enable'] : ['sign_out', 'disable']
  const change = async (action: AccessAction) => {
    const isShort = !isLongEnough(reason, 3)
    setFault(isShort ? texts.reasonMissing : undefined)
    if (isShort || !(await ask(accessDialog(action, name || email)))) return
    const done = await run({ action, reason: reason.trim() })
    if (!done) return
    setReason('')
    onChanged(done.answer)
  }
  return (
    <Part title={texts.title} empty={null}>
      {error && <ErrorNotice sentence={toSentence(error)} className="mb-4" />}
      <DenseField
        label={texts.reason}
        hint={texts.lead}
        name="reason"
        autoComplete="off"
        maxLength={500}
        fault={fault}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <div className="mt-4 flex flex-wrap gap-3">
        {actions.map((action) => (
          <Button
            size="small"
            key={action}
            variant="secondary"
            isLoading={isRunning}
            onClick={() => void change(action)}
          >
            {texts.buttonOf(action)}
          </Button>
        ))}
      </div>
    </Part>
  )
}
