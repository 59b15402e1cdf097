import { ShopPicture } from './shop-picture'

interface GoodsThumbnailProps {
  /** URL of the picture; empty if there is none. */
  src: string
  title: string
  version?: readonly (string | null | undefined)[]
}

/** Small picture of an accessory, spare part or gift card. */
export const GoodsThumbnail = ({ src, title, version = [] }: GoodsThumbnailProps) => (
  <ShopPicture
    src={isOwnPicture(src) ? src : ''}
    alt={[title, ...version].filter(Boolean).join(', ')}
    sizes="8rem"
    className="size-full"
  />
)

/** Guests' items come from localStorage, so only pictures on this site are loaded. */
function isOwnPicture(src: string): boolean {
  return /^\/(?![/\\])/.test(src)
}
