import { createElement, useState } from 'react'

import { goodsSign } from './goods-sign'
import { ShopPicture } from './shop-picture'

interface GoodsThumbnailProps {
  /** URL of the picture; empty if there is none. */
  src: string
  title: string
  version?: readonly (string | null | undefined)[]
}

/** Small picture of an accessory, spare part or gift card; an icon if there is none or it fails to load. */
export function GoodsThumbnail({ src, title, version = [] }: GoodsThumbnailProps) {
  const [failed, setFailed] = useState<string | null>(null)
  if (!isOwnPicture(src) || failed === src) {
    const look = { 'aria-hidden': true, className: 'size-7', strokeWidth: 1.25 }
    return createElement(goodsSign(title), look)
  }
  return (
    <ShopPicture
      src={src}
      alt={[title, ...version].filter(Boolean).join(', ')}
      sizes="8rem"
      onError={() => setFailed(src)}
      className="size-full"
    />
  )
}

/** Guests' items come from localStorage, so only pictures on this site are loaded. */
function isOwnPicture(src: string): boolean {
  return /^\/(?![/\\])/.test(src)
}
