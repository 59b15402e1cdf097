import { createColumnHelper } from '@tanstack/react-table'

import { Badge } from '@/components/kit/ui/badge'
import type { Promotion } from '@/hooks/office/promo/use-promotions'
import { promotions as texts } from '@/messages/office/promo/promo'
import { money } from '@/utils/format'

import { DenseTable } from '@/components/office/kit/dense-table'
import { RowTitle } from '@/components/office/kit/row-title'

const column = createColumnHelper<Promotion>()
const { code, state, rule, window, uses, orders, revenue, net, discount } = texts.columns

const SHOWN: Record<string, string> = {
  code: 'max-md:w-full figures font-medium',
  state: 'max-md:hidden',
  rule: 'max-md:hidden w-full max-w-0 truncate',
  window: 'max-xl:hidden text-ink-soft',
  uses: 'max-md:hidden figures text-right',
  orders: 'max-lg:hidden figures text-right',
  revenue: 'max-md:hidden figures text-right',
  net: 'max-lg:hidden figures text-right',
  discount: 'max-md:hidden figures text-right',
}

const KINDS = { running: 'ok', planned: 'plain', used_up: 'warn', ended: 'plain' } as const

const State = ({ promotion: { state: one } }: { promotion: Promotion }) => (
  <Badge kind={KINDS[one]}>{texts.state(one)}</Badge>
)

interface PromotionsTableProps {
  rows: Promotion[]
  onOpen: (code: string) => void
}

export function PromotionsTable({ rows, onOpen }: PromotionsTableProps) {
  const columns = [
    column.display({
      id: 'code',
      header: code,
      cell: ({ row: { original } }) => <Code promotion={original} onOpen={onOpen} />,
    }),
    column.display({
      id: 'state',
      header: state,
      cell: ({ row: { original } }) => <State promotion={original} />,
    }),
    column.accessor(texts.rule, { id: 'rule', header: rule }),
    column.accessor(texts.window, { id: 'window', header: window }),
    column.accessor(texts.uses, { id: 'uses', header: uses }),
    column.accessor('orders', { header: orders }),
    column.accessor((one) => money(one.revenue), { id: 'revenue', header: revenue }),
    column.accessor((one) => money(one.net), { id: 'net', header: net }),
    column.accessor((one) => money(one.discount), { id: 'discount', header: discount }),
  ]
  return (
    <DenseTable
      {...{ rows, columns }}
      idOf={(row) => row.code}
      shown={SHOWN}
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
