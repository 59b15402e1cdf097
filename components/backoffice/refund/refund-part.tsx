import { useState } from 'react'

import { Button } from '@/components/ui/button'
import { ErrorNotice } from '@/components/ui/error-notice'
import { Skeleton } from '@/components/ui/skeleton'
import type { OfficeOrder } from '@/hooks/use-backoffice'
import { useKeys } from '@/hooks/use-keys'
import { useRefundable } from '@/hooks/use-refund-form'
import { toSentence } from '@/messages/errors'
import { refund as texts } from '@/messages/refund'
import { money } from '@/utils/format'

import { Part } from '../part'
import { RefundForm } from './refund-form'

interface RefundPartProps {
  order: Pick<OfficeOrder, 'number' | 'email'>
  /** Money, items and timeline of the order have changed. */
  onRefunded: () => void
}

/** The way to give money back; what can be refunded is asked for when it is opened. */
export function RefundPart({ order, onRefunded }: RefundPartProps) {
  const [isOpen, setOpen] = useState(false)
  const [done, setDone] = useState<string | null>(null)
  useKeys({ r: () => setOpen(true) })
  const open = () => {
    setDone(null)
    setOpen(true)
  }
  if (!isOpen) {
    return (
      <div className="-mt-8 flex flex-wrap items-center gap-3">
        <Button variant="secondary" className="!px-4 text-sm lg:min-h-9" onClick={open}>
          {texts.open}
        </Button>
        <p role="status" className="text-sm text-ink-soft">
          {done ?? <span className="max-lg:hidden">{texts.openKeys}</span>}
        </p>
      </div>
    )
  }
  return (
    <Part title={texts.title} empty={null}>
      <Opened
        {...order}
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
  number: string
  email: string
  onClose: () => void
  onRefunded: (sentence: string) => void
}

function Opened({ number, email, onClose, onRefunded }: OpenedProps) {
  const { state, retry } = useRefundable(number)
  if (state.status === 'loading') return <Skeleton className="h-40 w-full" />
  if (state.status === 'failed') {
    return <ErrorNotice sentence={toSentence(state.error)} onRetry={retry} />
  }
  return (
    <RefundForm
      {...{ number, email, onClose }}
      refundable={state.data}
      onRefunded={(total) => onRefunded(texts.done(money(total)))}
    />
  )
}
