import type { Build } from '@/domain/shop/bikes/bike'
import type { View } from '@/domain/shop/bike3d/views'
import { STILL_WIDTHS } from '@/domain/shop/bike3d/still-widths'
import { buildAddress } from '@/domain/shop/bikes/build-address'

import type { DrawingView } from './skin'

export interface BikePictureProps {
  slug: string
  build: Build
  view: DrawingView
  /** Camera view for photos; drawings always show the bike from the side. */
  from?: View
  title: string
  className?: string
  /** True for the first visible picture, which is loaded with priority. */
  isFirst?: boolean
  /** Distinguishes URLs of a picture that replaces an earlier one. */
  version?: string | undefined
  /** URL of a picture to show for now. */
  instead?: string | undefined
  onError?: () => void
  /** The `sizes` attribute, if the picture is neither a thumbnail nor takes up most of the page. */
  sizes?: string
  /** Stored widths of the picture in pixels. */
  widths?: readonly number[]
}

const SIZES = { small: '14rem', large: '(min-width: 64rem) 62vw, 100vw' }

/** Returns the URL of a build's photo or, if there is none, of its drawing as an SVG file. */
export function pictureAddress({
  slug,
  build,
  view,
  from = 'side',
}: Pick<BikePictureProps, 'slug' | 'build' | 'view' | 'from'>) {
  const seen = from === 'side' ? '' : `&from=${from}`
  return `/pictures/${slug}?view=${view}${seen}&build=${encodeURIComponent(buildAddress(build))}`
}

/** Uses a picture file, so that the page needs neither the drawing's nodes nor its code. */
export function BikePicture({
  title,
  className,
  isFirst = false,
  sizes,
  widths = STILL_WIDTHS,
  version,
  instead,
  onError,
  ...picture
}: BikePictureProps) {
  const address = `${pictureAddress(picture)}${version ?? ''}`
  return (
    // eslint-disable-next-line @next/next/no-img-element -- its widths are files already
    <img
      src={instead ?? address}
      srcSet={instead ? undefined : widths.map((width) => `${address}&w=${width} ${width}w`).join()}
      sizes={sizes ?? SIZES[picture.view === 'thumbnail' ? 'small' : 'large']}
      alt={title}
      width={2140}
      height={1320}
      className={className}
      onError={onError}
      decoding="async"
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
    />
  )
}
