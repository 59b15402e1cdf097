import { createColumnHelper } from '@tanstack/react-table'
import { createContext, useContext } from 'react'

import { GoodsThumbnail } from '@/components/shop/goods/goods-thumbnail'
import { Badge } from '@/components/kit/ui/badge'
import { Price } from '@/components/kit/ui/price'
import type { CatalogRow } from '@/hooks/office/goods/use-catalog'
import { catalog as texts } from '@/messages/office/goods/prices'
import { productPictures } from '@/messages/office/goods/product-pictures'

import { DenseTable } from '@/components/office/kit/dense-table'
import { RowTitle } from '@/components/office/kit/row-title'

interface RowSelection {
  has: (id: number) => boolean
  toggle: (id: number) => void
}

interface CatalogTableProps {
  rows: CatalogRow[]
  title: string
  /** Null without write permission. */
  selection: RowSelection | null
}

/** A context, so that the column definitions stay stable; otherwise a clicked checkbox loses focus. */
const SelectionContext = createContext<RowSelection | null>(null)

const column = createColumnHelper<CatalogRow>()
const { title, id, group, fits, stock, price } = texts.columns

const COLUMNS = [
  column.display({
    id: 'picture',
    header: () => <span className="sr-only">{texts.columns.picture}</span>,
    cell: ({ row: { original } }) => <Picture product={original} />,
  }),
  column.display({
    id: 'title',
    header: title,
    cell: ({ row: { original } }) => <Title product={original} />,
  }),
  column.accessor('id', { header: id }),
  column.accessor(({ group: name }) => name ?? '–', {
    id: 'group',
    header: group,
  }),
  column.accessor(({ fits: bikes }) => bikes.join(', ') || '–', { id: 'fits', header: fits }),
  column.display({
    id: 'offered',
    header: () => <span className="sr-only">{texts.columns.offered}</span>,
    cell: ({ row: { original } }) =>
      original.is_offered && !original.has_stuck_picture ? null : <Badges product={original} />,
  }),
  column.accessor('for_sale', { header: stock }),
  column.accessor('price', {
    header: price,
    cell: ({ getValue }) => <Price amount={getValue()} />,
  }),
]

const SELECTABLE = [
  column.display({
    id: 'select',
    header: () => <span className="sr-only">{texts.columns.select}</span>,
    cell: ({ row: { original } }) => <Select product={original} />,
  }),
  ...COLUMNS,
]

const SHOWN: Record<string, string> = {
  select: 'w-8 !pr-2 max-md:align-top max-md:pt-2',
  picture: 'max-md:align-top max-md:pt-3',
  title: 'w-full md:max-w-0 md:truncate',
  id: 'max-lg:hidden figures text-ink-soft',
  group: 'max-xl:hidden text-ink-soft max-w-36 truncate',
  fits: 'max-xl:hidden text-ink-soft max-w-44 truncate',
  offered: 'max-md:hidden',
  for_sale: 'max-md:hidden figures text-right',
  price: 'text-right max-md:pt-3 max-md:align-top',
}

export function CatalogTable({ rows, title: caption, selection }: CatalogTableProps) {
  return (
    <SelectionContext value={selection}>
      <DenseTable
        {...{ rows }}
        columns={selection ? SELECTABLE : COLUMNS}
        idOf={(row) => String(row.id)}
        shown={SHOWN}
        title={caption}
        keys={texts.keys}
      />
    </SelectionContext>
  )
}

function Select({ product }: { product: CatalogRow }) {
  const selection = useContext(SelectionContext)
  if (!selection) return null
  return (
    <input
      type="checkbox"
      data-select={product.id}
      aria-label={texts.select(product.title)}
      checked={selection.has(product.id)}
      onChange={() => selection.toggle(product.id)}
      className="relative z-10 size-5 accent-ink max-lg:size-6"
    />
  )
}

function Title({ product }: { product: CatalogRow }) {
  return (
    <RowTitle title={product.title} opens={`/backoffice/catalog/${product.id}`} mark={product.id}>
      <span className="figures">{texts.card(product)}</span>
      <Badges {...{ product }} />
    </RowTitle>
  )
}

/** Decorative picture, because the product's title is next to it. */
function Picture({ product: { thumbnail, title: words } }: { product: CatalogRow }) {
  return (
    <span
      aria-hidden
      className="grid aspect-4/3 w-11 place-items-center overflow-hidden rounded bg-surface max-md:w-14"
    >
      <GoodsThumbnail src={thumbnail} title={words} />
    </span>
  )
}

function Badges({ product }: { product: CatalogRow }) {
  return (
    <>
      {!product.is_offered && <Badge kind="plain">{texts.hidden}</Badge>}
      {product.has_stuck_picture && <Badge>{productPictures.stuck.badge}</Badge>}
    </>
  )
}
