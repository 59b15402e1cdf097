import { useEffect, useState } from 'react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { DenseCopy } from '@/components/office/kit/dense-copy'
import { DenseField } from '@/components/office/kit/dense-field'
import type { ApiKey } from '@/contract/office/keys/keys'
import { useRevocation, useSecretForm } from '@/hooks/office/keys/use-keys'
import { toSentence } from '@/messages/kit/errors'
import { keys as texts } from '@/messages/office/keys/keys'

interface KeySecretProps {
  entry: ApiKey
  onChanged: () => void
}

/** The secret of a key: makes one, shows it once, and revokes the key. */
export function KeySecret({ entry, onChanged }: KeySecretProps) {
  const [isAsking, setAsking] = useState(entry.state === 'unmade')
  const [secret, setSecret] = useState<string | null>(null)
  const { revoke, isRunning, error } = useRevocation(entry, () => {
    setSecret(null)
    onChanged()
  })
  if (entry.state === 'revoked') return null
  const onMade = (made: string) => {
    setSecret(made)
    setAsking(false)
    onChanged()
  }
  return (
    <section aria-label={texts.secret} className="mt-4 border-t border-line pt-4">
      <h3 className="font-medium">{texts.secret}</h3>
      {secret === null ? (
        <p className="mt-1 text-ink-soft">
          {entry.hint === null ? texts.secretNone : texts.secretOf(entry.hint)}
        </p>
      ) : (
        <>
          <p role="status" className="mt-1 mb-2 font-medium text-ok">
            {texts.shown}
          </p>
          <DenseCopy value={secret} texts={texts.copying} />
        </>
      )}
      {isAsking && <SecretForm {...{ entry, onMade }} onClose={() => setAsking(false)} />}
      {error && <ErrorNotice sentence={toSentence(error)} className="mt-3 max-w-xl" />}
      {!isAsking && (
        <div className="mt-3 flex flex-wrap gap-3">
          <Button
            variant={entry.hint === null ? 'primary' : 'secondary'}
            size="small"
            onClick={() => setAsking(true)}
          >
            {entry.hint === null ? texts.make : texts.replace}
          </Button>
          <Button variant="danger" size="small" isLoading={isRunning} onClick={revoke}>
            {texts.revoke}
          </Button>
        </div>
      )}
    </section>
  )
}

interface SecretFormProps {
  entry: ApiKey
  onMade: (secret: string) => void
  onClose: () => void
}

function SecretForm({ entry, onMade, onClose }: SecretFormProps) {
  const { hasPassword, ...controls } = useSecretForm(entry, onMade)
  const { ref, form, faults, error, isSending, type, submit } = controls
  useEffect(() => ref.current?.querySelector('input')?.focus(), [ref])
  return (
    <form ref={ref} noValidate aria-label={texts.secret} onSubmit={submit} className="mt-3">
      {error && <ErrorNotice sentence={toSentence(error)} className="mb-3 max-w-xl" />}
      {entry.hint !== null && <p className="mb-3">{texts.replaceHint}</p>}
      {hasPassword && (
        <DenseField
          type="password"
          label={texts.password}
          name="password"
          autoComplete="current-password"
          className="max-w-xs"
          fault={faults.password}
          value={form.password}
          onChange={({ target }) => type({ password: target.value })}
        />
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button type="submit" size="small" isLoading={isSending}>
          {entry.hint === null ? texts.make : texts.replace}
        </Button>
        <Button size="small" variant="quiet" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
