import { Button } from '@/components/kit/ui/button'
import { TextField } from '@/components/kit/ui/field'
import type { RegisterControls } from '@/hooks/account/auth/use-register'
import { account as texts } from '@/messages/account/profile/account'

import { FormFaults } from './form-faults'
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
          <TextField
            label={texts.register.name}
            name="name"
            autoComplete="given-name"
            value={form.name}
            error={faults.name}
            onChange={(event) => type({ name: event.target.value })}
          />
          <TextField
            label={texts.register.lastname}
            hint={texts.register.lastnameHint}
            name="lastname"
            autoComplete="family-name"
            value={form.lastname}
            error={faults.lastname}
            onChange={(event) => type({ lastname: event.target.value })}
          />
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
