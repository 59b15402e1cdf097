import { ShopPicture } from '@/components/shop/goods/shop-picture'
import { cx } from '@/components/kit/ui/cx'

interface SparePictureProps {
  /** URL of the picture; empty if there is none. */
  src: string
  /** Empty if the part's name is next to the picture. */
  alt?: string
  /** True for the first visible picture, which is loaded with priority. */
  isFirst?: boolean
  /** The `sizes` attribute, if it isn't the small picture of a list. */
  sizes?: string
  className: string
}

export function SparePicture({
  alt = '',
  sizes = '7rem',
  className,
  ...picture
}: SparePictureProps) {
  const look = cx('block h-auto self-start', className)
  return <ShopPicture {...picture} alt={alt} sizes={sizes} className={look} />
}
