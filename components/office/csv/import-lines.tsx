import { useState } from 'react'

import { Loaded } from '@/components/kit/ui/loaded'
import { Segmented } from '@/components/kit/ui/segmented'
import { CSV_VERDICTS, type CsvVerdict } from '@/domain/office/csv/csv-tables'
import { useImportLines, type CsvImports } from '@/hooks/office/csv/use-csv'
import { csv as texts } from '@/messages/office/csv/csv'

type LineFilter = CsvVerdict | 'refused'
type Table = CsvImports[number]

const SHOWN: readonly LineFilter[] = ['refused', ...CSV_VERDICTS]

const countOf = (table: Table, shown: LineFilter): number =>
  ({ refused: table.refused, new: table.added, change: table.changes, same: table.same })[shown]

export function ImportLines({ table }: { table: Table }) {
  const { state, retry } = useImportLines(table)
  const there = SHOWN.filter((one) => countOf(table, one) > 0)
  const [chosen, setChosen] = useState<LineFilter>(there[0] ?? 'same')
  return (
    <Loaded state={state} onRetry={retry}>
      {({ faults, lines }) => {
        const rows =
          chosen === 'refused'
            ? faults.map(({ line, sentence }) => ({ line, title: sentence, hint: '' }))
            : lines.filter(({ verdict }) => verdict === chosen)
        const rest = countOf(table, chosen) - rows.length
        return (
          <>
            <Segmented
              legend={texts.shown}
              className="mt-3"
              options={there.map((value) => ({
                value,
                title: texts.verdicts[value](countOf(table, value)),
              }))}
              value={chosen}
              onChange={setChosen}
            />
            <Lines {...{ rows }} about={chosen === 'refused' ? texts.reason : texts.about} />
            {rest > 0 && <p className="mt-2 text-ink-soft">{texts.more(rest)}</p>}
          </>
        )
      }}
    </Loaded>
  )
}

interface LinesProps {
  about: string
  rows: readonly { line: number; title: string; hint: string }[]
}

function Lines({ about, rows }: LinesProps) {
  return (
    <table className="mt-3">
      <caption className="sr-only">{texts.details}</caption>
      <thead>
        <tr className="border-b border-line-strong text-left text-ink-soft">
          <th scope="col" className="h-9 pr-6 text-right font-normal">
            {texts.line}
          </th>
          <th scope="col" className="h-9 font-normal">
            {about}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ line, title, hint }) => (
          <tr key={line} className="border-b border-line">
            <td className="py-1 pr-6 text-right figures">{line}</td>
            <td className="py-1 break-words">
              {title}
              {hint !== '' && <span className="block text-ink-soft">{hint}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
