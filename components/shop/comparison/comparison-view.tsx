import { useMemo } from 'react'

import { LinkButton } from '@/components/kit/ui/link-button'
import { COMPARISON_LIMIT } from '@/domain/kit/constants'
import { useComparisonRows } from '@/hooks/shop/comparison/use-comparison-rows'
import { useComparisonWindow } from '@/hooks/shop/comparison/use-comparison-window'
import type { Comparison } from '@/hooks/shop/comparison/use-comparison'
import { useUnit } from '@/hooks/kit/use-unit'
import { comparison as texts, comparisonSummary } from '@/messages/shop/comparison/comparison'

import { comparisonGroupsOf, visibleGroups } from './comparison-rows'
import { summaryOf } from './comparison-summary'
import { ComparisonTable } from './comparison-table'
import { ComparisonTools } from './comparison-tools'
import { FrameOverlay } from './frame-overlay'
import { PairSection } from './pair-section'
import { ShareComparison } from './share-comparison'

export function ComparisonView({ comparison }: { comparison: Comparison }) {
  const { columns, isShared } = comparison
  const { unit } = useUnit()
  const { hidden, onlyDifferences } = useComparisonRows()
  const view = useComparisonWindow(columns.map(({ key }) => key))
  const inView = columns.filter(({ key }) => view.shown.includes(key))
  const groups = useMemo(() => comparisonGroupsOf(columns, unit), [columns, unit])
  const isOneAlone = columns.length === 1
  // Which rows differ depends on the visible bikes.
  const shown = visibleGroups(view.isPart ? comparisonGroupsOf(inView, unit) : groups, {
    hidden,
    onlyDifferences: onlyDifferences && !isOneAlone,
  })
  const sentences = summaryOf(columns, groups, unit)
  return (
    <>
      {sentences.length > 0 && <Differences sentences={sentences} />}
      {isOneAlone && <p className="mt-8 text-lg">{texts.one}</p>}
      <ComparisonTools groups={groups} shown={shown} isOneAlone={isOneAlone} />
      <ComparisonTable comparison={comparison} view={view} columns={inView} groups={shown} />
      {!isShared && columns.length < COMPARISON_LIMIT && (
        <LinkButton href="/configurator" variant="secondary" className="mt-8">
          {texts.addBike}
        </LinkButton>
      )}
      <FrameOverlay columns={columns} />
      <PairSection columns={columns} />
      <ShareComparison key={columns.map(({ key }) => key).join()} columns={columns} />
    </>
  )
}

/** Text summary of the differences, for everyone, not only for screen readers. */
function Differences({ sentences }: { sentences: readonly string[] }) {
  return (
    <section aria-labelledby="differences" className="mt-8">
      <h2 id="differences" className="text-xl">
        {comparisonSummary.heading}
      </h2>
      <ul className="mt-3 max-w-3xl divide-y divide-line border-y border-line">
        {sentences.map((sentence) => (
          <li key={sentence} className="py-2">
            {sentence}
          </li>
        ))}
      </ul>
    </section>
  )
}
