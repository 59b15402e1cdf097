import { useState } from 'react'

import { Select } from '@/components/kit/ui/select'
import type { ComparedColumn } from '@/domain/shop/comparison/comparison-column'
import { pairTexts as texts } from '@/messages/shop/comparison/comparison-pair'

import { PairLengths } from './pair-lengths'
import { PairOffer } from './pair-offer'

export function PairSection({ columns }: { columns: readonly ComparedColumn[] }) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [first, second] = pairOf(columns, chosen)
  if (!first || !second) return null
  return (
    <section aria-labelledby="pair" className="mt-14 border-t border-line pt-8">
      <h2 id="pair" className="text-xl">
        {texts.heading}
      </h2>
      <p className="mt-2 text-ink-soft">{texts.lead}</p>
      {columns.length > 2 && (
        <div className="mt-4 grid max-w-3xl gap-4 sm:grid-cols-2">
          <BikeSelect
            label={texts.first}
            columns={columns}
            value={first.key}
            onChange={(key) => setChosen([key, key === second.key ? first.key : second.key])}
          />
          <BikeSelect
            label={texts.second}
            columns={columns}
            value={second.key}
            onChange={(key) => setChosen([key === first.key ? second.key : first.key, key])}
          />
        </div>
      )}
      <PairLengths first={first} second={second} />
      <PairOffer key={`${first.key} ${second.key}`} pair={[first, second]} />
    </section>
  )
}

/** Returns the selected bikes that are still compared, followed by the other ones. */
function pairOf(columns: readonly ComparedColumn[], chosen: readonly string[]) {
  const found = chosen.flatMap((key) => columns.find((one) => one.key === key) ?? [])
  return [...found, ...columns.filter(({ key }) => !chosen.includes(key))]
}

interface BikeSelectProps {
  label: string
  columns: readonly ComparedColumn[]
  value: string
  onChange: (key: string) => void
}

/** Select for one bike of the pair; choosing the pair's other bike swaps the two. */
function BikeSelect({ columns, onChange, ...select }: BikeSelectProps) {
  return (
    <Select
      {...select}
      options={columns.map((column) => ({ value: column.key, title: nameOf(column) }))}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

const nameOf = ({ letter, bike, figures }: ComparedColumn) =>
  texts.name(letter, bike.title, figures.size)
