import Link from 'next/link'

import { Badge } from '@/components/kit/ui/badge'
import type { CategoryKind } from '@/domain/office/categories/categories'
import type { CategoryList, CategoryRow } from '@/hooks/office/categories/use-categories'
import { categories as texts } from '@/messages/office/categories/categories'

import { OrderedRows } from '@/components/office/kit/ordered-rows'

interface CategoryRowsProps {
  kind: CategoryKind
  page: CategoryList
  mayWrite: boolean
  onOpen: (code: string) => void
  /** @returns whether the row was moved */
  onMove: (from: number, to: number) => Promise<boolean>
}

export function CategoryRows({ kind, page, onOpen, ...ordered }: CategoryRowsProps) {
  return (
    <OrderedRows {...ordered} label={texts.list} rows={page.categories} keyOf={({ code }) => code}>
      {(row) => <Name {...{ kind, row, onOpen }} />}
    </OrderedRows>
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
