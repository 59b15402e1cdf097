import { useState } from 'react'

import { Badge } from '@/components/kit/ui/badge'
import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { TextField } from '@/components/kit/ui/field'
import type { User } from '@/hooks/account/auth/use-auth'
import { useEmailForm, useVerificationEmail } from '@/hooks/account/profile/use-profile'
import { failureSentence } from '@/messages/account/profile/account'
import { profile as texts } from '@/messages/account/profile/profile'

import { PasswordField } from '@/components/account/auth/password-field'
import { Section } from './section'

export function EmailForm({ user }: { user: User }) {
  const [note, setNote] = useState<string | null>(null)
  const send = useVerificationEmail()

  async function sendAgain() {
    if (await send.run()) setNote(texts.sent)
  }

  return (
    <Section title={texts.email}>
      <p className="flex flex-wrap items-center gap-3">
        <span className="break-all">{user.email}</span>
        <Badge kind={user.email_verified ? 'ok' : 'warn'}>
          {user.email_verified ? texts.verified : texts.notVerified}
        </Badge>
      </p>
      {user.new_email && <p className="mt-2">{texts.waiting(user.new_email)}</p>}
      {(!user.email_verified || user.new_email) && (
        <Button
          variant="secondary"
          className="mt-4"
          isLoading={send.isRunning}
          onClick={() => void sendAgain()}
        >
          {texts.sendAgain}
        </Button>
      )}
      {send.error && <ErrorNotice sentence={failureSentence(send.error)} className="mt-4" />}
      <p role="status" className="mt-3 empty:hidden">
        {note}
      </p>
      <Change user={user} onChanged={() => setNote(texts.emailChanged)} />
    </Section>
  )
}

function Change({ user, onChanged }: { user: User; onChanged: () => void }) {
  const { ref, form, faults, error, isSending, type, submit } = useEmailForm(user, onChanged)
  return (
    <form ref={ref} noValidate onSubmit={submit} className="mt-6 flex flex-col gap-5">
      <TextField
        label={texts.newEmail}
        type="email"
        autoComplete="email"
        value={form.email}
        error={faults.email}
        onChange={({ target }) => type({ email: target.value })}
      />
      {user.has_password && (
        <PasswordField
          label={texts.password}
          autoComplete="current-password"
          value={form.password}
          error={faults.password}
          onChange={({ target }) => type({ password: target.value })}
        />
      )}
      {error && <ErrorNotice sentence={failureSentence(error)} />}
      <Button type="submit" variant="secondary" isLoading={isSending} className="self-start">
        {texts.changeEmail}
      </Button>
    </form>
  )
}
