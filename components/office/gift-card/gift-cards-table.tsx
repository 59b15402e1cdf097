import Link from 'next/link'

import { Badge, type BadgeKind } from '@/components/kit/ui/badge'
import { Price } from '@/components/kit/ui/price'
import type { GiftList } from '@/domain/office/gift-card/gift-list'
import type { GiftCardRow } from '@/hooks/office/gift-card/use-gift-cards'
import { giftCards as texts } from '@/messages/office/gift-card/gift-cards'

import { DenseTable, type Column } from '@/components/office/kit/dense-table'
import { RowTitle } from '@/components/office/kit/row-title'
const { order, amount, state, recipient, made, when } = texts.columns

const KINDS: Record<GiftList, BadgeKind> = {
  active: 'ok',
  waiting: 'warn',
  redeemed: 'plain',
  void: 'bad',
}

const State = ({ card }: { card: GiftCardRow }) => (
  <Badge kind={KINDS[card.list]}>{texts.stateOf(card.list)}</Badge>
)

const COLUMNS: Column<GiftCardRow>[] = [
  { name: 'order', header: order, className: 'max-md:w-full', cell: (row) => <Order card={row} /> },
  {
    name: 'recipient',
    header: recipient,
    className: 'max-md:hidden w-full max-w-0 truncate text-ink-soft',
    cell: texts.recipientOf,
  },
  { name: 'state', header: state, className: 'max-md:hidden', cell: (row) => <State card={row} /> },
  {
    name: 'made_at',
    header: made,
    className: 'max-xl:hidden text-ink-soft',
    cell: (row) => <time dateTime={row.made_at}>{texts.moment(row.made_at)}</time>,
  },
  {
    name: 'when',
    header: when,
    className: 'max-lg:hidden text-ink-soft',
    cell: (row) => <When card={row} />,
  },
  {
    name: 'amount',
    header: amount,
    className: 'text-right max-md:pt-3 max-md:align-top',
    cell: (row) => <Price amount={row.amount} />,
  },
]

export function GiftCardsTable({ rows }: { rows: GiftCardRow[] }) {
  return (
    <DenseTable
      {...{ rows }}
      idOf={({ id }) => id}
      columns={COLUMNS}
      title={texts.title}
      keys={texts.keys}
    />
  )
}

function When({ card }: { card: GiftCardRow }) {
  if (!card.redeemed_by) return texts.whenOf(card)
  const { id, name } = card.redeemed_by
  return (
    <>
      {texts.whenOf(card)},{' '}
      <Link
        href={`/backoffice/customers/${id}`}
        className="relative z-10 underline underline-offset-4"
      >
        {name}
      </Link>
    </>
  )
}

function Order({ card }: { card: GiftCardRow }) {
  return (
    <RowTitle
      title={card.order_number}
      opens={`/backoffice/orders/${card.order_number}`}
      className="figures font-medium"
    >
      <span className="break-all text-ink">{texts.recipientOf(card)}</span>
      <span>{texts.whenOf(card)}</span>
      <State card={card} />
    </RowTitle>
  )
}
