import { BikePicture } from '@/components/bike/bike-picture'
import { GoodsThumbnail } from '@/components/goods/goods-thumbnail'
import { cx } from '@/components/ui/cx'
import type { GuestCartItem } from '@/domain/guest-cart'

const FRAME = 'grid place-items-center overflow-hidden rounded bg-surface text-ink-soft'

type Pictured = Pick<
  GuestCartItem,
  'server' | 'title' | 'description' | 'thumbnail' | 'color' | 'size'
>

/** The item's picture: a bike as it was configured, goods by their picture, else a drawn sign. */
export function CartThumbnail({ item, className }: { item: Pictured; className?: string }) {
  const { server, title, description, thumbnail, color, size } = item
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
        <GoodsThumbnail src={thumbnail} title={title} version={[color?.title, size?.title]} />
      )}
    </div>
  )
}
