import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import Link from 'next/link'
import { useRef, useState } from 'react'

import { Badge } from '@/components/kit/ui/badge'
import { IconButton } from '@/components/kit/ui/icon-button'
import type { CategoryKind } from '@/domain/office/categories/categories'
import type { CategoryList, CategoryRow } from '@/hooks/office/categories/use-categories'
import { categories as texts } from '@/messages/office/categories/categories'

import { useRowFocus, type RowAction } from '@/components/office/kit/use-row-focus'

interface CategoryRowsProps {
  kind: CategoryKind
  page: CategoryList
  mayWrite: boolean
  onOpen: (code: string) => void
  /** @returns whether the row was moved */
  onMove: (from: number, to: number) => Promise<boolean>
}

export function CategoryRows({ kind, page, mayWrite, onOpen, onMove }: CategoryRowsProps) {
  const [dragged, setDragged] = useState<number | null>(null)
  const [news, setNews] = useState('')
  const rows = useRef<HTMLOListElement>(null)
  const focusOn = useRowFocus(rows)
  const { categories } = page
  const { length } = categories

  async function move(from: number, to: number, action?: RowAction) {
    const row = categories[from]
    if (!row || to < 0 || to >= length || !(await onMove(from, to))) return
    if (action) focusOn(row.code, action)
    setNews(texts.moved(row.title, to + 1, length))
  }

  return (
    <>
      <p role="status" className="sr-only">
        {news}
      </p>
      <ol ref={rows} aria-label={texts.list} className="border-t border-line text-sm">
        {categories.map((row, at) => (
          <li
            key={row.code}
            onDragOver={(event) => {
              if (dragged !== null) event.preventDefault()
            }}
            onDrop={() => {
              if (dragged !== null && dragged !== at) void move(dragged, at)
            }}
            data-row={row.code}
            tabIndex={-1}
            className="flex items-center gap-x-3 border-b border-line focus-within:bg-ink/6 hover:bg-ink/4"
          >
            {mayWrite && <Grip onDrag={(isDragged) => setDragged(isDragged ? at : null)} />}
            <Name {...{ kind, row, onOpen }} />
            {mayWrite && (
              <Moves
                row={row}
                {...{ at, length }}
                onMove={(to, action) => void move(at, to, action)}
              />
            )}
          </li>
        ))}
      </ol>
    </>
  )
}

interface NameProps {
  kind: CategoryKind
  row: CategoryRow
  onOpen: (code: string) => void
}

function Name({ kind, row, onOpen }: NameProps) {
  const isShown = !row.is_hidden && row.offered > 0
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-4 py-1">
      <button
        type="button"
        aria-label={texts.editOf(row.title)}
        className="min-h-dense text-left font-medium break-words underline-offset-4 hover:underline"
        onClick={() => onOpen(row.code)}
      >
        {row.title}
      </button>
      <span className="figures text-ink-soft">{row.code}</span>
      <span className="text-ink-soft">{texts.row(row)}</span>
      {row.is_hidden && <Badge kind="warn">{texts.hidden}</Badge>}
      {isShown && (
        <Link
          href={texts.shopHref(kind, row.code)}
          className="inline-flex min-h-touch items-center link lg:min-h-0"
        >
          {texts.open}
        </Link>
      )}
    </span>
  )
}

function Grip({ onDrag }: { onDrag: (isDragged: boolean) => void }) {
  return (
    <span
      draggable
      title={texts.drag}
      onDragStart={() => onDrag(true)}
      onDragEnd={() => onDrag(false)}
      className="hidden cursor-grab p-1 text-ink-soft active:cursor-grabbing lg:block"
    >
      <GripVertical aria-hidden="true" className="size-4" />
    </span>
  )
}

interface MovesProps {
  row: CategoryRow
  at: number
  length: number
  onMove: (to: number, action: RowAction) => void
}

/** Buttons that move a row up or down; at an end of the list, one is inactive but stays focusable. */
function Moves({ row, at, length, onMove }: MovesProps) {
  return (
    <span className="ml-auto flex shrink-0">
      <IconButton
        size="small"
        label={texts.earlier(row.title)}
        data-action="earlier"
        aria-disabled={at === 0 || undefined}
        onClick={() => onMove(at - 1, 'earlier')}
        className="aria-disabled:opacity-40"
      >
        <ArrowUp aria-hidden="true" className="size-4" />
      </IconButton>
      <IconButton
        size="small"
        label={texts.later(row.title)}
        data-action="later"
        aria-disabled={at === length - 1 || undefined}
        onClick={() => onMove(at + 1, 'later')}
        className="aria-disabled:opacity-40"
      >
        <ArrowDown aria-hidden="true" className="size-4" />
      </IconButton>
    </span>
  )
}
