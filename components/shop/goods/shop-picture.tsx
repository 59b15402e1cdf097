import { useState } from 'react'

import { cx } from '@/components/kit/ui/cx'
import { NO_PICTURE, pictureSources } from '@/domain/shop/goods/goods-picture'
import { noPicture } from '@/messages/shop/goods/goods'

interface ShopPictureProps {
  /** URL of the picture; empty if there is none. */
  src: string
  /** Empty if the same text is next to the picture. */
  alt: string
  sizes: string
  /** True for the first visible picture, which is loaded with priority. */
  isFirst?: boolean
  className?: string
}

/** Picture of a product; a placeholder if there is none or it fails to load. */
export function ShopPicture({ src, alt, sizes, isFirst, className }: ShopPictureProps) {
  const [failed, setFailed] = useState('')
  const hasPicture = src !== '' && src !== failed
  const { avif, any } = hasPicture ? pictureSources(src) : {}
  return (
    <picture className="contents">
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        src={hasPicture ? src : NO_PICTURE}
        sizes={sizes}
        srcSet={any}
        alt={hasPicture || !alt ? alt : noPicture(alt)}
        onError={() => setFailed(src)}
        width={800}
        height={600}
        decoding="async"
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        className={cx('aspect-4/3 object-contain', className)}
      />
    </picture>
  )
}
