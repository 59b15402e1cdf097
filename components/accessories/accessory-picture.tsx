import { ShopPicture } from '@/components/goods/shop-picture'
import { cx } from '@/components/ui/cx'

interface AccessoryPictureProps {
  /** Address of the picture or drawing; empty where there is none. */
  src: string
  alt: string
  /** How wide it is shown. */
  sizes: string
  /** True for the picture that the visitor sees first. */
  isFirst?: boolean
  className?: string
}

/** The picture of an accessory as a file: the page carries neither the nodes nor the code of a drawing. */
export function AccessoryPicture({ className, ...picture }: AccessoryPictureProps) {
  if (picture.src !== '') return <ShopPicture {...picture} className={className} />
  return <span aria-hidden="true" className={cx('block aspect-4/3', className)} />
}
