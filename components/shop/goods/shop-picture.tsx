import { useState } from 'react'

import { cx } from '@/components/kit/ui/cx'
import { pictureSources } from '@/domain/shop/goods/goods-picture'
import { NO_PICTURE } from '@/domain/shop/goods/no-picture'
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
  /** Also a missing picture, which is empty. */
  const [failed, setFailed] = useState('')
  const shown = src === failed ? NO_PICTURE : src
  const { avif, any } = pictureSources(shown)
  return (
    <picture className="contents">
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        src={shown}
        sizes={sizes}
        srcSet={any}
        alt={shown === src || !alt ? alt : noPicture(alt)}
        // The error event of a picture that failed before hydration is over.
        ref={(img) => {
          if (img?.complete && img.naturalWidth === 0) setFailed(src)
        }}
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
