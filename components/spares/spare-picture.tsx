import { cx } from '@/components/ui/cx'

interface SparePictureProps {
  /** Address of the drawing; empty where there is none. */
  src: string
  /** True for the picture that the visitor sees first. */
  isFirst?: boolean
  className: string
}

/** The drawing of a part as a file, beside its name, which says the same. */
export function SparePicture({ src, isFirst = false, className }: SparePictureProps) {
  const look = cx('block aspect-4/3 self-start', className)
  if (src === '') return <span aria-hidden="true" className={look} />
  return (
    // eslint-disable-next-line @next/next/no-img-element -- a vector of one size needs no optimizer
    <img
      src={src}
      alt=""
      width={800}
      height={600}
      decoding="async"
      loading={isFirst ? 'eager' : 'lazy'}
      className={cx(look, 'h-auto object-contain')}
    />
  )
}
