import { useRef, type CSSProperties, type TouchEvent } from 'react'

import type { ComparedColumn } from '@/domain/comparison-column'
import { useCompareWindow, type CompareWindow } from '@/hooks/use-compare-window'
import type { Comparison } from '@/hooks/use-comparison'
import { compare as texts } from '@/messages/compare'
import { listed } from '@/utils/text'

import { CompareBikes } from './compare-bikes'
import { CompareBody } from './compare-body'
import { CompareHead } from './compare-head'
import type { CompareGroup } from './compare-rows'
import { CompareWindowBar } from './compare-window-bar'

/** Farther than this, in px, and rather sideways than down: a swipe. */
const SWIPE_PX = 60

interface CompareTableProps {
  comparison: Comparison
  groups: readonly CompareGroup[]
}

/**
 * The bikes side by side. The roles are written out because a grid takes them from a table's elements in some browsers.
 */
export function CompareTable({ comparison, groups }: CompareTableProps) {
  const { columns } = comparison
  const view = useCompareWindow(columns.map(({ key }) => key))
  const swipe = useSwipe(view)
  const indexes = columns.flatMap(({ key }, index) => (view.shown.includes(key) ? index : []))
  const shown = indexes.flatMap((index): ComparedColumn[] =>
    columns[index] ? [columns[index]] : [],
  )
  const style = { '--bikes': shown.length } as CSSProperties
  return (
    <>
      {view.isPart && <CompareWindowBar columns={columns} view={view} />}
      <table
        role="table"
        style={style}
        {...swipe}
        className="mt-6 block w-full touch-pan-y text-left"
      >
        <caption className="sr-only">
          {texts.table(listed(shown.map(({ letter, bike }) => `${letter}, ${bike.title}`)))}
        </caption>
        <CompareHead columns={shown} />
        <CompareBikes columns={shown} comparison={comparison} />
        <CompareBody columns={shown} indexes={indexes} groups={groups} />
      </table>
      {groups.length === 0 && <p className="mt-6">{texts.noRows}</p>}
    </>
  )
}

/** A finger that moves sideways turns to the neighbours; the buttons above do the same (WCAG 2.5.7). */
function useSwipe({ earlier, later, isPart }: CompareWindow) {
  const from = useRef<{ x: number; y: number } | null>(null)
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0]
      from.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0]
      if (!isPart || !touch || !from.current) return
      const [x, y] = [touch.clientX - from.current.x, touch.clientY - from.current.y]
      if (Math.abs(x) < SWIPE_PX || Math.abs(x) < 2 * Math.abs(y)) return
      if (x < 0) later()
      else earlier()
    },
  }
}
