import { useState, type FormEvent } from 'react'

import { Button } from '@/components/ui/button'
import { ErrorNotice } from '@/components/ui/error-notice'
import type { User } from '@/hooks/use-auth'
import { faultOf } from '@/hooks/use-action'
import { usePasswordChange } from '@/hooks/use-settings'
import { failureSentence } from '@/messages/account'
import { settings as texts } from '@/messages/settings'

import { NewPasswordFields } from '@/components/auth/new-password-fields'
import { PasswordField } from '@/components/auth/password-field'
import { Section } from './section'

const EMPTY = { old_password: '', password: '', password_confirmation: '' }

/** Changes the password, or sets the first one of an account made by social login. */
export function PasswordSection({ user }: { user: User }) {
  const [form, setForm] = useState(EMPTY)
  const [isDone, setDone] = useState(false)
  const { run, isRunning, error } = usePasswordChange()

  function type(change: Partial<typeof EMPTY>) {
    setForm((before) => ({ ...before, ...change }))
    setDone(false)
  }

  async function save(event: FormEvent) {
    event.preventDefault()
    const old_password = user.has_password ? form.old_password : null
    if (!(await run({ ...form, old_password }))) return
    setForm(EMPTY)
    setDone(true)
  }

  const faults = {
    password: faultOf(error, 'password'),
    password_confirmation: faultOf(error, 'password_confirmation'),
  }
  return (
    <Section title={texts.password} lead={user.has_password ? undefined : texts.setPasswordHint}>
      <form noValidate onSubmit={(event) => void save(event)} className="flex flex-col gap-5">
        <input type="hidden" autoComplete="username" value={user.email} readOnly />
        {user.has_password && (
          <PasswordField
            label={texts.oldPassword}
            autoComplete="current-password"
            value={form.old_password}
            error={faultOf(error, 'old_password')}
            onChange={(event) => type({ old_password: event.target.value })}
          />
        )}
        <NewPasswordFields
          label={texts.newPassword}
          values={form}
          faults={
            Object.fromEntries(Object.entries(faults).filter(([, text]) => text)) as Partial<
              Record<'password' | 'password_confirmation', string>
            >
          }
          owner={user}
          onType={type}
        />
        {error && <ErrorNotice sentence={failureSentence(error)} />}
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" isLoading={isRunning}>
            {user.has_password ? texts.changePassword : texts.setPassword}
          </Button>
          <p role="status">{isDone && texts.passwordChanged}</p>
        </div>
      </form>
    </Section>
  )
}
