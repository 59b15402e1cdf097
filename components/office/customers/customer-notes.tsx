import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { MAX_CUSTOMER_NOTE } from '@/domain/office/customers/customers'
import { useCustomerNote, useNoteRemoval } from '@/hooks/office/customers/use-customer-care'
import type { OfficeCustomer } from '@/hooks/office/customers/use-customers'
import { useMay } from '@/hooks/office/kit/use-permissions'
import { shortMoment } from '@/messages/office/overview/overview'
import { customerNotes as texts } from '@/messages/office/customers/customer-care'
import { toSentence } from '@/messages/kit/errors'

import { NoteForm } from '@/components/office/kit/note-form'
import { Part } from '@/components/office/kit/part'

interface CustomerNotesProps {
  customer: Pick<OfficeCustomer, 'id' | 'notes'>
  onChanged: (customer: OfficeCustomer) => void
}

export function CustomerNotes({ customer, onChanged }: CustomerNotesProps) {
  const { id, notes } = customer
  const mayWrite = useMay()('customers.write')
  const controls = useCustomerNote(id, onChanged)
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
      {mayWrite && (
        <NoteForm
          {...{ controls }}
          label={texts.note}
          maxLength={MAX_CUSTOMER_NOTE}
          add={texts.add}
        />
      )}
    </Part>
  )
}
