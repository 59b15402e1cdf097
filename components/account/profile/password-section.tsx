import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import type { User } from '@/hooks/account/auth/use-auth'
import { usePasswordForm } from '@/hooks/account/profile/use-password-form'
import { failureSentence } from '@/messages/account/profile/account'
import { settings as texts } from '@/messages/account/profile/settings'

import { NewPasswordFields } from '@/components/account/auth/new-password-fields'
import { PasswordField } from '@/components/account/auth/password-field'
import { Section } from './section'

/** Changes the password, or sets the first one for an account created by social login. */
export function PasswordSection({ user }: { user: User }) {
  const controls = usePasswordForm(user.has_password)
  const { ref, form, faults, error, isSending, isSent, type, submit } = controls
  return (
    <Section title={texts.password} lead={user.has_password ? undefined : texts.setPasswordHint}>
      <form ref={ref} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <input type="hidden" autoComplete="username" value={user.email} readOnly />
        {user.has_password && (
          <PasswordField
            label={texts.oldPassword}
            autoComplete="current-password"
            value={form.old_password}
            error={faults.old_password}
            onChange={(event) => type({ old_password: event.target.value })}
          />
        )}
        <NewPasswordFields
          label={texts.newPassword}
          values={form}
          faults={faults}
          owner={user}
          onType={type}
        />
        {error && <ErrorNotice sentence={failureSentence(error)} />}
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" isLoading={isSending}>
            {user.has_password ? texts.changePassword : texts.setPassword}
          </Button>
          <p role="status">{isSent && texts.passwordChanged}</p>
        </div>
      </form>
    </Section>
  )
}
