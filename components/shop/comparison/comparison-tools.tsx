import { Button } from '@/components/kit/ui/button'
import { Checkbox } from '@/components/kit/ui/checkbox'
import { Disclosure } from '@/components/kit/ui/disclosure'
import { Segmented } from '@/components/kit/ui/segmented'
import { useComparisonRows } from '@/hooks/shop/comparison/use-comparison-rows'
import { useUnit } from '@/hooks/kit/use-unit'
import { comparison as texts } from '@/messages/shop/comparison/comparison'

import type { ComparisonGroup } from './comparison-rows'

const UNITS = [
  { value: 1 as const, title: texts.metric },
  { value: 0 as const, title: texts.imperial },
]

interface ComparisonToolsProps {
  groups: readonly ComparisonGroup[]
  shown: readonly ComparisonGroup[]
  isOneAlone: boolean
}

export function ComparisonTools({ groups, shown, isOneAlone }: ComparisonToolsProps) {
  const { unit, setUnit } = useUnit()
  const { onlyDifferences, showOnlyDifferences } = useComparisonRows()
  return (
    <div className="mt-10">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-ink py-3">
        {!isOneAlone && (
          <Checkbox
            role="switch"
            label={texts.onlyDifferences}
            checked={onlyDifferences}
            onChange={({ target }) => showOnlyDifferences(target.checked)}
          />
        )}
        <p
          role="status"
          className="order-last w-full text-sm text-ink-soft sm:order-none sm:w-auto sm:grow"
        >
          {texts.rowCount(countOf(shown), countOf(groups))}
        </p>
        <Segmented legend={texts.unit} options={UNITS} value={unit} onChange={setUnit} />
      </div>
      <RowChoice groups={groups} />
    </div>
  )
}

function countOf(groups: readonly ComparisonGroup[]): number {
  return groups.reduce((sum, { rows }) => sum + rows.length, 0)
}

function RowChoice({ groups }: { groups: readonly ComparisonGroup[] }) {
  const { hidden, toggleRow, showAll } = useComparisonRows()
  return (
    <Disclosure title={texts.rows} className="border-t">
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-5">
        {groups.map(({ id, title, rows }) => (
          <fieldset key={id}>
            <legend className="mb-1 font-semibold">{title}</legend>
            {rows.map((row) => (
              <Checkbox
                key={row.id}
                label={row.label}
                checked={!hidden.includes(row.id)}
                onChange={() => toggleRow(row.id)}
              />
            ))}
          </fieldset>
        ))}
      </div>
      <Button variant="secondary" onClick={showAll} className="mt-4">
        {texts.rowsAll}
      </Button>
    </Disclosure>
  )
}
