import type { ComparedColumn } from '@/domain/shop/comparison/comparison-column'
import { lengthRows } from '@/domain/shop/comparison/comparison-lengths'
import type { Unit } from '@/domain/kit/constants'
import { useUnit } from '@/hooks/kit/use-unit'
import { pairTexts as texts } from '@/messages/shop/comparison/comparison-pair'
import { geometryLabels } from '@/messages/shop/configurator/configurator'
import { difference, length } from '@/utils/units'

interface PairLengthsProps {
  first: ComparedColumn
  second: ComparedColumn
}

const LABELS = { ...geometryLabels, overall: texts.overall }
const CELL = 'py-2 pr-2 text-left align-top text-sm sm:pr-4 sm:text-base'

export function PairLengths({ first, second }: PairLengthsProps) {
  const { unit } = useUnit()
  const [a, b] = [first, second].map(({ letter, bike }) => `${letter}, ${bike.title}`)
  return (
    <table className="mt-6 w-full max-w-3xl border-y border-line">
      <caption className="sr-only">{texts.lengths(a ?? '', b ?? '')}</caption>
      <thead>
        <tr className="border-b border-ink">
          <th scope="col" className={CELL}>
            {texts.length}
          </th>
          {[first, second].map(({ key, letter, bike }) => (
            <th key={key} scope="col" className={CELL}>
              {letter} <span className="font-normal max-sm:sr-only">{bike.title}</span>
            </th>
          ))}
          <th scope="col" className={CELL}>
            {texts.difference}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {lengthRows(first, second).map(({ id, values }) => (
          <tr key={id}>
            <th scope="row" className={`${CELL} font-normal text-ink-soft`}>
              {LABELS[id]}
            </th>
            {values.map((value, at) => (
              <td key={at} className={`${CELL} figures whitespace-nowrap`}>
                {length(value, unit)}
              </td>
            ))}
            <td className={`${CELL} figures whitespace-nowrap`}>
              {differenceOf(values, [first, second], unit)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type Pair<One> = readonly [One, One]

function differenceOf([a, b]: Pair<number>, [first, second]: Pair<ComparedColumn>, unit: Unit) {
  if (length(a, unit) === length(b, unit)) return texts.same
  const longer = a > b ? first : second
  return texts.longer(longer.letter, difference(length, [a, b], unit))
}
