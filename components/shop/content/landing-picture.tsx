import { content } from '@/messages/shop/content/content'

const SIZES = '(min-width: 64rem) 60vw, 112vw'
const fileOf = (width: number, format: string) => `/next-model/covered-bike-${width}.${format}`

/** The next model, under a cloth: its shape is all that is decided. */
export const LandingPicture = ({ className }: { className: string }) => (
  <picture className="contents">
    <source
      type="image/avif"
      srcSet={`${fileOf(800, 'avif')} 800w, ${fileOf(1600, 'avif')} 1600w`}
      sizes={SIZES}
    />
    <img
      src={fileOf(800, 'webp')}
      alt={content.landingPicture}
      width={1600}
      height={987}
      decoding="async"
      fetchPriority="high"
      className={className}
    />
  </picture>
)
