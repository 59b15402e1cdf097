import { BuildPicture } from '@/components/shop/bikes/build-picture'
import { cx } from '@/components/kit/ui/cx'
import type { Build } from '@/domain/shop/bikes/bike'

import { GoodsThumbnail } from './goods-thumbnail'

interface GoodsPictureProps {
  title: string
  description?: string
  thumbnail: string
  bike_slug: string | null
  build: Build | null
  /** Color and size of the product's version, if it has them. */
  version?: readonly (string | null)[]
  /** Whether the same text is next to the picture. */
  isDecorative?: boolean
  className?: string
}

export function GoodsPicture(props: GoodsPictureProps) {
  const { title, description, thumbnail, bike_slug, build, version, isDecorative } = props
  const { className = 'w-20' } = props
  if (bike_slug && build) {
    return (
      <BuildPicture
        slug={bike_slug}
        build={build}
        view="thumbnail"
        title={isDecorative ? '' : [title, description].filter(Boolean).join(', ')}
        className={cx('h-auto shrink-0 rounded bg-paper', className)}
      />
    )
  }
  return (
    <span
      aria-hidden={isDecorative}
      className={cx(
        'grid aspect-4/3 shrink-0 place-items-center overflow-hidden rounded bg-paper',
        className,
      )}
    >
      <GoodsThumbnail src={thumbnail} title={title} version={version ?? []} />
    </span>
  )
}
