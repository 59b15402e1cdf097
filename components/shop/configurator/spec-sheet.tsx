import { colorTexts, isChosen, sizeOf } from '@/domain/shop/bikes/build'
import type { Configurator } from '@/hooks/shop/configurator/use-configurator'
import { configurator as texts } from '@/messages/shop/configurator/configurator'
import { dateLong, money } from '@/utils/format'
import { distance, speed, weight } from '@/utils/units'

import { both } from './price-text'

interface Row {
  label: string
  value: string
}

export function SpecSheet({ configurator }: { configurator: Configurator }) {
  const { bike } = configurator
  return (
    <table className="mt-3 w-full border-t border-ink text-left text-sm">
      <caption className="sr-only">{`${bike.title}: ${texts.specSheet}`}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{texts.specItem}</th>
          <th scope="col">{texts.specValue}</th>
        </tr>
      </thead>
      <Rows rows={figureRows(configurator)} />
      <Rows rows={partRows(configurator)} />
      <Rows rows={factRows(configurator)} />
    </table>
  )
}

/** Figures, parts and facts share some labels, so each has its own `<tbody>`. */
function Rows({ rows }: { rows: Row[] }) {
  return (
    <tbody className="border-b border-ink">
      {rows.map(({ label, value }) => (
        <tr key={label} className="border-b border-line align-top last:border-0">
          <th scope="row" className="w-2/5 py-2 pr-4 font-normal text-ink-soft">
            {label}
          </th>
          <td className="py-2">{value}</td>
        </tr>
      ))}
    </tbody>
  )
}

function figureRows({ bike, build, figures, unit }: Configurator): Row[] {
  const { price, performance, range, delivery } = figures
  return [
    { label: 'Bike', value: `${bike.title}, ${bike.kind}` },
    { label: 'Size', value: sizeOf(bike, build.size_id)?.title ?? '' },
    { label: 'Color', value: colorTexts(bike, build).join(', ') },
    { label: texts.price, value: money(price) },
    { label: texts.weight, value: both(weight, performance.weight, unit) },
    {
      label: texts.range,
      value: texts.rangeBand(both(distance, range.low, unit), both(distance, range.high, unit)),
    },
    { label: 'Motor power', value: `${performance.power} W` },
    { label: 'Top assisted speed', value: both(speed, performance.max_speed, unit) },
    { label: 'Battery capacity', value: `${performance.battery} Wh` },
    { label: texts.delivery, value: dateLong(delivery.date) },
    { label: 'Gross limit', value: both(weight, bike.gross_limit, unit) },
  ]
}

function partRows({ bike, build }: Configurator): Row[] {
  const size = sizeOf(bike, build.size_id)?.title ?? ''
  return bike.groups.flatMap((group) => {
    const parts = group.parts.filter(({ id }) => isChosen(group, id, build))
    if (parts.length === 0) return []
    const titles = parts.map(({ title, by_size }) => {
      const variant = by_size?.[size]
      return variant ? `${title}, ${variant}` : title
    })
    return [{ label: group.title, value: titles.join('; ') }]
  })
}

function factRows({ bike }: Configurator): Row[] {
  return bike.facts.map(({ label, text }) => ({ label, value: text }))
}
