import { Bike as BikeIcon } from 'lucide-react'
import { createElement } from 'react'

import { BikePicture } from '@/components/bike/bike-picture'
import { cx } from '@/components/ui/cx'
import type { GuestCartItem } from '@/domain/guest-cart'

import { accessoryIcon } from './accessory-icon'

const FRAME = 'grid place-items-center overflow-hidden rounded bg-surface text-ink-soft'

/** The item's picture: a bike as it was configured, goods by their picture, else a drawn sign. */
export function CartThumbnail({ item, className }: { item: GuestCartItem; className?: string }) {
  const { server, title, description } = item
  return (
    <div className={cx(FRAME, className)}>
      {server ? (
        <BikePicture
          slug={server.bike_slug}
          build={server.build}
          view="thumbnail"
          title={`${title}, ${description}`}
          className="size-full object-contain"
        />
      ) : (
        <Sign item={item} />
      )}
    </div>
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
