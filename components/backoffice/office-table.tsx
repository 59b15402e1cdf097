import type { KeyboardEvent, ReactNode } from 'react'

import { cx } from '@/components/ui/cx'
import { officeLists as texts } from '@/messages/backoffice-lists'

interface Column {
  title: string
  /** Left out where there is little room; the first cell says it there. */
  isWide?: boolean
  isRight?: boolean
}

interface OfficeTableProps {
  caption: string
  columns: readonly Column[]
  children: ReactNode
}

const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => Math.min(index + 1, count - 1),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** From row to row by the arrow keys, while the focus is in one of them. */
function walk(event: KeyboardEvent<HTMLTableSectionElement>) {
  const step = STEPS[event.key]
  if (!step || event.altKey || event.ctrlKey || event.metaKey) return
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')]
  const index = links.findIndex((link) => link === document.activeElement)
  if (index < 0) return
  event.preventDefault()
  links[step(index, links.length)]?.focus()
}

/** A dense list: a row is opened by its first cell. */
export function OfficeTable({ caption, columns, children }: OfficeTableProps) {
  return (
    <>
      <table className="w-full text-sm">
        <caption className="sr-only">{`${caption}. ${texts.keys}`}</caption>
        <thead>
          <tr className="border-b border-line-strong text-left text-ink-soft">
            {columns.map(({ title, isWide, isRight }) => (
              <th
                key={title}
                scope="col"
                className={cx(
                  'py-2 pr-4 font-normal last:pr-0',
                  isWide && 'hidden md:table-cell',
                  isRight && 'text-right',
                )}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={walk}>{children}</tbody>
      </table>
      <p className="mt-3 hidden text-sm text-ink-soft lg:block">{texts.keys}</p>
    </>
  )
}

interface CellProps {
  isWide?: boolean
  isRight?: boolean
  className?: string
  children: ReactNode
}

export function OfficeCell({ isWide, isRight, className, children }: CellProps) {
  return (
    <td
      className={cx(
        'py-2 pr-4 last:pr-0',
        isWide && 'hidden md:table-cell',
        isRight && 'text-right',
        className,
      )}
    >
      {children}
    </td>
  )
}
