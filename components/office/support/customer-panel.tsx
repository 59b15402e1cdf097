import Link from 'next/link'
import type { ReactNode } from 'react'

import { Price } from '@/components/kit/ui/price'
import { postAddress } from '@/domain/community/forum/forum'
import type { DeskCustomer, DeskTicket } from '@/hooks/office/support/use-desk-ticket'
import { shortMoment } from '@/messages/office/overview/overview'
import { desk as texts } from '@/messages/office/support/support'
import { orders as orderTexts } from '@/messages/shop/orders/orders'
import { providerName } from '@/messages/kit/providers'
import { money } from '@/utils/format'

import { StatusBadge } from './ticket-badges'
import { TicketAbout } from './ticket-about'

export function CustomerPanel({
  customer,
  ticket,
}: {
  customer: DeskCustomer
  ticket: DeskTicket
}) {
  const { name, email, since } = customer
  return (
    <div className="flex flex-col gap-5 text-sm">
      <section aria-label={texts.customer}>
        <h2 className="text-base font-semibold break-words">{name || texts.nameless}</h2>
        <p className="break-all text-ink-soft">{email}</p>
        <p className="text-ink-soft">{since === null ? texts.guest : texts.since(since)}</p>
        <TicketAbout ticket={ticket} />
      </section>
      <Bought {...customer} />
      <Written {...customer} />
    </div>
  )
}

export function Bought({
  bikes,
  orders,
  payments,
}: Pick<DeskCustomer, 'bikes' | 'orders' | 'payments'>) {
  return (
    <>
      <Block title={texts.bikes}>
        {bikes.map(({ id, title, serial, order_number }) => (
          <Row key={id} end={<OrderLink number={order_number} />}>
            <span className="block">{title}</span>
            <span className="figures text-ink-soft">{texts.serial(serial)}</span>
          </Row>
        ))}
      </Block>
      <Block title={texts.orders}>
        {orders.map((order) => (
          <Row key={order.number} end={<Price amount={order.total} />}>
            <OrderLink number={order.number} />
            <span className="block text-ink-soft">
              {orderTexts.stage(order)} · {shortMoment(order.placed_at)}
            </span>
          </Row>
        ))}
      </Block>
      <Block title={texts.payments}>
        {payments.map(({ order_number, provider, at, amount, refunded }) => (
          <Row key={`${order_number} ${at}`} end={<Price amount={amount} />}>
            <span className="block">
              {order_number} · {providerName(provider)}
            </span>
            <span className="block text-ink-soft">
              {shortMoment(at)}
              {refunded > 0 && ` · ${texts.refunded(money(refunded))}`}
            </span>
          </Row>
        ))}
      </Block>
    </>
  )
}

export function Written({ tickets, posts }: Pick<DeskCustomer, 'tickets' | 'posts'>) {
  return (
    <>
      <Block title={texts.tickets}>
        {tickets.map(({ number, subject, status, created_at }) => (
          <Row key={number} end={<StatusBadge status={status} />}>
            <Link href={`/backoffice/tickets/${number}`} className="break-words link">
              {subject}
            </Link>
            <span className="block text-ink-soft">
              {number} · {shortMoment(created_at)}
            </span>
          </Row>
        ))}
      </Block>
      <Block title={texts.posts}>
        {posts.map(({ thread, slug, number, title, excerpt, is_hidden, created_at }) => (
          <Row key={`${thread} ${number}`} end={null}>
            <Link href={postAddress({ id: thread, slug }, number)} className="break-words link">
              {title}
            </Link>
            <span className="line-clamp-2 wrap-anywhere text-ink-soft">{excerpt}</span>
            <span className="block text-ink-soft">
              {shortMoment(created_at)}
              {is_hidden && ` · ${texts.hiddenPost}`}
            </span>
          </Row>
        ))}
      </Block>
    </>
  )
}

function Block({ title, children }: { title: string; children: readonly ReactNode[] }) {
  return (
    <section aria-label={title}>
      <h3 className="border-b border-line-strong pb-1 text-sm font-semibold">{title}</h3>
      {children.length === 0 ? (
        <p className="py-2 text-ink-soft">{texts.none}</p>
      ) : (
        <ul>{children}</ul>
      )}
    </section>
  )
}

function Row({ end, children }: { end: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start justify-between gap-3 border-b border-line py-2">
      <div className="min-w-0">{children}</div>
      <div className="shrink-0">{end}</div>
    </li>
  )
}

function OrderLink({ number }: { number: string }) {
  return (
    <Link href={`/backoffice/orders/${number}`} className="figures link">
      {number}
    </Link>
  )
}
