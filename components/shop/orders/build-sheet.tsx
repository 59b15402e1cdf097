import { Price } from '@/components/kit/ui/price'
import type { OrderLine } from '@/hooks/shop/orders/use-order'
import { orders as texts } from '@/messages/shop/orders/orders'

interface BuildSheetProps {
  sheet: NonNullable<OrderLine['build_sheet']>
  title: string
}

const CELL = 'border-b border-line py-2 text-left align-top font-normal'

export function BuildSheet({ sheet: { rows, prices }, title }: BuildSheetProps) {
  return (
    <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
      <table className="w-full self-start text-sm">
        <caption className="pb-2 text-left font-semibold">{texts.buildSheetOf(title)}</caption>
        <tbody>
          {rows.map(({ label, text }) => (
            <tr key={label}>
              <th scope="row" className={`${CELL} w-2/5 pr-4 text-ink-soft`}>
                {label}
              </th>
              <td className={CELL}>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <table className="w-full self-start text-sm">
        <caption className="pb-2 text-left font-semibold">{texts.priceOf(title)}</caption>
        <tbody>
          {prices.map(({ id, title: line, shown_price }) => (
            <tr key={id}>
              <th scope="row" className={`${CELL} pr-4 text-ink-soft`}>
                {line}
              </th>
              <td className={`${CELL} text-right`}>
                <Price amount={shown_price} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
