import { Badge } from '@/components/kit/ui/badge'
import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { TextField } from '@/components/kit/ui/field'
import type { User } from '@/hooks/account/auth/use-auth'
import { useNamesForm } from '@/hooks/account/profile/use-profile'
import { failureSentence } from '@/messages/account/profile/account'
import { profile as texts } from '@/messages/account/profile/profile'

import { Section } from './section'

type Controls = ReturnType<typeof useNamesForm>

export function NamesForm({ user }: { user: User }) {
  const controls = useNamesForm(user)
  const { ref, error, isSending, isSent, submit } = controls
  return (
    <Section title={texts.names}>
      <form ref={ref} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <Fields {...controls} />
        {error && <ErrorNotice sentence={failureSentence(error)} />}
        <div className="flex items-center gap-4">
          <Button type="submit" isLoading={isSending}>
            {texts.save}
          </Button>
          <p role="status">{isSent && <Badge kind="ok">{texts.saved}</Badge>}</p>
        </div>
      </form>
    </Section>
  )
}

function Fields({ form, faults, type }: Controls) {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={texts.name}
          autoComplete="given-name"
          value={form.name}
          maxLength={80}
          error={faults.name}
          onChange={(event) => type({ name: event.target.value })}
        />
        <TextField
          label={texts.lastName}
          hint={texts.lastNameHint}
          autoComplete="family-name"
          value={form.last_name}
          maxLength={80}
          error={faults.last_name}
          onChange={(event) => type({ last_name: event.target.value })}
        />
      </div>
      <TextField
        label={texts.userName}
        hint={texts.userNameHint}
        autoComplete="nickname"
        value={form.user_name}
        maxLength={30}
        error={faults.user_name}
        onChange={(event) => type({ user_name: event.target.value })}
      />
    </>
  )
}
