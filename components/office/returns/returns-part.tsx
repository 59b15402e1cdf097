import { useState } from 'react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { Skeleton } from '@/components/kit/ui/skeleton'
import type { OfficeOrder } from '@/hooks/office/overview/use-backoffice'
import { useMay } from '@/hooks/office/kit/use-permissions'
import { useReturns, type Returns } from '@/hooks/office/returns/use-returns'
import { toSentence } from '@/messages/kit/errors'
import { returns as texts } from '@/messages/office/returns/returns'

import { Part } from '@/components/office/kit/part'
import { ReturnForm } from './return-form'
import { ReturnRow } from './return-row'

interface ReturnsPartProps {
  order: Pick<OfficeOrder, 'number' | 'email' | 'payment_state'>
  /** Called after a change that also affects the timeline, money and emails of the order. */
  onMoved: () => void
}

export function ReturnsPart({ order, onMoved }: ReturnsPartProps) {
  const { state, retry, set, renew, isStale } = useReturns(order.number)
  const may = useMay()
  const [isOpen, setOpen] = useState(false)
  if (state.status === 'loading') return <Skeleton className="h-16 w-full" />
  if (state.status === 'failed') {
    return <ErrorNotice sentence={toSentence(state.error)} onRetry={retry} />
  }
  const { lines, returns, carriers } = state.data
  const mayRegister = may('orders.ship') && lines.length > 0
  if (returns.length === 0 && !mayRegister) return null
  const onChanged = (changed: Returns) => {
    set(changed)
    setOpen(false)
    onMoved()
  }
  const onRefunded = () => {
    renew()
    onMoved()
  }
  return (
    <Part title={texts.title} empty={null}>
      {isStale && <ErrorNotice sentence={texts.failed} onRetry={renew} className="mb-3" />}
      <div className="flex flex-col gap-4 text-sm">
        {returns.length === 0 && <p className="text-ink-soft">{texts.none}</p>}
        {returns.length > 0 && (
          <ul className="border-t border-line">
            {returns.map((back) => (
              <ReturnRow key={back.number} {...{ back, order, onChanged, onRefunded }} />
            ))}
          </ul>
        )}
        {mayRegister && !isOpen && (
          <Button
            variant="secondary"
            size="small"
            className="self-start"
            onClick={() => setOpen(true)}
          >
            {texts.register}
          </Button>
        )}
        {mayRegister && isOpen && (
          <ReturnForm
            number={order.number}
            {...{ lines, carriers }}
            onRegistered={onChanged}
            onClose={() => setOpen(false)}
          />
        )}
      </div>
    </Part>
  )
}
