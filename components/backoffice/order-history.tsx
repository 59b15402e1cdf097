import { Button } from '@/components/ui/button'
import { ErrorNotice } from '@/components/ui/error-notice'
import { MAX_ORDER_NOTE } from '@/domain/backoffice'
import { useOrderNote, type OfficeOrder } from '@/hooks/use-backoffice'
import { useMay } from '@/hooks/use-permissions'
import { shortMoment } from '@/messages/backoffice'
import { toSentence } from '@/messages/errors'
import { orderHistory as texts } from '@/messages/order-history'

import { Part } from './part'

interface OrderHistoryProps {
  order: Pick<OfficeOrder, 'number' | 'history'>
  onChanged: (order: OfficeOrder) => void
}

/** All that happened to an order, who did it and why, and what the staff noted. */
export function OrderHistory({ order, onChanged }: OrderHistoryProps) {
  const may = useMay()
  return (
    <Part title={texts.title} empty={null}>
      <p className="text-sm text-ink-soft">{texts.lead}</p>
      <ol className="mt-2 border-t border-line text-sm">
        {order.history.map(({ at, kind, title, text, by }, index) => (
          <li key={index} className="border-b border-line py-2">
            <p className="flex flex-wrap justify-between gap-x-4">
              <span className="font-medium">{title}</span>
              <span className="text-ink-soft">
                <time dateTime={at}>{shortMoment(at)}</time>
                {by && ` ${texts.by(by)}`}
              </span>
            </p>
            {text && (
              <p
                className={`break-words whitespace-pre-line ${kind === 'note' ? '' : 'text-ink-soft'}`}
              >
                {text}
              </p>
            )}
          </li>
        ))}
      </ol>
      {may('orders.change') && <NoteForm number={order.number} onChanged={onChanged} />}
    </Part>
  )
}

interface NoteFormProps {
  number: string
  onChanged: (order: OfficeOrder) => void
}

function NoteForm({ number, onChanged }: NoteFormProps) {
  const { ref, form, faults, error, type, submit, isSending } = useOrderNote(number, onChanged)
  return (
    <form ref={ref} noValidate onSubmit={submit} className="mt-3 flex flex-col gap-2 text-sm">
      {error && <ErrorNotice sentence={toSentence(error)} />}
      <label>
        <span className="mb-1 block text-xs text-ink-soft">
          {texts.note}. {texts.noteHint}
        </span>
        <textarea
          name="text"
          rows={2}
          maxLength={MAX_ORDER_NOTE}
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
      <Button
        type="submit"
        variant="secondary"
        className="self-start !px-3 text-sm lg:min-h-9"
        isLoading={isSending}
      >
        {texts.add}
      </Button>
    </form>
  )
}
