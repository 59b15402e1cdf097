import { isComing } from '@/domain/shop/orders/order-state'
import type { Order } from '@/hooks/shop/orders/use-order'
import { orders as texts } from '@/messages/shop/orders/orders'

export function OrderTimeline({ order }: { order: Order }) {
  const { timeline, delivery_date, delivery_cause } = order
  return (
    <section aria-labelledby="order-timeline" className="break-inside-avoid">
      <h2 id="order-timeline" className="text-xl">
        {texts.timeline}
      </h2>
      <ol className="mt-4 border-l border-line-strong pl-6 print:ml-2">
        {timeline.map(({ at, title, detail }, index) => (
          <li key={index} className="relative pb-6 last:pb-0">
            <Dot isDone />
            <p className="font-medium">{title}</p>
            {detail && <p className="text-sm text-ink-soft">{detail}</p>}
            <time dateTime={at} className="text-sm text-ink-soft">
              {texts.moment(at)}
            </time>
          </li>
        ))}
        {isComing(order) && (
          <li className="relative">
            <Dot />
            <p className="font-medium">{texts.delivery}</p>
            <p className="text-sm text-ink-soft">
              {texts.deliveryDate(delivery_date)}
              {delivery_cause && `. ${texts.deliveryCause(delivery_cause)}`}
            </p>
          </li>
        )}
      </ol>
    </section>
  )
}

function Dot({ isDone = false }: { isDone?: boolean }) {
  const look = isDone ? 'bg-ink' : 'bg-paper'
  return (
    <span
      aria-hidden="true"
      className={`absolute top-2 -left-[1.8125rem] size-2.5 rounded-full border border-ink ${look}`}
    />
  )
}
