import { PLACE_WIDTHS } from '@/domain/shop/goods/goods-picture'
import { spareStillName } from '@/domain/shop/goods/still-names'

interface SparePlacePictureProps {
  /** Part number. */
  id: number
  /** Slug of the bike. */
  bike: string
  alt: string
}

const SIZES = '(min-width: 48rem) 48rem, 100vw'

/** A bike without colors, and a part that shines through it: two pictures from the same camera. */
export const SparePlacePicture = ({ id, bike, alt }: SparePlacePictureProps) => (
  <div className="relative max-w-3xl overflow-hidden rounded-lg stage">
    <Layer name={bike} alt={alt} className="relative" />
    <Layer name={spareStillName(id)} alt="" className="absolute inset-0" />
  </div>
)

function Layer({ name, alt, className }: { name: string; alt: string; className: string }) {
  const fileOf = (width: number, format: string) => `/spare-places/${name}-${width}.${format}`
  return (
    <picture>
      <source
        type="image/avif"
        srcSet={PLACE_WIDTHS.map((width) => `${fileOf(width, 'avif')} ${width}w`).join()}
        sizes={SIZES}
      />
      <img
        src={fileOf(PLACE_WIDTHS[0], 'webp')}
        alt={alt}
        width={1600}
        height={987}
        loading="lazy"
        decoding="async"
        className={`block h-auto w-full ${className}`}
      />
    </picture>
  )
}
