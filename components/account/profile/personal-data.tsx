import { useState, type FormEvent } from 'react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import type { User } from '@/hooks/account/auth/use-auth'
import { serverFieldError } from '@/hooks/kit/use-action'
import { useModal } from '@/hooks/kit/use-modal'
import { useAccountDeletion } from '@/hooks/account/profile/use-settings'
import { useDataExport } from '@/hooks/account/profile/use-profile'
import { failureSentence } from '@/messages/account/profile/account'
import { deleteAccountDialog, settings as texts } from '@/messages/account/profile/settings'
import { saveFile } from '@/utils/save-file'

import { PasswordField } from '@/components/account/auth/password-field'
import { Section } from './section'

export function PersonalData({ user }: { user: User }) {
  const [password, setPassword] = useState('')
  const { ask } = useModal()
  const exporting = useDataExport()
  const deletion = useAccountDeletion()
  const input = user.has_password ? password : null
  const error = exporting.error ?? deletion.error

  async function save(event: FormEvent) {
    event.preventDefault()
    const done = await exporting.run(input)
    if (done) saveFile('personal-data.json', done.answer)
  }

  async function remove() {
    if (await ask(deleteAccountDialog)) await deletion.run(input)
  }

  return (
    <Section title={texts.data} lead={texts.dataHint}>
      <form noValidate onSubmit={(event) => void save(event)} className="flex flex-col gap-5">
        {user.has_password && (
          <PasswordField
            label={texts.confirmPassword}
            autoComplete="current-password"
            value={password}
            error={serverFieldError(error, 'password')}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
        {error && <ErrorNotice sentence={failureSentence(error)} />}
        <Button
          type="submit"
          variant="secondary"
          isLoading={exporting.isRunning}
          className="self-start"
        >
          {texts.exportData}
        </Button>
        <div className="mt-6">
          <h3 className="text-lg">{texts.deletion}</h3>
          <p className="mt-1 text-ink-soft">{texts.deletionHint}</p>
          <Button
            variant="danger"
            className="mt-4"
            isLoading={deletion.isRunning}
            onClick={() => void remove()}
          >
            {texts.deleteAccount}
          </Button>
        </div>
      </form>
    </Section>
  )
}
