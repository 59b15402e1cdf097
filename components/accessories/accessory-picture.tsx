import { cx } from '@/components/ui/cx'

interface AccessoryPictureProps {
  /** Address of the drawing; empty where there is none. */
  src: string
  alt: string
  /** True for the picture that the visitor sees first. */
  isFirst?: boolean
  className?: string
}

/** The drawing of an accessory as a file: the page carries neither its nodes nor its code. */
export function AccessoryPicture({ src, alt, isFirst = false, className }: AccessoryPictureProps) {
  if (src === '') return <span aria-hidden="true" className={cx('block aspect-4/3', className)} />
  return (
    // eslint-disable-next-line @next/next/no-img-element -- a vector of one size needs no optimiser
    <img
      src={src}
      alt={alt}
      width={800}
      height={600}
      className={className}
      decoding="async"
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
    />
  )
}
