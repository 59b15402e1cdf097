import { ShopPicture } from './shop-picture'

interface GoodsGalleryProps {
  label: string
  /** True where they're what the visitor sees first. */
  isFirst?: boolean
  pictures: readonly { src: string; alt: string }[]
}

/** Several pictures of a product: swiped on a phone, below each other where there is room. */
export function GoodsGallery({ label, pictures, isFirst = false }: GoodsGalleryProps) {
  return (
    <ul
      aria-label={label}
      // The keys scroll it.
      tabIndex={0}
      className="flex snap-x snap-mandatory gap-3 overflow-x-auto lg:grid lg:grid-cols-2 lg:overflow-visible"
    >
      {pictures.map(({ src, alt }, at) => (
        <li key={src} className="w-full shrink-0 snap-center max-lg:w-[88%] lg:first:col-span-2">
          <ShopPicture
            {...{ src, alt }}
            isFirst={isFirst && at === 0}
            sizes="(min-width: 64rem) 50vw, 90vw"
            className="h-auto w-full"
          />
        </li>
      ))}
    </ul>
  )
}
