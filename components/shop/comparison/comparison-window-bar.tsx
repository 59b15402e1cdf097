import { ChevronLeft, ChevronRight } from 'lucide-react'

import { cx } from '@/components/kit/ui/cx'
import { IconButton } from '@/components/kit/ui/icon-button'
import { VisuallyHidden } from '@/components/kit/ui/visually-hidden'
import type { ComparedColumn } from '@/domain/shop/comparison/comparison-column'
import type { ComparisonWindow } from '@/hooks/shop/comparison/use-comparison-window'
import { comparison as texts } from '@/messages/shop/comparison/comparison'
import { listed } from '@/utils/text'

interface ComparisonWindowBarProps {
  columns: readonly ComparedColumn[]
  view: ComparisonWindow
}

/** Selects the visible bikes on narrow screens. Any two can be next to each other. */
export function ComparisonWindowBar({ columns, view }: ComparisonWindowBarProps) {
  const { shown, hasEarlier, hasLater, earlier, later, show } = view
  const letters = columns.filter(({ key }) => shown.includes(key)).map(({ letter }) => letter)
  return (
    <div role="group" aria-label={texts.pairs} className="mt-4 flex items-center gap-1">
      <IconButton
        label={texts.earlier}
        aria-disabled={!hasEarlier || undefined}
        onClick={earlier}
        className="aria-disabled:opacity-40"
      >
        <ChevronLeft aria-hidden="true" className="size-5" />
      </IconButton>
      {columns.map(({ key, letter, bike }) => (
        <button
          key={key}
          type="button"
          aria-pressed={shown.includes(key)}
          onClick={() => show(key)}
          className={cx(
            'min-h-touch min-w-touch rounded border figures font-semibold',
            shown.includes(key) ? 'border-deep bg-deep text-paper' : 'border-line-strong',
          )}
        >
          {letter}
          <VisuallyHidden>, {bike.title}</VisuallyHidden>
        </button>
      ))}
      <IconButton
        label={texts.later}
        aria-disabled={!hasLater || undefined}
        onClick={later}
        className="aria-disabled:opacity-40"
      >
        <ChevronRight aria-hidden="true" className="size-5" />
      </IconButton>
      <p role="status" className="sr-only">
        {texts.shown(listed(letters), columns.length)}
      </p>
    </div>
  )
}
