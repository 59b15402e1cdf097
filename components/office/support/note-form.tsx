import { AttachFiles } from '@/components/kit/layout/attach-files'
import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import type { useDeskNote } from '@/hooks/office/support/use-desk-answer'
import { desk as texts } from '@/messages/office/support/support'
import { toSentence } from '@/messages/kit/errors'

import { WritingField } from './writing-field'

export function NoteForm({ controls }: { controls: ReturnType<typeof useDeskNote> }) {
  const { ref, form, faults, error, isSending, attached, type, submit } = controls
  return (
    <form ref={ref} noValidate onSubmit={submit} className="flex flex-col gap-3">
      {error && <ErrorNotice sentence={toSentence(error)} />}
      <WritingField
        label={texts.noteLabel}
        hint={texts.noteHint}
        error={faults.body}
        value={form.body}
        onType={(body) => type({ body })}
        onSend={submit}
        onFiles={(files) => void attached.add(files)}
      />
      <AttachFiles attached={attached} />
      <div>
        <Button
          size="small"
          type="submit"
          variant="secondary"
          isLoading={isSending || attached.isUploading}
        >
          {texts.saveNote}
        </Button>
      </div>
    </form>
  )
}
