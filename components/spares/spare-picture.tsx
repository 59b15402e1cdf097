import { ShopPicture } from '@/components/goods/shop-picture'
import { cx } from '@/components/ui/cx'

interface SparePictureProps {
  /** Address of the picture or drawing; empty where there is none. */
  src: string
  /** Where its name stands beside it, that says the same. */
  alt?: string
  /** True for the picture that the visitor sees first. */
  isFirst?: boolean
  className: string
}

/** The picture of a part as a file. */
export function SparePicture({ src, alt = '', isFirst = false, className }: SparePictureProps) {
  const look = cx('block aspect-4/3 self-start', className)
  if (src === '') return <span aria-hidden="true" className={look} />
  return <ShopPicture {...{ src, alt, isFirst }} sizes="16rem" className={cx(look, 'h-auto')} />
}
