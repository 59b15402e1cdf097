import { useState, type FormEvent } from 'react'

import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { ErrorNotice } from '@/components/ui/error-notice'
import { TextField } from '@/components/ui/field'
import type { ApiError } from '@/contract/errors'
import type { User } from '@/hooks/use-auth'
import { faultOf } from '@/hooks/use-action'
import { useUserUpdate } from '@/hooks/use-settings'
import { useNames } from '@/hooks/use-profile'
import { failureSentence } from '@/messages/account'
import { profile as texts } from '@/messages/profile'

import { Section } from './section'

type Form = Pick<User, 'name' | 'last_name' | 'user_name'>

/** First name, last name and the name that others read. */
export function NamesForm({ user }: { user: User }) {
  const { take } = useUserUpdate()
  const [form, setForm] = useState({
    name: user.name,
    last_name: user.last_name,
    user_name: user.user_name,
  })
  const [isSaved, setSaved] = useState(false)
  const { run, isRunning, error } = useNames()

  function type(change: Partial<Form>) {
    setForm((before) => ({ ...before, ...change }))
    setSaved(false)
  }

  async function save(event: FormEvent) {
    event.preventDefault()
    const done = await run(form)
    if (!done) return
    take(done.answer)
    setSaved(true)
  }

  return (
    <Section title={texts.names}>
      <form noValidate onSubmit={(event) => void save(event)} className="flex flex-col gap-5">
        <Fields form={form} error={error} onType={type} />
        {error && !('errors' in error && error.errors.length > 0) && (
          <ErrorNotice sentence={failureSentence(error)} />
        )}
        <div className="flex items-center gap-4">
          <Button type="submit" isLoading={isRunning}>
            {texts.save}
          </Button>
          <p role="status">{isSaved && <Badge kind="ok">{texts.saved}</Badge>}</p>
        </div>
      </form>
    </Section>
  )
}

interface FieldsProps {
  form: Form
  error: ApiError | null
  onType: (change: Partial<Form>) => void
}

function Fields({ form, error, onType }: FieldsProps) {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={texts.name}
          autoComplete="given-name"
          value={form.name}
          maxLength={80}
          error={faultOf(error, 'name')}
          onChange={(event) => onType({ name: event.target.value })}
        />
        <TextField
          label={texts.lastName}
          autoComplete="family-name"
          value={form.last_name}
          maxLength={80}
          error={faultOf(error, 'last_name')}
          onChange={(event) => onType({ last_name: event.target.value })}
        />
      </div>
      <TextField
        label={texts.userName}
        hint={texts.userNameHint}
        autoComplete="nickname"
        value={form.user_name}
        maxLength={30}
        error={faultOf(error, 'user_name')}
        onChange={(event) => onType({ user_name: event.target.value })}
      />
    </>
  )
}
