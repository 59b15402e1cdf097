import { Bike as BikeIcon } from 'lucide-react'
import { createElement } from 'react'

import { cx } from '@/components/ui/cx'
import { useLoaded } from '@/components/ui/use-loaded'
import type { Bike, Build } from '@/domain/bike'
import type { GuestCartItem } from '@/domain/guest-cart'
import { useCartBike } from '@/hooks/use-cart-bike'

import { accessoryIcon } from './accessory-icon'

const loadDrawing = () => import('@/components/bike/bike-drawing')

const FRAME = 'grid place-items-center overflow-hidden rounded bg-surface text-ink-soft'

/** The item's picture: a bike as it was configured, goods by their picture, else a drawn sign. */
export function CartThumbnail({ item, className }: { item: GuestCartItem; className?: string }) {
  const bike = useCartBike(item.server?.bike_slug ?? null)
  return (
    <div className={cx(FRAME, className)}>
      {item.server && bike ? (
        <BikeThumbnail bike={bike} build={item.server.build} title={item.title} />
      ) : (
        <Sign item={item} />
      )}
    </div>
  )
}

function BikeThumbnail({ bike, build, title }: { bike: Bike; build: Build; title: string }) {
  const module = useLoaded(loadDrawing, true)
  if (!module) return <BikeIcon aria-hidden="true" className="size-7" strokeWidth={1.25} />
  return (
    <module.BikeDrawing
      view="thumbnail"
      bike={bike}
      build={build}
      title={title}
      className="size-full"
    />
  )
}

function Sign({ item: { type, title, thumbnail } }: { item: GuestCartItem }) {
  if (isOwnPicture(thumbnail)) {
    // eslint-disable-next-line @next/next/no-img-element -- stored by an older visit, of unknown size
    return <img src={thumbnail} alt="" className="size-full object-contain" />
  }
  const icon = type === 'bike' ? BikeIcon : accessoryIcon(title)
  return createElement(icon, {
    'aria-hidden': true,
    className: 'size-7',
    strokeWidth: 1.25,
  })
}

/** The item lies in the visitor's storage: only pictures of this site are asked for. */
function isOwnPicture(thumbnail: string): boolean {
  return /^\/(?![/\\])/.test(thumbnail)
}
