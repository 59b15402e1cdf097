import { Button } from '@/components/kit/ui/button'
import { TextField } from '@/components/kit/ui/field'
import type { RegisterControls } from '@/hooks/account/auth/use-register'
import { account as texts } from '@/messages/account/profile/account'

import { FormFaults } from './form-faults'
import { NameFields } from './name-fields'
import { NewPasswordFields } from './new-password-fields'

interface RegistrationFormProps {
  controls: RegisterControls
  submitLabel: string
}

export function RegistrationForm({ controls, submitLabel }: RegistrationFormProps) {
  const { ref, form, faults, error, failedSubmits, isSending, type, submit } = controls
  const owner = { name: form.name, last_name: form.lastname, email: form.email }
  return (
    <>
      <FormFaults faults={faults} error={error} failedSubmits={failedSubmits} />
      <form ref={ref} noValidate method="post" onSubmit={submit} className="flex flex-col gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <NameFields values={form} faults={faults} onType={type} />
        </div>
        <TextField
          label={texts.email}
          name="email"
          type="email"
          autoComplete="username"
          value={form.email}
          error={faults.email}
          onChange={(event) => type({ email: event.target.value })}
        />
        <NewPasswordFields
          label={texts.register.password}
          values={form}
          faults={faults}
          owner={owner}
          onType={type}
        />
        <Button type="submit" isLoading={isSending} isWide>
          {submitLabel}
        </Button>
      </form>
    </>
  )
}
