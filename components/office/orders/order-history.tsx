import { MAX_ORDER_NOTE } from '@/domain/office/overview/overview'
import { useOrderNote, type OfficeOrder } from '@/hooks/office/overview/use-backoffice'
import { useMay } from '@/hooks/office/kit/use-permissions'
import { shortMoment } from '@/messages/office/overview/overview'
import { orderHistory as texts } from '@/messages/office/orders/order-history'

import { NoteForm } from '@/components/office/kit/note-form'
import { Part } from '@/components/office/kit/part'

interface OrderHistoryProps {
  order: Pick<OfficeOrder, 'number' | 'history'>
  onChanged: (order: OfficeOrder) => void
}

export function OrderHistory({ order, onChanged }: OrderHistoryProps) {
  const may = useMay()
  const controls = useOrderNote(order.number, onChanged)
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
      {may('orders.change') && (
        <NoteForm
          {...{ controls }}
          label={`${texts.note}. ${texts.noteHint}`}
          maxLength={MAX_ORDER_NOTE}
          add={texts.add}
        />
      )}
    </Part>
  )
}
