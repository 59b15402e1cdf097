import { ShopPicture } from './shop-picture'

interface GoodsGalleryProps {
  label: string
  /** Whether the pictures are the first visible ones, which are loaded with priority. */
  isFirst?: boolean
  pictures: readonly { src: string; alt: string }[]
}

export function GoodsGallery({ label, pictures, isFirst = false }: GoodsGalleryProps) {
  return (
    <ul
      aria-label={label}
      // Focusable, so that it can be scrolled by keyboard.
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
