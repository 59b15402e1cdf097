import { Pencil, ShoppingBag, X } from 'lucide-react'
import { useId, type ReactNode } from 'react'

import { BikeDrawing } from '@/components/shop/bikes/bike-drawing'
import { BuildPicture } from '@/components/shop/bikes/build-picture'
import { LazyPart } from '@/components/kit/ui/lazy-part'
import { Button } from '@/components/kit/ui/button'
import { cx } from '@/components/kit/ui/cx'
import { VisuallyHidden } from '@/components/kit/ui/visually-hidden'
import type { ComparedColumn } from '@/domain/shop/comparison/comparison-column'
import { describeBike } from '@/domain/shop/bikes/drawing/describe'
import { useComparisonActions } from '@/hooks/shop/comparison/use-comparison-actions'
import type { Comparison } from '@/hooks/shop/comparison/use-comparison'
import { comparison as texts } from '@/messages/shop/comparison/comparison'

import { ROW_GRID, ROW_TITLE } from './row-grid'

const loadSaveBuild = () => import('@/components/shop/bikes/save-build')

interface ComparisonBikesProps {
  columns: readonly ComparedColumn[]
  comparison: Comparison
}

/** Picture and actions of each bike. Offline, the browser draws the bike. */
export function ComparisonBikes({ columns, comparison }: ComparisonBikesProps) {
  const actions = useComparisonActions()
  return (
    <tbody role="rowgroup" className="block">
      <tr role="row" className={cx(ROW_GRID, 'border-b border-line py-5')}>
        <th role="rowheader" scope="row" className={ROW_TITLE}>
          <span className="sr-only">{texts.bike}</span>
        </th>
        {columns.map((column) => (
          <td key={column.key} role="cell" className="flex min-w-0 flex-col">
            <Picture bike={column.bike} build={column.build} />
            <p className="mt-2 mb-3 text-sm text-ink-soft">
              {texts.sizeAndColor(column.figures.size, column.figures.color)}
            </p>
            <Notes column={column} />
            <Actions column={column} comparison={comparison} actions={actions} />
          </td>
        ))}
      </tr>
    </tbody>
  )
}

function Picture({ bike, build }: Pick<ComparedColumn, 'bike' | 'build'>) {
  const shown = { build, title: describeBike(bike, build), className: 'h-auto w-full' }
  const drawing = <BikeDrawing {...shown} bike={bike} />
  return <BuildPicture {...shown} slug={bike.slug} view="paper" sizes="33vw" fallback={drawing} />
}

function Notes({ column: { isRefitted, isGone, fault } }: { column: ComparedColumn }) {
  const notes = [isGone && texts.gone, isRefitted && texts.refitted, fault].filter(Boolean)
  return notes.map((note) => (
    <p key={String(note)} className="mb-3 text-sm text-warn">
      {note}
    </p>
  ))
}

interface ActionsProps {
  column: ComparedColumn
  comparison: Comparison
  actions: ReturnType<typeof useComparisonActions>
}

function Actions({ column, comparison: { isOnline, isShared }, actions }: ActionsProps) {
  const { letter, bike, build, key, staleSince, fault, isGone } = column
  const name = <VisuallyHidden>{texts.ofBuild(letter, bike.title)}</VisuallyHidden>
  const reason = isOnline ? null : texts.needsNetwork
  return (
    <div className="mt-auto flex flex-col gap-2">
      <ReasonedButton
        reason={reason}
        isLoading={actions.editing === key}
        isImpossible={isGone}
        onPress={() => actions.edit(column)}
      >
        <Pencil aria-hidden="true" className="size-4 shrink-0" />
        {texts.edit}
        {name}
      </ReasonedButton>
      <ReasonedButton
        reason={reason}
        isImpossible={fault !== null || staleSince !== null}
        onPress={() => actions.addToCart(column)}
      >
        <ShoppingBag aria-hidden="true" className="size-4 shrink-0" />
        {texts.addToCart}
        {name}
      </ReasonedButton>
      {isOnline && !isGone && fault === null && (
        <LazyPart load={loadSaveBuild}>
          {({ SaveBuild }) => (
            <SaveBuild slug={bike.slug} title={bike.title} build={build} className="!px-2" />
          )}
        </LazyPart>
      )}
      {!isShared && (
        <Button variant="quiet" className="!px-2" onClick={() => void actions.remove(column)}>
          <X aria-hidden="true" className="size-4 shrink-0" />
          {texts.remove}
          {name}
        </Button>
      )}
    </div>
  )
}

interface ReasonedButtonProps {
  reason: string | null
  /** Whether the action is impossible; a message above gives the reason. */
  isImpossible?: boolean
  isLoading?: boolean
  onPress: () => void
  children: ReactNode
}

/** Button that stays focusable while disabled, and gives the reason. */
function ReasonedButton(props: ReasonedButtonProps) {
  const { reason, isImpossible = false, isLoading = false, onPress, children } = props
  const id = useId()
  const isOff = reason !== null || isImpossible
  return (
    <>
      <Button
        variant="secondary"
        isLoading={isLoading}
        aria-disabled={isOff || undefined}
        aria-describedby={reason === null ? undefined : id}
        onClick={() => isOff || onPress()}
        className="!px-2 aria-disabled:opacity-45"
      >
        {children}
      </Button>
      {reason !== null && (
        <span id={id} className="sr-only">
          {reason}
        </span>
      )}
    </>
  )
}
