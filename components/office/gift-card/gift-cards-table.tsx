import { createColumnHelper } from '@tanstack/react-table'
import Link from 'next/link'

import { Badge, type BadgeKind } from '@/components/kit/ui/badge'
import { Price } from '@/components/kit/ui/price'
import type { GiftList } from '@/domain/office/gift-card/gift-list'
import type { GiftCardRow } from '@/hooks/office/gift-card/use-gift-cards'
import { giftCards as texts } from '@/messages/office/gift-card/gift-cards'

import { DenseTable } from '@/components/office/kit/dense-table'
import { RowTitle } from '@/components/office/kit/row-title'

const column = createColumnHelper<GiftCardRow>()
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

const COLUMNS = [
  column.display({
    id: 'order',
    header: order,
    cell: ({ row: { original } }) => <Order card={original} />,
  }),
  column.accessor(texts.recipientOf, { id: 'recipient', header: recipient }),
  column.display({
    id: 'state',
    header: state,
    cell: ({ row: { original } }) => <State card={original} />,
  }),
  column.accessor('made_at', {
    header: made,
    cell: ({ getValue }) => <time dateTime={getValue()}>{texts.moment(getValue())}</time>,
  }),
  column.display({
    id: 'when',
    header: when,
    cell: ({ row: { original } }) => <When card={original} />,
  }),
  column.accessor('amount', {
    header: amount,
    cell: ({ getValue }) => <Price amount={getValue()} />,
  }),
]

const SHOWN: Record<string, string> = {
  order: 'max-md:w-full',
  recipient: 'max-md:hidden w-full max-w-0 truncate text-ink-soft',
  state: 'max-md:hidden',
  made_at: 'max-xl:hidden text-ink-soft',
  when: 'max-lg:hidden text-ink-soft',
  amount: 'text-right max-md:pt-3 max-md:align-top',
}

export function GiftCardsTable({ rows }: { rows: GiftCardRow[] }) {
  return (
    <DenseTable
      {...{ rows }}
      idOf={({ id }) => id}
      columns={COLUMNS}
      shown={SHOWN}
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
