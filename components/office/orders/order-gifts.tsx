import { useState } from 'react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { useGiftAgain, type OfficeOrder } from '@/hooks/office/overview/use-backoffice'
import { toSentence } from '@/messages/kit/errors'
import { orderGift as texts } from '@/messages/shop/orders/order-gift'
import { mailNote } from '@/messages/office/kit/mail-note'

interface OrderGiftsProps {
  order: OfficeOrder
  onSent: (order: OfficeOrder) => void
}

export function OrderGifts({ order, onSent }: OrderGiftsProps) {
  const sent = order.lines.flatMap(({ gift }) =>
    gift?.state === 'sent' && gift.to_email !== '' ? [gift] : [],
  )
  const { run, isRunning, error } = useGiftAgain(order.number)
  const [isSent, setSent] = useState(false)
  if (sent.length === 0) return null
  const send = async (position: number) => {
    const done = await run(position)
    setSent(done !== null)
    if (done) onSent(done.answer)
  }
  return (
    <section aria-label={texts.sendAgain}>
      {error && <ErrorNotice sentence={toSentence(error)} className="mb-4" />}
      <p role="status">{isSent && mailNote(texts.sentAgain, order.has_mail)}</p>
      <ul className="flex flex-col gap-3">
        {sent.map(({ to_name, to_email, position }) => (
          <li key={position} className="flex flex-wrap items-center gap-3">
            <span className="min-w-0 break-words">{texts.for(to_name, to_email)}</span>
            <Button
              size="small"
              variant="secondary"
              isLoading={isRunning}
              onClick={() => void send(position)}
            >
              {texts.sendAgain}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
