import { passwordState } from '@/domain/account/auth/account-form'
import type { PasswordOwner } from '@/domain/account/auth/password-rules'
import { brand } from '@/messages/kit/brand'
import { account as texts } from '@/messages/account/profile/account'

import { PasswordField } from './password-field'

interface Values {
  password: string
  password_confirmation: string
}

interface NewPasswordFieldsProps {
  label: string
  values: Values
  faults: Partial<Record<keyof Values, string>>
  owner: PasswordOwner
  onType: (change: Partial<Values>) => void
}

export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { label, values, faults, owner, onType } = props
  const state = passwordState(values.password, owner, brand().name)
  const hint = state?.isGood
    ? texts.register.passwordGood
    : (state?.fault ?? texts.register.passwordHint)
  return (
    <>
      <PasswordField
        label={label}
        hint={faults.password ? undefined : hint}
        name="password"
        autoComplete="new-password"
        value={values.password}
        error={faults.password}
        onChange={(event) => onType({ password: event.target.value })}
      />
      <PasswordField
        label={texts.register.confirmation}
        name="password_confirmation"
        autoComplete="new-password"
        value={values.password_confirmation}
        error={faults.password_confirmation}
        onChange={(event) => onType({ password_confirmation: event.target.value })}
      />
    </>
  )
}
