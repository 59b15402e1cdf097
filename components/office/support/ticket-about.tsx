import Link from 'next/link'
import type { ReactNode } from 'react'

import type { DeskTicket } from '@/hooks/office/support/use-desk-ticket'
import { officeMoment } from '@/messages/office/overview/overview'
import { contact } from '@/messages/community/support/contact'
import { desk as texts } from '@/messages/office/support/support'

export function TicketAbout({ ticket }: { ticket: DeskTicket }) {
  const { topic, orders, bike, follows, merged_into, merged, searches, rating, created_at } = ticket
  const rows: [string, ReactNode][] = [
    [texts.topic, contact.topicTitle(topic)],
    [texts.created, officeMoment(created_at)],
    [texts.aboutOrder(orders.length), orders.length > 0 && <RelatedOrders orders={orders} />],
    [texts.aboutBike, bike?.title],
    [texts.follows, follows && <TicketLinks numbers={[follows]} />],
    [texts.mergedInto, merged_into && <TicketLinks numbers={[merged_into]} />],
    [texts.merged, merged.length > 0 && <TicketLinks numbers={merged} />],
    [texts.searches, searches.map((one) => texts.searched(one.query, one.results)).join(', ')],
    [texts.rating, rating && texts.rated(rating)],
  ]
  return (
    <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 border-t border-line pt-3">
      {rows.map(
        ([label, value]) =>
          value && (
            <div key={label} className="col-span-2 grid grid-cols-subgrid">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="min-w-0 wrap-anywhere">{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

function RelatedOrders({ orders }: Pick<DeskTicket, 'orders'>) {
  return (
    <ul>
      {orders.map(({ number, exists, is_own }) => (
        <li key={number}>
          {exists ? (
            <Link href={`/backoffice/orders/${number}`} className="figures link">
              {is_own ? number : texts.foreignOrder(number)}
            </Link>
          ) : (
            texts.unknownOrder(number)
          )}
        </li>
      ))}
    </ul>
  )
}

function TicketLinks({ numbers }: { numbers: readonly string[] }) {
  return numbers.map((number) => (
    <Link key={number} href={`/backoffice/tickets/${number}`} className="mr-2 figures link">
      {number}
    </Link>
  ))
}
