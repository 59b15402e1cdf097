import type { FormEvent, ReactNode } from 'react'

import { Button } from '@/components/kit/ui/button'
import { TextField } from '@/components/kit/ui/field'
import { account as texts } from '@/messages/account/profile/account'

interface CodeFormProps {
  controls: {
    form: { code: string }
    faults: { code?: string }
    isSending: boolean
    type: (change: { code: string }) => void
    submit: (event: FormEvent) => void
  }
  children: ReactNode
}

/** Second step of a login: a code from the authenticator app, or a recovery code. */
export function CodeForm({ controls, children }: CodeFormProps) {
  const { form, faults, isSending, type, submit } = controls
  return (
    <form noValidate method="post" onSubmit={submit} className="flex flex-col gap-5">
      <TextField
        label={texts.code.label}
        hint={texts.code.hint}
        name="code"
        autoComplete="one-time-code"
        autoFocus
        value={form.code}
        error={faults.code}
        onChange={(event) => type({ code: event.target.value })}
      />
      <Button type="submit" isLoading={isSending} isWide>
        {texts.code.submit}
      </Button>
      {children}
    </form>
  )
}
