import type { ReactNode } from 'react'

import { isComing } from '@/domain/shop/orders/order-state'
import type { Order } from '@/hooks/shop/orders/use-order'
import { useReaderTime } from '@/hooks/kit/use-reader-time'
import { garage } from '@/messages/account/garage/garage'
import { orders as texts } from '@/messages/shop/orders/orders'

/** What has happened, and what the factory and the carrier do next, in one list. */
export function OrderTimeline({ order }: { order: Order }) {
  const { moment } = useReaderTime()
  const { timeline, delivery_date, delivery_cause } = order
  const ahead = isComing(order) ? order.progress.filter(({ is_done }) => !is_done) : []
  const cause = delivery_cause && texts.deliveryCause(delivery_cause)
  return (
    <section aria-labelledby="order-timeline" className="break-inside-avoid">
      <h2 id="order-timeline" className="text-xl">
        {texts.timeline}
      </h2>
      <ol className="mt-4 ml-1.5 border-l border-line-strong pl-6 print:ml-2">
        {timeline.map(({ at, title, detail }, index) => (
          <Entry key={index} title={title} isDone>
            {detail && <p className="text-sm text-ink-soft">{detail}</p>}
            <time dateTime={at} className="text-sm text-ink-soft">
              {moment(at)}
            </time>
          </Entry>
        ))}
        {ahead.map(({ step, date }, index) => (
          <Entry key={step} title={garage.step(step, false)} isNext={index === 0}>
            {index === 0 && <p className="text-sm">{garage.stepNext(step)}</p>}
            <p className="text-sm text-ink-soft">{garage.stepDate(date, false)}</p>
            {step === 'delivered' && cause && <p className="text-sm text-ink-soft">{cause}</p>}
          </Entry>
        ))}
        {isComing(order) && ahead.length === 0 && (
          <Entry title={texts.delivery} isNext>
            <p className="text-sm text-ink-soft">
              {texts.deliveryDate(delivery_date)}
              {cause && `. ${cause}`}
            </p>
          </Entry>
        )}
      </ol>
    </section>
  )
}

interface EntryProps {
  title: string
  isDone?: boolean
  isNext?: boolean
  children: ReactNode
}

function Entry({ title, isDone = false, isNext = false, children }: EntryProps) {
  const dot = isDone ? 'bg-ink' : isNext ? 'bg-volt' : 'bg-paper'
  return (
    <li className="relative pb-5 last:pb-0" aria-current={isNext ? 'step' : undefined}>
      <span
        aria-hidden="true"
        className={`absolute top-1.5 -left-[1.875rem] size-3 rounded-full border border-ink ${dot}`}
      />
      <p className={isDone || isNext ? 'font-medium' : 'text-ink-soft'}>{title}</p>
      {children}
    </li>
  )
}
