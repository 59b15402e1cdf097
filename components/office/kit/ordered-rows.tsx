import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'

import { IconButton } from '@/components/kit/ui/icon-button'
import { orderedRows as texts } from '@/messages/office/kit/ordered-rows'

import { useRowFocus, type RowAction } from './use-row-focus'

interface OrderedRowsProps<Row> {
  label: string
  rows: readonly Row[]
  keyOf: (row: Row) => string
  mayWrite: boolean
  /** @returns whether the row was moved */
  onMove: (from: number, to: number) => Promise<boolean>
  children: (row: Row) => ReactNode
}

/** List that staff put in order, by dragging or by two buttons per row, which keep the focus. */
export function OrderedRows<Row extends { title: string }>(props: OrderedRowsProps<Row>) {
  const { label, rows, keyOf, mayWrite, onMove, children } = props
  const [dragged, setDragged] = useState<number | null>(null)
  const [news, setNews] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const focusOn = useRowFocus(list)
  const { length } = rows

  async function move(from: number, to: number, action?: RowAction) {
    const row = rows[from]
    if (!row || to < 0 || to >= length || !(await onMove(from, to))) return
    if (action) focusOn(keyOf(row), action)
    setNews(texts.moved(row.title, to + 1, length))
  }

  return (
    <>
      <p role="status" className="sr-only">
        {news}
      </p>
      <ol ref={list} aria-label={label} className="border-t border-line text-sm">
        {rows.map((row, at) => (
          <li
            key={keyOf(row)}
            onDragOver={(event) => {
              if (dragged !== null) event.preventDefault()
            }}
            onDrop={() => {
              if (dragged !== null && dragged !== at) void move(dragged, at)
            }}
            data-row={keyOf(row)}
            tabIndex={-1}
            className="flex items-center gap-x-3 border-b border-line focus-within:bg-ink/6 hover:bg-ink/4"
          >
            {mayWrite && <Grip onDrag={(isDragged) => setDragged(isDragged ? at : null)} />}
            {children(row)}
            {mayWrite && (
              <Moves
                title={row.title}
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
  title: string
  at: number
  length: number
  onMove: (to: number, action: RowAction) => void
}

/** Buttons that move a row up or down; at an end of the list, one is inactive but stays focusable. */
function Moves({ title, at, length, onMove }: MovesProps) {
  return (
    <span className="ml-auto flex shrink-0">
      <IconButton
        size="small"
        label={texts.earlier(title)}
        data-action="earlier"
        aria-disabled={at === 0 || undefined}
        onClick={() => onMove(at - 1, 'earlier')}
        className="aria-disabled:opacity-40"
      >
        <ArrowUp aria-hidden="true" className="size-4" />
      </IconButton>
      <IconButton
        size="small"
        label={texts.later(title)}
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
