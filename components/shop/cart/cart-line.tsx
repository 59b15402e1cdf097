import Link from 'next/link'
import { useEffect, useRef } from 'react'

import { BuildPicture } from '@/components/shop/bikes/build-picture'
import { GoodsThumbnail } from '@/components/shop/goods/goods-thumbnail'
import { LineLaw } from '@/components/shop/goods/line-law'
import { Price } from '@/components/kit/ui/price'
import { Quantity } from '@/components/kit/ui/quantity'
import { DESCRIPTION_PREVIEW_LENGTH, SHORT_PREVIEW_LENGTH } from '@/domain/kit/constants'
import { timesCents } from '@/domain/kit/money'
import type { CartRow } from '@/hooks/shop/cart/cart-view'
import { cartPanel as texts } from '@/messages/shop/cart/cart-panel'
import { giftLine } from '@/messages/shop/gift-card/gift-line'
import { preview } from '@/utils/text'

import { LineLimit } from './line-limit'

const DESCRIPTION = 'text-sm text-ink-soft'
const ACTION = 'link inline-flex min-h-touch items-center px-2 text-sm'

/** One item of a cart (spec §2 Shopping cart panel). */
export function CartLine({ row, isAdded = false }: { row: CartRow; isAdded?: boolean }) {
  const line = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isAdded) line.current?.scrollIntoView({ block: 'nearest' })
  }, [isAdded])
  const { title, description, price, count, problem, isGone, fix, takeFix } = row
  return (
    <li ref={line} className="grid grid-cols-[6rem_1fr] gap-x-4 border-b border-line py-6">
      <Picture row={row} />
      <div className="min-w-0">
        <div className="flex items-start justify-between gap-3">
          <h3 className="min-w-0 leading-snug font-semibold">{title}</h3>
          {!isGone && <Price amount={timesCents(price, count)} className="font-medium" />}
        </div>
        {description && <Description text={description} />}
        <Options row={row} />
        {count > 1 && !isGone && <p className="mt-1 text-sm text-ink-soft">{texts.each(price)}</p>}
        <LineLaw problem={problem} fix={fix} onTake={takeFix} />
      </div>
      <LineActions row={row} />
    </li>
  )
}

/** A one-line preview; the narrowest phones have less space (spec §9: one helper cuts to 20). */
function Description({ text }: { text: string }) {
  const long = preview(text, DESCRIPTION_PREVIEW_LENGTH)
  const short = preview(text, SHORT_PREVIEW_LENGTH)
  if (short === long) return <p className={DESCRIPTION}>{long}</p>
  return (
    <p className={DESCRIPTION} title={text}>
      <span className="max-[22.4rem]:hidden">{long}</span>
      <span className="min-[22.4rem]:hidden">{short}</span>
    </p>
  )
}

function LineActions({ row }: { row: CartRow }) {
  const { title, count, most, removesAtOne, editAddress, increase, decrease, setCount } = row
  return (
    <div className="col-span-2 mt-3 flex flex-wrap items-center justify-between gap-2">
      {most === null ? (
        <span />
      ) : (
        <Quantity
          title={title}
          value={count}
          max={most}
          removesAtOne={removesAtOne}
          onDecrease={() => {
            if (removesAtOne && count === 1) focusNeighbor(document.activeElement)
            decrease()
          }}
          onIncrease={increase}
          onSet={setCount}
        />
      )}
      <div className="-mr-2 flex items-center gap-1">
        {editAddress && (
          <Link
            href={editAddress}
            aria-label={texts.editTitle(title)}
            prefetch={false}
            className={ACTION}
          >
            {texts.edit}
          </Link>
        )}
        <button
          type="button"
          data-remove
          aria-label={texts.removeTitle(title)}
          onClick={(event) => {
            focusNeighbor(event.currentTarget)
            row.remove()
          }}
          className={ACTION}
        >
          {texts.remove}
        </button>
      </div>
      {most !== null && <LineLimit count={count} max={most} />}
    </div>
  )
}

function Picture({ row: { bike, image, title, description, options } }: { row: CartRow }) {
  return (
    <div className="grid h-18 w-24 place-items-center overflow-hidden rounded bg-surface">
      {bike ? (
        <BuildPicture
          {...bike}
          view="thumbnail"
          title={`${title}, ${description}`}
          className="size-full object-contain"
        />
      ) : (
        <GoodsThumbnail src={image} title={title} version={[options.color, options.size]} />
      )}
    </div>
  )
}

function Options({ row: { options, gift } }: { row: CartRow }) {
  const { color, size, upgrades } = options
  const rows = [
    { label: texts.color, text: color },
    { label: texts.size, text: size },
    { label: texts.upgrades, text: upgrades.map((upgrade) => upgrade.title).join(', ') },
    { label: giftLine.for, text: gift?.to_name },
    { label: giftLine.sent, text: gift && giftLine.day(gift) },
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

/** Moves the focus from a line being removed to the same control of the next or previous line. */
function focusNeighbor(control: Element | null): void {
  const line = control?.closest('li')
  const next = line?.nextElementSibling ?? line?.previousElementSibling
  next?.querySelector<HTMLElement>('[data-remove]')?.focus()
}
