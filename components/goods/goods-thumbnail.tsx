import { createElement, useState } from 'react'

import { goodsSign } from './goods-sign'
import { ShopPicture } from './shop-picture'

interface GoodsThumbnailProps {
  /** Address of the picture; empty where there is none. */
  src: string
  title: string
  /** Color and size of the version, where it has them. */
  version?: readonly (string | null | undefined)[]
}

/** The small picture of an accessory, spare or gift card; a drawn sign where there is none or it does not load. */
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

/** A guest's item lies in the visitor's storage: only pictures of this site are asked for. */
function isOwnPicture(src: string): boolean {
  return /^\/(?![/\\])/.test(src)
}
