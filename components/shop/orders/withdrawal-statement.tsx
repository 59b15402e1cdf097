import { useRef, useState, type FormEvent } from 'react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { TextField } from '@/components/kit/ui/field'
import { isEmail } from '@/domain/kit/mailbox'
import type { useWithdrawal, WithdrawalForm } from '@/hooks/shop/withdrawal/use-withdrawal'
import { withdrawal as texts, withdrawalSentence } from '@/messages/shop/withdrawal/withdrawal'

export type WithdrawalControls = ReturnType<typeof useWithdrawal>
type Faults = Partial<Record<keyof WithdrawalForm, string>>

export function WithdrawalStatement({ controls }: { controls: WithdrawalControls }) {
  const { form, type, state, isStating, stateError } = controls
  const [faults, setFaults] = useState<Faults>({})
  const ref = useRef<HTMLFormElement>(null)

  function submit(event: FormEvent) {
    event.preventDefault()
    const found = validate(form)
    setFaults(found)
    const [first] = Object.keys(found)
    if (first) return ref.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
    void state()
  }

  return (
    <form ref={ref} noValidate method="post" onSubmit={submit} className="flex flex-col gap-5">
      {stateError && <ErrorNotice sentence={withdrawalSentence(stateError)} />}
      <TextField
        label={texts.number}
        hint={texts.numberHint}
        error={faults.order_number}
        name="order_number"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        value={form.order_number}
        onChange={({ target }) => type({ order_number: target.value })}
      />
      <TextField
        label={texts.email}
        hint={texts.emailHint}
        error={faults.email}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        value={form.email}
        onChange={({ target }) => type({ email: target.value })}
      />
      <TextField
        label={texts.reason}
        name="reason"
        autoComplete="off"
        maxLength={500}
        value={form.reason}
        onChange={({ target }) => type({ reason: target.value })}
      />
      <Button type="submit" isLoading={isStating} isWide>
        {texts.next}
      </Button>
    </form>
  )
}

function validate({ order_number, email }: WithdrawalForm): Faults {
  return {
    ...(order_number.trim() === '' ? { order_number: texts.numberMissing } : {}),
    ...(isEmail(email) ? {} : { email: texts.emailMissing }),
  }
}
