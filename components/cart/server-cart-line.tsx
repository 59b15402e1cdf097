import Link from 'next/link'

import { BikePicture } from '@/components/bike/bike-picture'
import { GoodsThumbnail } from '@/components/goods/goods-thumbnail'
import { LineLaw } from '@/components/goods/line-law'
import { Price } from '@/components/ui/price'
import { Quantity } from '@/components/ui/quantity'
import { DESCRIPTION_PREVIEW_LENGTH } from '@/domain/constants'
import { timesCents } from '@/domain/money'
import type { CartLine } from '@/hooks/use-server-cart'
import { useLineFix } from '@/hooks/use-line-fix'
import { useServerCartActions } from '@/hooks/use-server-cart-actions'
import { cartPanel as texts } from '@/messages/cart-panel'
import { serverCart } from '@/messages/server-cart'
import { preview } from '@/utils/text'

import { LineLimit } from './line-limit'

const ACTION = 'link inline-flex min-h-touch items-center px-2 text-sm'

/** The name of a line; the upgrade of an ordered bike has no title (spec §4 Modes). */
export function nameOf({ title, bike_title }: CartLine): string {
  return title ?? serverCart.upgradeOf(bike_title ?? serverCart.bike)
}

/** spec §4 Modes: CEUM when the item has no title (an ordered bike), else CECM. */
function editAddress({ id, title, bike_slug, order_bike_id }: CartLine): string {
  const query = title === null ? `mode=CEUM&orderBikeID=${order_bike_id}` : `mode=CECM&cartID=${id}`
  return `/configurator/${bike_slug}?${query}`
}

interface ServerCartLineItemProps {
  line: CartLine
  /** As chosen here; the server may not have it yet. */
  count: number
  /** The most of one line. */
  max: number
}

/** One item of the cart of a user (spec §2 Shopping cart panel). */
export function ServerCartLineItem({ line, count, max }: ServerCartLineItemProps) {
  const { setCount, addOne } = useServerCartActions()
  const takeFix = useLineFix()
  const name = nameOf(line)
  return (
    <li className="grid grid-cols-[6rem_1fr] gap-x-4 border-b border-line py-6">
      <Picture line={line} />
      <div className="min-w-0">
        <div className="flex items-start justify-between gap-3">
          <h3 className="min-w-0 leading-snug font-semibold">{name}</h3>
          <Price amount={timesCents(line.shown_price, count)} className="font-medium" />
        </div>
        {line.description && (
          <p className="text-sm text-ink-soft" title={line.description}>
            {preview(line.description, DESCRIPTION_PREVIEW_LENGTH)}
          </p>
        )}
        <Options line={line} />
        {count > 1 && <p className="mt-1 text-sm text-ink-soft">{texts.each(line.shown_price)}</p>}
        <LineLaw problem={line.problem} fix={line.fix} onTake={(fix) => takeFix(line, fix)} />
      </div>
      <div className="col-span-2 mt-3 flex flex-wrap items-center justify-between gap-2">
        {line.order_bike_id === null ? (
          <Quantity
            title={name}
            value={count}
            max={max}
            // spec §4 Server cart: minus acts only if the new count is above 0.
            onDecrease={() => count > 1 && void setCount(line.id, count - 1)}
            onIncrease={() => void addOne({ id: line.id, count, name })}
            onSet={(quantity) => void setCount(line.id, quantity)}
          />
        ) : (
          <span />
        )}
        <LineActions line={line} name={name} />
        {line.order_bike_id === null && <LineLimit count={count} max={max} />}
      </div>
    </li>
  )
}

function LineActions({ line, name }: { line: CartLine; name: string }) {
  const { remove } = useServerCartActions()
  return (
    <div className="-mr-2 flex items-center gap-1">
      {line.bike_slug && (
        <Link
          href={editAddress(line)}
          aria-label={texts.editTitle(name)}
          prefetch={false}
          className={ACTION}
        >
          {texts.edit}
        </Link>
      )}
      <button
        type="button"
        data-remove
        aria-label={texts.removeTitle(name)}
        onClick={(event) => {
          focusNeighbour(event.currentTarget)
          void remove({ id: line.id, name })
        }}
        className={ACTION}
      >
        {texts.remove}
      </button>
    </div>
  )
}

function Picture({ line }: { line: CartLine }) {
  const { bike_slug, build, image, description, options } = line
  return (
    <div className="grid h-18 w-24 place-items-center overflow-hidden rounded bg-surface text-ink-soft">
      {bike_slug && build ? (
        <BikePicture
          slug={bike_slug}
          build={build}
          view="thumbnail"
          title={`${nameOf(line)}, ${description}`}
          className="size-full object-contain"
        />
      ) : (
        <GoodsThumbnail src={image} title={nameOf(line)} version={[options.color, options.size]} />
      )}
    </div>
  )
}

function Options({ line: { options } }: { line: CartLine }) {
  const rows = [
    { label: texts.color, text: options.color },
    { label: texts.size, text: options.size },
    { label: texts.upgrades, text: options.upgrades.map(({ title }) => title).join(', ') },
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

/** The line is about to go: the focus moves to the same control of the next line, else of the one before. */
function focusNeighbour(control: Element): void {
  const line = control.closest('li')
  const next = line?.nextElementSibling ?? line?.previousElementSibling
  next?.querySelector<HTMLElement>('[data-remove]')?.focus()
}
