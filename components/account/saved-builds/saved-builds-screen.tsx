import { useRef, useState } from 'react'

import { Checkbox } from '@/components/kit/ui/checkbox'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { EmptyState } from '@/components/kit/ui/empty-state'
import { Loaded } from '@/components/kit/ui/loaded'
import { MOST_SAVED_BUILDS } from '@/domain/account/saved-builds/saved-builds'
import { useSavedBuilds } from '@/hooks/account/saved-builds/use-saved-builds'
import { useModal } from '@/hooks/kit/use-modal'
import {
  removeBuildDialog,
  savedBuilds as texts,
} from '@/messages/account/saved-builds/saved-builds'
import { toSentence } from '@/messages/kit/errors'

import { SavedBuildCard } from './saved-build-card'

export function SavedBuildsScreen() {
  const controls = useSavedBuilds()
  const { state, retry, error, remindersError, takeName, remove, setReminders } = controls
  const { ask } = useModal()
  const status = useRef<HTMLParagraphElement>(null)
  const [done, setDone] = useState('')

  async function askAndRemove(id: number) {
    setDone('')
    if (!(await ask(removeBuildDialog)) || !(await remove(id))) return
    setDone(texts.removed)
    // The focused button is gone with its build.
    status.current?.focus()
  }

  return (
    <Loaded state={state} onRetry={retry}>
      {({ builds, has_reminders }) => (
        <>
          <p ref={status} tabIndex={-1} role="status" className="text-ok not-empty:mb-4">
            {done}
          </p>
          {error && <ErrorNotice sentence={toSentence(error)} className="mb-4" />}
          {builds.length >= MOST_SAVED_BUILDS && <p className="mb-4">{texts.full}</p>}
          {builds.length === 0 ? (
            <EmptyState
              title={texts.empty}
              hint={texts.emptyHint}
              link={{ href: '/configurator', label: texts.configure }}
            />
          ) : (
            builds.map((build) => (
              <SavedBuildCard
                key={build.id}
                build={build}
                onRename={(name) => {
                  takeName(build.id, name)
                  setDone(texts.renamed)
                }}
                onRemove={() => void askAndRemove(build.id)}
              />
            ))
          )}
          <div className="mt-4 border-t border-line pt-6">
            <Checkbox
              label={texts.reminders}
              checked={has_reminders}
              onChange={({ target }) => void setReminders(target.checked)}
              error={
                remindersError
                  ? `${texts.remindersFailed} ${toSentence(remindersError)}`
                  : undefined
              }
            />
          </div>
        </>
      )}
    </Loaded>
  )
}
