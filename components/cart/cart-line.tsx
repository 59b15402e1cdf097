import Link from 'next/link'
import type { MouseEvent } from 'react'

import { LineLaw } from '@/components/goods/line-law'
import { Price } from '@/components/ui/price'
import { Quantity } from '@/components/ui/quantity'
import { DESCRIPTION_PREVIEW_LENGTH } from '@/domain/constants'
import type { GuestCartItem } from '@/domain/guest-cart'
import { timesCents } from '@/domain/money'
import { useGuestCart } from '@/hooks/use-guest-cart'
import { useShownItemPrice } from '@/hooks/use-shown-cart'
import { useGuestLineLaw, useLineFix } from '@/hooks/use-line-fix'
import { cartPanel as texts } from '@/messages/cart-panel'
import { preview } from '@/utils/text'

import { CartThumbnail } from './cart-thumbnail'
import { LineLimit } from './line-limit'

const ACTION = 'link inline-flex min-h-touch items-center px-2 text-sm'

/** One item of the cart (spec §2 Shopping cart panel). */
export function CartLine({ item }: { item: GuestCartItem }) {
  const { add, decrease, setQuantity, remove, perLine } = useGuestCart()
  const price = useShownItemPrice()(item)
  const title = item.title || texts.untitled

  function removeFrom(event: MouseEvent) {
    focusNeighbour(event.currentTarget)
    remove({ id: item.id })
  }

  return (
    <li className="grid grid-cols-[6rem_1fr] gap-x-4 border-b border-line py-6">
      <CartThumbnail item={item} className="h-18 w-24" />
      <div className="min-w-0">
        <div className="flex items-start justify-between gap-3">
          <h3 className="min-w-0 leading-snug font-semibold">{title}</h3>
          <Price amount={timesCents(price, item.cartQuantity)} className="font-medium" />
        </div>
        {item.description && (
          <p className="text-sm text-ink-soft" title={item.description}>
            {preview(item.description, DESCRIPTION_PREVIEW_LENGTH)}
          </p>
        )}
        <LineOptions item={item} />
        {item.cartQuantity > 1 && <p className="mt-1 text-sm text-ink-soft">{texts.each(price)}</p>}
        <ItemLaw item={item} />
      </div>
      <div className="col-span-2 mt-3 flex flex-wrap items-center justify-between gap-2">
        <Quantity
          title={title}
          value={item.cartQuantity}
          max={perLine}
          removesAtOne
          onDecrease={() => {
            if (item.cartQuantity === 1) focusNeighbour(document.activeElement)
            decrease({ id: item.id })
          }}
          onIncrease={() => add(item)}
          onSet={(quantity) => setQuantity({ id: item.id, quantity })}
        />
        <div className="-mr-2 flex items-center gap-1">
          <EditLink item={item} title={title} />
          <button
            type="button"
            data-remove
            aria-label={texts.removeTitle(title)}
            onClick={removeFrom}
            className={ACTION}
          >
            {texts.remove}
          </button>
        </div>
        <LineLimit count={item.cartQuantity} max={perLine} />
      </div>
    </li>
  )
}

function ItemLaw({ item }: { item: GuestCartItem }) {
  const law = useGuestLineLaw(item)
  const take = useLineFix()
  if (!law) return null
  return <LineLaw problem={law.problem} fix={law.fix} onTake={(fix) => take(law, fix)} />
}

function LineOptions({ item: { color, size, upgrades } }: { item: GuestCartItem }) {
  const rows = [
    { label: texts.color, text: color?.title },
    { label: texts.size, text: size?.title },
    { label: texts.upgrades, text: upgrades.map((upgrade) => upgrade.title).join(', ') },
  ].filter(({ text }) => text)
  if (rows.length === 0) return null
  return (
    <dl className="mt-1 text-sm">
      {rows.map(({ label, text }) => (
        <div key={label} className="flex gap-1.5">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="min-w-0">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** spec §4 Modes: CECM. A guest's line is named by its id in this browser. */
function EditLink({ item, title }: { item: GuestCartItem; title: string }) {
  if (!item.server) return null
  return (
    <Link
      href={`/configurator/${item.server.bike_slug}?mode=CECM&cartID=${encodeURIComponent(item.id)}`}
      aria-label={texts.editTitle(title)}
      prefetch={false}
      className={ACTION}
    >
      {texts.edit}
    </Link>
  )
}

/** The line is about to go: the focus moves to the same control of the next line, else of the one before. */
function focusNeighbour(control: Element | null): void {
  const line = control?.closest('li')
  const next = line?.nextElementSibling ?? line?.previousElementSibling
  next?.querySelector<HTMLElement>('[data-remove]')?.focus()
}
