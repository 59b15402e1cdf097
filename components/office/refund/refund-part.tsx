import { useState } from 'react'

import { Button } from '@/components/kit/ui/button'
import { cx } from '@/components/kit/ui/cx'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { Skeleton } from '@/components/kit/ui/skeleton'
import type { OfficeOrder } from '@/hooks/office/overview/use-backoffice'
import { useKeys } from '@/hooks/kit/use-keys'
import { useRefundable } from '@/hooks/office/refund/use-refund-form'
import { toSentence } from '@/messages/kit/errors'
import { refund as texts } from '@/messages/office/refund/refund'
import { money } from '@/utils/format'

import { Part } from '@/components/office/kit/part'
import { RefundForm } from './refund-form'

interface RefundPartProps {
  order: Pick<OfficeOrder, 'number' | 'email' | 'payment_state'>
  /** Number of the return to refund; absent if the refund has no return. */
  back?: number
  /** Called after a refund has changed the money, items and timeline of the order. */
  onRefunded: () => void
}

/** Form that refunds an order; refundable amounts are loaded when it first opens. */
export function RefundPart({ order, back, onRefunded }: RefundPartProps) {
  const isRefunded = order.payment_state === 'refunded'
  const [isOpen, setOpen] = useState(false)
  const [done, setDone] = useState<string | null>(null)
  // If a page has several refund forms, the R key opens the one without a return.
  useKeys(back || isRefunded ? {} : { r: () => setOpen(true) })
  const open = () => {
    setDone(null)
    setOpen(true)
  }
  if (!isOpen) {
    return (
      <div className={cx('flex flex-wrap items-center gap-3', !back && '-mt-8')}>
        {!isRefunded && (
          <Button variant="secondary" size="small" onClick={open}>
            {texts.open}
          </Button>
        )}
        <p role="status" className="text-sm text-ink-soft">
          {done ??
            (back || isRefunded ? null : <span className="max-lg:hidden">{texts.openKeys}</span>)}
        </p>
      </div>
    )
  }
  return (
    <Part title={texts.title} empty={null}>
      <Opened
        {...order}
        back={back}
        onClose={() => setOpen(false)}
        onRefunded={(sentence) => {
          setDone(sentence)
          setOpen(false)
          onRefunded()
        }}
      />
    </Part>
  )
}

interface OpenedProps {
  back: number | undefined
  number: string
  email: string
  onClose: () => void
  onRefunded: (sentence: string) => void
}

function Opened({ number, email, back, onClose, onRefunded }: OpenedProps) {
  const { state, retry } = useRefundable(number, back)
  if (state.status === 'loading') return <Skeleton className="h-40 w-full" />
  if (state.status === 'failed') {
    return <ErrorNotice sentence={toSentence(state.error)} onRetry={retry} />
  }
  return (
    <RefundForm
      {...{ number, email, back, onClose }}
      refundable={state.data}
      onRefunded={(total) => onRefunded(total === 0 ? '' : texts.done(money(total)))}
    />
  )
}
