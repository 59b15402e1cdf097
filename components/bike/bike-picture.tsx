import type { Build } from '@/domain/bike'
import { buildAddress } from '@/domain/build-address'

import type { DrawingView } from './skin'

interface BikePictureProps {
  slug: string
  build: Build
  view: DrawingView
  /** Describes the build in words. */
  title: string
  className?: string
  /** True for the picture that the visitor sees first. */
  isFirst?: boolean
}

/** Address of the drawing of a build as an SVG file of this site. */
export function pictureAddress({
  slug,
  build,
  view,
}: Pick<BikePictureProps, 'slug' | 'build' | 'view'>) {
  return `/pictures/${slug}?view=${view}&build=${encodeURIComponent(buildAddress(build))}`
}

/**
 * The drawing of a build as a file: for every place where it does not change under the visitor's hands.
 * The page then carries neither the drawing's nodes nor its code.
 */
export function BikePicture({ title, className, isFirst = false, ...picture }: BikePictureProps) {
  return (
    // eslint-disable-next-line @next/next/no-img-element -- a vector of one size needs no optimiser
    <img
      src={pictureAddress(picture)}
      alt={title}
      width={2140}
      height={1320}
      className={className}
      decoding="async"
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
    />
  )
}
