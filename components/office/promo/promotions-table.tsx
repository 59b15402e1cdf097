import { Badge } from '@/components/kit/ui/badge'
import type { Promotion } from '@/hooks/office/promo/use-promotions'
import { promotions as texts } from '@/messages/office/promo/promo'
import { money } from '@/utils/format'

import { DenseTable, type Column } from '@/components/office/kit/dense-table'
import { RowTitle } from '@/components/office/kit/row-title'
const { code, state, rule, window, uses, orders, revenue, net, discount } = texts.columns

const FIGURES = 'max-md:hidden figures text-right'
const LATE_FIGURES = 'max-lg:hidden figures text-right'

const KINDS = { running: 'ok', planned: 'plain', used_up: 'warn', ended: 'plain' } as const

const State = ({ promotion: { state: one } }: { promotion: Promotion }) => (
  <Badge kind={KINDS[one]}>{texts.state(one)}</Badge>
)

const COLUMNS: Column<Promotion>[] = [
  {
    name: 'state',
    header: state,
    className: 'max-md:hidden',
    cell: (row) => <State promotion={row} />,
  },
  {
    name: 'rule',
    header: rule,
    className: 'max-md:hidden w-full max-w-0 truncate',
    cell: texts.rule,
  },
  {
    name: 'window',
    header: window,
    className: 'max-xl:hidden text-ink-soft',
    cell: texts.window,
  },
  { name: 'uses', header: uses, className: FIGURES, cell: texts.uses },
  {
    name: 'orders',
    header: orders,
    className: LATE_FIGURES,
    cell: (row) => row.orders,
  },
  {
    name: 'revenue',
    header: revenue,
    className: FIGURES,
    cell: (one) => money(one.revenue),
  },
  {
    name: 'net',
    header: net,
    className: LATE_FIGURES,
    cell: (one) => money(one.net),
  },
  {
    name: 'discount',
    header: discount,
    className: FIGURES,
    cell: (one) => money(one.discount),
  },
]

interface PromotionsTableProps {
  rows: Promotion[]
  onOpen: (code: string) => void
}

export function PromotionsTable({ rows, onOpen }: PromotionsTableProps) {
  const columns: Column<Promotion>[] = [
    {
      name: 'code',
      header: code,
      className: 'max-md:w-full figures font-medium',
      cell: (row) => <Code promotion={row} onOpen={onOpen} />,
    },
    ...COLUMNS,
  ]
  return (
    <DenseTable
      {...{ rows, columns }}
      idOf={(row) => row.code}
      title={texts.list}
      keys={texts.keys}
    />
  )
}

function Code({ promotion, onOpen }: { promotion: Promotion; onOpen: (code: string) => void }) {
  const { code } = promotion
  return (
    <RowTitle title={code} opens={() => onOpen(code)} mark={code} className="break-all">
      <span className="font-sans font-normal">{texts.rule(promotion)}</span>
      <span className="font-sans font-normal">{texts.card(promotion)}</span>
      <State {...{ promotion }} />
    </RowTitle>
  )
}
