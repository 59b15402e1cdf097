import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { TextField } from '@/components/kit/ui/field'
import { LONGEST_BUILD_NAME } from '@/domain/account/saved-builds/saved-builds'
import { useRename } from '@/hooks/account/saved-builds/use-saved-builds'
import { savedBuilds as texts } from '@/messages/account/saved-builds/saved-builds'
import { toSentence } from '@/messages/kit/errors'

interface SavedBuildNameProps {
  id: number
  name: string
  onDone: (name: string) => void
  onCancel: () => void
}

/** Form that replaces a build's heading. */
export function SavedBuildName({ id, name, onDone, onCancel }: SavedBuildNameProps) {
  const { ref, form, type, submit, faults, error, isSending } = useRename({ id, name, onDone })
  return (
    <form ref={ref} noValidate onSubmit={submit} className="flex max-w-md flex-col gap-4">
      <TextField
        label={texts.name}
        name="name"
        // The button that opened the form is gone, so the focus moves here.
        autoFocus
        autoComplete="off"
        value={form.name}
        maxLength={LONGEST_BUILD_NAME}
        onChange={({ target }) => type({ name: target.value })}
        error={faults.name}
      />
      {error && <ErrorNotice sentence={toSentence(error)} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isLoading={isSending}>
          {texts.saveName}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
