import Link from 'next/link'

import type { StockItem } from '@/hooks/office/stock/use-stock'
import { shortMoment } from '@/messages/office/overview/overview'
import { stock as texts } from '@/messages/office/stock/stock'

import { Part } from '@/components/office/kit/part'

const { at, reason, delta, onHand, who, note } = texts.historyColumns
const COLUMNS = [
  { title: at, className: '' },
  { title: reason, className: '' },
  { title: delta, className: 'text-right' },
  { title: onHand, className: 'text-right' },
  { title: who, className: 'max-md:hidden' },
  { title: note, className: 'max-md:hidden w-full' },
]

export function ItemHistory({ moves }: { moves: StockItem['moves'] }) {
  return (
    <Part title={texts.history} empty={moves.length === 0 ? texts.noHistory : null}>
      <table className="w-full text-sm">
        <caption className="sr-only">{texts.history}</caption>
        <thead>
          <tr className="border-b border-line-strong text-left text-ink-soft">
            {COLUMNS.map(({ title, className }) => (
              <th key={title} scope="col" className={`h-9 pr-4 font-normal ${className}`}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {moves.map((move, index) => (
            <Move key={`${move.at} ${index}`} move={move} />
          ))}
        </tbody>
      </table>
    </Part>
  )
}

function Move({ move }: { move: StockItem['moves'][number] }) {
  const source = move.order ? (
    <Link href={`/backoffice/orders/${move.order}`} className="figures link">
      {move.order}
    </Link>
  ) : (
    move.by || '–'
  )
  return (
    <tr className="border-b border-line align-top md:h-9">
      <td className="py-2 pr-4 text-ink-soft">
        <time dateTime={move.at}>{shortMoment(move.at)}</time>
      </td>
      <td className="py-2 pr-4">
        {texts.reasonOf(move.reason)}
        <span className="block text-ink-soft md:hidden">
          {source} {move.note}
        </span>
      </td>
      <td className="py-2 pr-4 text-right figures">{texts.signed(move.delta)}</td>
      <td className="py-2 pr-4 text-right figures">{move.on_hand}</td>
      <td className="py-2 pr-4 whitespace-nowrap max-md:hidden">{source}</td>
      <td className="py-2 break-words text-ink-soft max-md:hidden">{move.note}</td>
    </tr>
  )
}
