import { Badge, type BadgeKind } from '@/components/kit/ui/badge'
import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import type { OfficeOrder } from '@/hooks/office/overview/use-backoffice'
import { useMay } from '@/hooks/office/kit/use-permissions'
import { useReturnMove, type OrderReturn, type Returns } from '@/hooks/office/returns/use-returns'
import { shortMoment } from '@/messages/office/overview/overview'
import { toSentence } from '@/messages/kit/errors'
import { returns as texts } from '@/messages/office/returns/returns'

import { useHasMail } from '@/components/office/kit/mail-context'
import { RefundPart } from '@/components/office/refund/refund-part'
import { Inspection } from './inspection'

interface ReturnRowProps {
  back: OrderReturn
  order: Pick<OfficeOrder, 'number' | 'email' | 'payment_state'>
  onChanged: (returns: Returns) => void
  onRefunded: () => void
}

const KINDS: Partial<Record<OrderReturn['state'], BadgeKind>> = {
  registered: 'warn',
  received: 'warn',
  refunded: 'ok',
}

export function ReturnRow({ back, order, onChanged, onRefunded }: ReturnRowProps) {
  const { move, isRunning, error } = useReturnMove(order.number, onChanged)
  const may = useMay()
  const hasMail = useHasMail()
  const mayMove = may('orders.ship')
  const { number, state } = back
  return (
    <li className="flex flex-col gap-2 border-b border-line py-2">
      <ReturnFacts back={back} />
      {error && <ErrorNotice sentence={toSentence(error)} />}
      {mayMove && state === 'registered' && (
        <p className="flex flex-wrap items-center gap-3">
          {(['received', 'canceled'] as const).map((to) => (
            <Button
              key={to}
              variant={to === 'received' ? 'secondary' : 'quiet'}
              size="small"
              isLoading={isRunning}
              aria-label={texts.action(ACTIONS[to], number)}
              onClick={() => void move(number, { state: to })}
            >
              {ACTIONS[to]}
            </Button>
          ))}
          <span className="text-ink-soft">{texts.moveNote(hasMail)}</span>
        </p>
      )}
      {mayMove && state === 'received' && (
        <Inspection
          back={back}
          onInspected={(found) => move(number, { state: 'inspected', items: found })}
        />
      )}
      {state === 'inspected' && may('payments.refund') && (
        <RefundPart {...{ order, onRefunded }} back={number} />
      )}
    </li>
  )
}

const ACTIONS = { received: texts.receive, canceled: texts.cancel } as const

function ReturnFacts({ back }: { back: OrderReturn }) {
  const { number, state, reason, note, by, registered_at, items, carrier, tracking, label } = back
  return (
    <div>
      <p className="flex flex-wrap items-center justify-between gap-x-4">
        <span className="font-medium">
          {texts.name(number)}, {texts.reason(reason)}
        </span>
        <Badge kind={KINDS[state] ?? 'plain'}>{texts.state(state)}</Badge>
      </p>
      <ul>
        {items.map(({ position, title, detail, count, sellable, frames }) => (
          <li key={position} className="break-words">
            {count} × {[title, detail].filter(Boolean).join(', ')}
            {frames.length > 0 && <span className="text-ink-soft"> · {texts.frames(frames)}</span>}
            {sellable !== null && (
              <span className="text-ink-soft"> · {texts.sellable(sellable, count)}</span>
            )}
          </li>
        ))}
      </ul>
      {carrier && <p className="text-ink-soft">{texts.way(carrier, tracking)}</p>}
      {label && (
        <a href={label} download className="inline-flex min-h-dense items-center link">
          {texts.label}
        </a>
      )}
      {note && <p className="break-words text-ink-soft">{note}</p>}
      <p className="text-ink-soft">
        <time dateTime={registered_at}>{shortMoment(registered_at)}</time>
        {by && ` ${texts.by(by)}`}
      </p>
    </div>
  )
}
