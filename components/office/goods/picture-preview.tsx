import { ShopPicture } from '@/components/shop/goods/shop-picture'
import { goodsPictureAddress } from '@/domain/office/goods/product-pictures'
import {
  PICTURE_FRAME,
  pictureKey,
  type ChosenPicture,
  type ProductPicture,
} from '@/domain/office/goods/product-pictures'
import type { UploadedPicture } from '@/hooks/office/goods/use-product-pictures'

interface PicturePreviewProps {
  picture: ChosenPicture
  upload: UploadedPicture | undefined
  /** Saved pictures whose files have been generated. */
  saved: readonly ProductPicture[]
}

/** Picture as the shop will show it: its generated files, or a crop of the upload until they exist. */
export function PicturePreview({ picture, upload, saved }: PicturePreviewProps) {
  const known = saved.find((one) => pictureKey(one) === pictureKey(picture))
  if (known) {
    return (
      <ShopPicture
        src={goodsPictureAddress(known)}
        alt=""
        sizes="8rem"
        className="pointer-events-none w-full"
      />
    )
  }
  if (!upload) return <span className="block aspect-4/3 w-full" />
  const { x, y, width, height } = picture.crop ?? { x: 0, y: 0, ...upload }
  const ratio = width / height
  const percent = (part: number, all: number) => `${(part / all) * 100}%`
  return (
    <span className="pointer-events-none grid aspect-4/3 w-full place-items-center">
      <span
        className="relative block overflow-hidden"
        style={{
          aspectRatio: ratio,
          width: percent(Math.min(ratio, PICTURE_FRAME), PICTURE_FRAME),
        }}
      >
        {/* eslint-disable-next-line @next/next/no-img-element -- an upload has no other widths */}
        <img
          src={upload.href}
          alt=""
          className="absolute max-w-none"
          style={{
            ...{ width: percent(upload.width, width), height: percent(upload.height, height) },
            ...{ left: percent(-x, width), top: percent(-y, height) },
          }}
        />
      </span>
    </span>
  )
}
