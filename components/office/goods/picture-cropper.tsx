import {
  pictureKey,
  type ChosenPicture,
  type PictureCrop,
} from '@/domain/office/goods/product-pictures'
import type { useProductPictures } from '@/hooks/office/goods/use-product-pictures'
import { useLazyModule } from '@/platform/lazy-loading/use-lazy-module'

import type { RowAction } from '@/components/office/kit/use-row-focus'

const load = () => import('./picture-crop-dialog')

interface PictureCropperProps {
  pictures: readonly ChosenPicture[]
  controls: Pick<ReturnType<typeof useProductPictures>, 'crop' | 'uploadOf'>
  /** Index of the picture that is being cropped, or null. */
  cropped: number | null
  focusOn: (key: string, action: RowAction) => void
  onClose: () => void
}

/** Dialog that crops one of the pictures. Its code is lazy-loaded when it first opens. */
export function PictureCropper({ pictures, controls, cropped, ...props }: PictureCropperProps) {
  const { focusOn, onClose } = props
  const module = useLazyModule(load, cropped !== null, onClose)
  const picture = cropped === null ? undefined : pictures[cropped]
  const upload = picture && controls.uploadOf(picture.file)
  if (!module || !picture || !upload || cropped === null) return null
  const close = (crop: PictureCrop | null) => {
    focusOn(pictureKey({ ...picture, crop }), 'crop')
    onClose()
  }
  return (
    <module.PictureCropDialog
      {...{ upload }}
      crop={picture.crop}
      onClose={() => close(picture.crop)}
      onChoose={(crop) => close(controls.crop(cropped, crop) ? crop : picture.crop)}
    />
  )
}
