import { Price } from '@/components/kit/ui/price'
import { subtractCents } from '@/domain/kit/money'
import type { OfficeDay, OfficeFigures } from '@/hooks/office/overview/use-backoffice'
import { backoffice as texts } from '@/messages/office/overview/overview'
import { dateLong } from '@/utils/format'

interface SalesTableProps {
  days: readonly OfficeDay[]
  recent: OfficeFigures
}

const CELL = 'py-1.5 pl-4 text-right'

export function SalesTable({ days, recent }: SalesTableProps) {
  const { day, orders, revenue, refunded, net } = texts.columns
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{texts.chart}</caption>
      <thead>
        <tr className="border-b border-line-strong text-ink-soft">
          <th scope="col" className="py-1.5 text-left font-normal">
            {day}
          </th>
          {[orders, revenue, refunded, net].map((title) => (
            <th key={title} scope="col" className={`${CELL} font-normal`}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...days].reverse().map((one) => (
          <tr key={one.day} className="border-b border-line">
            <th scope="row" className="py-1.5 text-left font-normal">
              {dateLong(one.day)}
            </th>
            <Amounts row={one} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="font-semibold">
          <th scope="row" className="py-1.5 text-left">
            {texts.total}
          </th>
          <Amounts row={recent} />
        </tr>
      </tfoot>
    </table>
  )
}

function Amounts({ row }: { row: Pick<OfficeDay, 'orders' | 'revenue' | 'refunded'> }) {
  return (
    <>
      <td className={`${CELL} figures`}>{row.orders}</td>
      <td className={CELL}>
        <Price amount={row.revenue} />
      </td>
      <td className={CELL}>
        <Price amount={row.refunded} />
      </td>
      <td className={CELL}>
        <Price amount={subtractCents(row.revenue, row.refunded)} />
      </td>
    </>
  )
}
