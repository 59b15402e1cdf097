import { useRef, type CSSProperties, type TouchEvent } from 'react'

import type { ComparedColumn } from '@/domain/shop/comparison/comparison-column'
import type { ComparisonWindow } from '@/hooks/shop/comparison/use-comparison-window'
import type { Comparison } from '@/hooks/shop/comparison/use-comparison'
import { comparison as texts } from '@/messages/shop/comparison/comparison'
import { listed } from '@/utils/text'

import { ComparisonBikes } from './comparison-bikes'
import { ComparisonBody } from './comparison-body'
import { ComparisonHead } from './comparison-head'
import type { ComparisonGroup } from './comparison-rows'
import { ComparisonWindowBar } from './comparison-window-bar'

/** Minimum distance of a swipe, in px; it must also be more horizontal than vertical. */
const SWIPE_PX = 60

interface ComparisonTableProps {
  comparison: Comparison
  view: ComparisonWindow
  columns: readonly ComparedColumn[]
  groups: readonly ComparisonGroup[]
}

/** The bikes side by side. Explicit roles, because some browsers drop table semantics with `display: grid`. */
export function ComparisonTable({ comparison, view, columns, groups }: ComparisonTableProps) {
  const swipe = useSwipe(view)
  const style = { '--bikes': columns.length } as CSSProperties
  const names = columns.map(({ letter, bike }) => `${letter}, ${bike.title}`)
  return (
    <>
      {view.isPart && <ComparisonWindowBar columns={comparison.columns} view={view} />}
      <table
        role="table"
        style={style}
        {...swipe}
        className="mt-6 block w-full touch-pan-y text-left"
      >
        <caption className="sr-only">{texts.table(listed(names))}</caption>
        <ComparisonHead columns={columns} />
        <ComparisonBikes columns={columns} comparison={comparison} />
        <ComparisonBody columns={columns} groups={groups} />
      </table>
      {groups.length === 0 && <p className="mt-6">{texts.noRows}</p>}
    </>
  )
}

/** Shows the neighboring bikes on a horizontal swipe; the buttons above do the same (WCAG 2.5.7). */
function useSwipe({ earlier, later, isPart }: ComparisonWindow) {
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
