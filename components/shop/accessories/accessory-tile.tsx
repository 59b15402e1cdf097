import Link from 'next/link'

import { ShopPicture } from '@/components/shop/goods/shop-picture'
import { StockLine } from '@/components/shop/goods/stock-line'
import { Swatch } from '@/components/kit/ui/swatch'
import { useDisplayPrice } from '@/hooks/shop/goods/use-display-price'
import type { ListedAccessory } from '@/hooks/shop/accessories/use-accessory-list'
import { accessory as texts } from '@/messages/shop/accessories/accessory'
import type { Unit } from '@/domain/kit/constants'
import { useDisplayUnit } from '@/hooks/kit/use-display-unit'
import { goodsFigures } from '@/messages/shop/goods/goods-figures'
import { money } from '@/utils/format'

interface AccessoryTileProps {
  accessory: ListedAccessory
  bikes: readonly { slug: string; title: string }[]
  isFirst?: boolean
  heading?: 'h2' | 'h3'
}

/** One accessory in the grid. The whole tile is one link with one name. */
export function AccessoryTile({
  accessory,
  bikes,
  isFirst = false,
  heading: Heading = 'h2',
}: AccessoryTileProps) {
  const { id, title, price, thumbnail, is_digital, stock, saves } = accessory
  const shown = useDisplayPrice()
  const unit = useDisplayUnit()
  return (
    <article className="group relative flex h-full flex-col px-4 pt-2 pb-5 sm:px-5">
      <ShopPicture
        src={thumbnail}
        alt=""
        sizes="(min-width: 48rem) 33vw, 50vw"
        isFirst={isFirst}
        className="h-auto w-full transition-transform duration-200 group-hover:-translate-y-1"
      />
      <div className="mt-2 flex flex-1 flex-col">
        <Heading className="text-base leading-snug font-semibold">
          <Link
            href={`/accessories/${id}`}
            prefetch={false}
            className="after:absolute after:inset-0"
          >
            {title}
          </Link>
        </Heading>
        <p className="mt-1.5 figures text-lg">
          {is_digital ? texts.from(price) : money(shown(price))}
        </p>
        {saves > 0 && <p className="text-sm">{texts.saves(`${saves}%`)}</p>}
        <p className="mt-1 text-sm text-ink-soft">{notesOf(accessory, bikes, unit).join(' · ')}</p>
        <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-1.5 pt-3">
          <StockLine stock={stock} isDigital={is_digital} />
          <Colors colors={accessory.colors} />
        </div>
      </div>
    </article>
  )
}

/** Returns facts that set it apart: weight, and the compatible bikes unless it fits all of them. */
function notesOf(
  { weight_g, fits, is_digital }: ListedAccessory,
  bikes: AccessoryTileProps['bikes'],
  unit: Unit,
): string[] {
  if (is_digital) return [texts.digital]
  const fitting = bikes.filter(({ slug }) => fits.includes(slug))
  return [
    goodsFigures.mass(weight_g, unit),
    fitting.length === bikes.length
      ? texts.allBikes
      : texts.fitsOnly(fitting.map(({ title }) => title)),
  ]
}

function Colors({ colors }: Pick<ListedAccessory, 'colors'>) {
  if (colors.length === 0) return null
  return (
    <ul aria-label={texts.color} className="flex gap-1.5">
      {colors.map(({ title, hex }) => (
        <li key={title}>
          <Swatch first={hex} className="!size-4" />
          <span className="sr-only">{title}</span>
        </li>
      ))}
    </ul>
  )
}
