import { Button } from '@/components/ui/button'
import { ErrorNotice } from '@/components/ui/error-notice'
import { MAX_CUSTOMER_NOTE } from '@/domain/customers'
import { useCustomerNote, useNoteRemoval } from '@/hooks/use-customer-care'
import type { OfficeCustomer } from '@/hooks/use-customers'
import { useMay } from '@/hooks/use-permissions'
import { shortMoment } from '@/messages/backoffice'
import { customerNotes as texts } from '@/messages/customer-care'
import { toSentence } from '@/messages/errors'

import { Part } from '../part'

const SMALL = 'self-start !px-3 text-sm lg:min-h-9'

interface CustomerNotesProps {
  customer: Pick<OfficeCustomer, 'id' | 'notes'>
  onChanged: (customer: OfficeCustomer) => void
}

/** What staff noted about a customer, and a form for more. */
export function CustomerNotes({ customer, onChanged }: CustomerNotesProps) {
  const { id, notes } = customer
  const mayWrite = useMay()('customers.write')
  const { run, isRunning, error, removed } = useNoteRemoval(id, onChanged)
  return (
    <Part title={texts.title} empty={null}>
      <p className="text-ink-soft">{notes.length === 0 ? texts.none : texts.lead}</p>
      {error && <ErrorNotice sentence={toSentence(error)} className="mt-2" />}
      <p role="status" className="mt-2 flex flex-wrap items-center gap-3 empty:mt-0">
        {removed !== null && (
          <>
            {texts.removed}
            <button
              type="button"
              className="min-h-touch link lg:min-h-6"
              onClick={() => void run(removed, false)}
            >
              {texts.undo}
            </button>
          </>
        )}
      </p>
      <ul className="mt-2 border-t border-line empty:hidden">
        {notes.map(({ id: note, at, text, by }) => (
          <li key={note} className="border-b border-line py-2">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-ink-soft">
              <span>
                <time dateTime={at}>{shortMoment(at)}</time> {texts.by(by)}
              </span>
              {mayWrite && (
                <button
                  type="button"
                  aria-label={texts.removeOf(text)}
                  aria-disabled={isRunning || undefined}
                  className="min-h-touch link lg:min-h-6"
                  onClick={() => void run(note, true)}
                >
                  {texts.remove}
                </button>
              )}
            </p>
            <p className="break-words whitespace-pre-line">{text}</p>
          </li>
        ))}
      </ul>
      {mayWrite && <NoteForm {...{ id, onChanged }} />}
    </Part>
  )
}

interface NoteFormProps {
  id: string
  onChanged: CustomerNotesProps['onChanged']
}

function NoteForm({ id, onChanged }: NoteFormProps) {
  const { ref, form, faults, error, type, submit, isSending } = useCustomerNote(id, onChanged)
  return (
    <form ref={ref} noValidate onSubmit={submit} className="mt-3 flex flex-col gap-2">
      {error && <ErrorNotice sentence={toSentence(error)} />}
      <label>
        <span className="mb-1 block text-xs text-ink-soft">{texts.note}</span>
        <textarea
          name="text"
          rows={2}
          maxLength={MAX_CUSTOMER_NOTE}
          value={form.text}
          aria-invalid={faults.text ? true : undefined}
          aria-describedby={faults.text ? 'note-fault' : undefined}
          onChange={({ target }) => type({ text: target.value })}
          className="block w-full rounded border border-line-strong bg-surface px-2.5 py-2 text-sm hover:border-ink aria-invalid:border-bad"
        />
      </label>
      {faults.text && (
        <p id="note-fault" className="text-bad">
          {faults.text}
        </p>
      )}
      <Button type="submit" variant="secondary" className={SMALL} isLoading={isSending}>
        {texts.add}
      </Button>
    </form>
  )
}
