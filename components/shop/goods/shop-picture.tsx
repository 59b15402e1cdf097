import type { ComponentProps } from 'react'

import { cx } from '@/components/kit/ui/cx'
import { pictureSources } from '@/domain/shop/goods/goods-picture'

interface ShopPictureProps extends Pick<ComponentProps<'img'>, 'onError' | 'className'> {
  /** URL of the picture or drawing; empty if there is none. */
  src: string
  alt: string
  sizes: string
  /** True for the first visible picture, which is loaded with priority. */
  isFirst?: boolean
}

export function ShopPicture({ src, alt, sizes, isFirst, className, onError }: ShopPictureProps) {
  const look = cx('aspect-4/3 object-contain', className)
  if (!src) return <span aria-hidden className={cx('block', look)} />
  const { avif, any } = pictureSources(src)
  return (
    <picture className="contents">
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        {...{ src, sizes, onError }}
        srcSet={any}
        alt={alt}
        width={800}
        height={600}
        decoding="async"
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        className={look}
      />
    </picture>
  )
}
