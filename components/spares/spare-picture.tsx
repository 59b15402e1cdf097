import { ShopPicture } from '@/components/goods/shop-picture'
import { cx } from '@/components/ui/cx'

interface SparePictureProps {
  /** Address of the picture or drawing; empty where there is none. */
  src: string
  /** Empty where its name stands beside it, which says the same. */
  alt?: string
  /** True for the picture that the visitor sees first. */
  isFirst?: boolean
  className: string
}

/** The picture of a part as a file. */
export function SparePicture({ alt = '', className, ...picture }: SparePictureProps) {
  const look = cx('block h-auto self-start', className)
  return <ShopPicture {...picture} alt={alt} sizes="16rem" className={look} />
}
