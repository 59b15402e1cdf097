import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import type { useOrderNote } from '@/hooks/office/overview/use-backoffice'
import { toSentence } from '@/messages/kit/errors'

import { DenseArea } from './dense-field'

interface NoteFormProps {
  controls: Pick<
    ReturnType<typeof useOrderNote>,
    'ref' | 'form' | 'faults' | 'error' | 'type' | 'submit' | 'isSending'
  >
  label: string
  maxLength: number
  add: string
}

export function NoteForm({ controls, label, maxLength, add }: NoteFormProps) {
  const { ref, form, faults, error, type, submit, isSending } = controls
  return (
    <form ref={ref} noValidate onSubmit={submit} className="mt-3 flex flex-col gap-2 text-sm">
      {error && <ErrorNotice sentence={toSentence(error)} />}
      <DenseArea
        {...{ label, maxLength }}
        name="text"
        rows={2}
        value={form.text}
        fault={faults.text}
        onChange={({ target }) => type({ text: target.value })}
      />
      <Button
        type="submit"
        variant="secondary"
        size="small"
        className="self-start"
        isLoading={isSending}
      >
        {add}
      </Button>
    </form>
  )
}
