import { createContext, useContext } from 'react'

import { GoodsThumbnail } from '@/components/shop/goods/goods-thumbnail'
import { Badge } from '@/components/kit/ui/badge'
import { Price } from '@/components/kit/ui/price'
import type { CatalogRow } from '@/hooks/office/goods/use-catalog'
import { catalog as texts } from '@/messages/office/goods/prices'
import { productPictures } from '@/messages/office/goods/product-pictures'

import { DenseTable, type Column } from '@/components/office/kit/dense-table'
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
const { title, id, group, fits, stock, price } = texts.columns

const COLUMNS: Column<CatalogRow>[] = [
  {
    name: 'picture',
    header: <span className="sr-only">{texts.columns.picture}</span>,
    className: 'max-md:align-top max-md:pt-3',
    cell: (row) => <Picture product={row} />,
  },
  {
    name: 'title',
    header: title,
    className: 'w-full md:max-w-0 md:truncate',
    cell: (row) => <Title product={row} />,
  },
  {
    name: 'id',
    header: id,
    className: 'max-lg:hidden figures text-ink-soft',
    cell: (row) => row.id,
  },
  {
    name: 'group',
    header: group,
    className: 'max-xl:hidden text-ink-soft max-w-36 truncate',
    cell: ({ group: name }) => name ?? '–',
  },
  {
    name: 'fits',
    header: fits,
    className: 'max-xl:hidden text-ink-soft max-w-44 truncate',
    cell: ({ fits: bikes }) => bikes.join(', ') || '–',
  },
  {
    name: 'offered',
    header: <span className="sr-only">{texts.columns.offered}</span>,
    className: 'max-md:hidden',
    cell: (row) => (
      <span className="flex gap-1">
        <Badges product={row} />
      </span>
    ),
  },
  {
    name: 'for_sale',
    header: stock,
    className: 'max-md:hidden figures text-right',
    cell: (row) => row.for_sale,
  },
  {
    name: 'price',
    header: price,
    className: 'text-right max-md:pt-3 max-md:align-top',
    cell: (row) => <Price amount={row.price} />,
  },
]

const SELECTABLE: Column<CatalogRow>[] = [
  {
    name: 'select',
    header: <span className="sr-only">{texts.columns.select}</span>,
    className: 'w-8 !pr-2 max-md:align-top max-md:pt-2',
    cell: (row) => <Select product={row} />,
  },
  ...COLUMNS,
]

export function CatalogTable({ rows, title: caption, selection }: CatalogTableProps) {
  return (
    <SelectionContext value={selection}>
      <DenseTable
        {...{ rows }}
        columns={selection ? SELECTABLE : COLUMNS}
        idOf={(row) => String(row.id)}
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
      <span>{texts.card(product)}</span>
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
      {product.tags.map((tag) => (
        <Badge key={tag} kind="plain">
          {tag}
        </Badge>
      ))}
      {product.has_stuck_picture && <Badge>{productPictures.stuck.badge}</Badge>}
    </>
  )
}
