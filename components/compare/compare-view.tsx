import { useMemo } from 'react'

import { LinkButton } from '@/components/ui/link-button'
import { COMPARISON_LIMIT } from '@/domain/constants'
import { useCompareRows } from '@/hooks/use-compare-rows'
import { useCompareWindow } from '@/hooks/use-compare-window'
import type { Comparison } from '@/hooks/use-comparison'
import { useUnit } from '@/hooks/use-unit'
import { compare as texts, compareSummary } from '@/messages/compare'

import { compareGroupsOf, shownGroups } from './compare-rows'
import { summaryOf } from './compare-summary'
import { CompareTable } from './compare-table'
import { CompareTools } from './compare-tools'
import { FrameOverlay } from './frame-overlay'
import { ShareComparison } from './share-comparison'

/** The bikes: what differs in words, all rows side by side, the frames over each other, the link. */
export function CompareView({ comparison }: { comparison: Comparison }) {
  const { columns, isShared } = comparison
  const { unit } = useUnit()
  const { hidden, onlyDifferences } = useCompareRows()
  const view = useCompareWindow(columns.map(({ key }) => key))
  const inView = columns.filter(({ key }) => view.shown.includes(key))
  const groups = useMemo(() => compareGroupsOf(columns, unit), [columns, unit])
  const isOneAlone = columns.length === 1
  // What differs is a question of the bikes on the screen.
  const shown = shownGroups(view.isPart ? compareGroupsOf(inView, unit) : groups, {
    hidden,
    onlyDifferences: onlyDifferences && !isOneAlone,
  })
  const sentences = summaryOf(columns, groups, unit)
  return (
    <>
      {sentences.length > 0 && <Differences sentences={sentences} />}
      {isOneAlone && <p className="mt-8 text-lg">{texts.one}</p>}
      <CompareTools groups={groups} shown={shown} isOneAlone={isOneAlone} />
      <CompareTable comparison={comparison} view={view} columns={inView} groups={shown} />
      {!isShared && columns.length < COMPARISON_LIMIT && (
        <LinkButton href="/configurator" variant="secondary" className="mt-8">
          {texts.addBike}
        </LinkButton>
      )}
      <FrameOverlay columns={columns} />
      <ShareComparison columns={columns} />
    </>
  )
}

/** The comparison in words, for everybody. */
function Differences({ sentences }: { sentences: readonly string[] }) {
  return (
    <section aria-labelledby="differences" className="mt-8">
      <h2 id="differences" className="text-xl">
        {compareSummary.heading}
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
