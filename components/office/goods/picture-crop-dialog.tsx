import 'react-image-crop/dist/ReactCrop.css'

import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import { useState } from 'react'
import ReactCrop, { type PercentCrop } from 'react-image-crop'

import { Button } from '@/components/kit/ui/button'
import { Segmented } from '@/components/kit/ui/segmented'
import {
  framedCrop,
  LEAST_CROP,
  PICTURE_FRAME,
  pixelsOf,
  shapeOf,
  type CropShape,
  type PictureCrop,
} from '@/domain/office/goods/product-pictures'
import type { UploadedPicture } from '@/hooks/office/goods/use-product-pictures'
import { productPictures } from '@/messages/office/goods/product-pictures'

const texts = productPictures.cropping

interface PictureCropDialogProps {
  upload: UploadedPicture
  crop: PictureCrop | null
  onClose: () => void
  onChoose: (crop: PictureCrop | null) => void
}

export function PictureCropDialog({ upload, crop, onClose, onChoose }: PictureCropDialogProps) {
  const [shape, setShape] = useState<CropShape>(crop ? shapeOf(crop) : 'frame')
  const [part, setPart] = useState(() => percentOf(crop ?? framedCrop(upload), upload))
  const chosen = shape === 'whole' ? null : pixelsOf(part, upload)
  const { width, height } = chosen ?? upload
  const choose = (requested: CropShape) => {
    setShape(requested)
    if (requested === 'frame') setPart(percentOf(framedCrop(upload), upload))
  }
  return (
    <Dialog open onClose={onClose} className="relative z-40">
      <DialogBackdrop className="fixed inset-0 bg-ink/50" />
      <div className="fixed inset-0 grid place-items-center overflow-y-auto p-4">
        <DialogPanel className="flex w-full max-w-3xl flex-col gap-4 rounded-lg bg-paper p-5 text-sm text-ink">
          <DialogTitle className="text-xl font-semibold">{texts.title}</DialogTitle>
          <Segmented
            legend={texts.shape}
            options={SHAPES.map((value) => ({ value, title: texts.shapes[value] }))}
            value={shape}
            onChange={choose}
          />
          <CropArea {...{ upload, shape, part }} onChange={setPart} />
          <p className="flex flex-wrap justify-between gap-x-6 text-ink-soft">
            <span>{shape === 'whole' ? texts.whole : texts.keys}</span>
            <span role="status" className="figures">
              {texts.size(width, height)}
            </span>
          </p>
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => onChoose(chosen)}>{texts.apply}</Button>
            <Button variant="secondary" onClick={onClose}>
              {texts.cancel}
            </Button>
          </div>
        </DialogPanel>
      </div>
    </Dialog>
  )
}

const SHAPES: readonly CropShape[] = ['frame', 'free', 'whole']

function percentOf(crop: PictureCrop, { width, height }: UploadedPicture): PercentCrop {
  const share = (part: number, all: number) => (part / all) * 100
  return {
    unit: '%',
    ...{ x: share(crop.x, width), y: share(crop.y, height) },
    ...{ width: share(crop.width, width), height: share(crop.height, height) },
  }
}

interface CropAreaProps {
  upload: UploadedPicture
  shape: CropShape
  part: PercentCrop
  onChange: (part: PercentCrop) => void
}

function CropArea({ upload, shape, part, onChange }: CropAreaProps) {
  const [hasFailed, setFailed] = useState(false)
  if (hasFailed) {
    return (
      <p role="alert" className="text-bad">
        {texts.failed}
      </p>
    )
  }
  const image = (
    // eslint-disable-next-line @next/next/no-img-element -- an upload has no other widths
    <img
      src={upload.href}
      alt=""
      width={upload.width}
      height={upload.height}
      onError={() => setFailed(true)}
      className="h-auto max-h-[55vh] w-auto max-w-full"
    />
  )
  if (shape === 'whole') return <div className="self-center">{image}</div>
  return (
    <ReactCrop
      crop={part}
      onChange={(_, percent) => onChange(percent)}
      aspect={shape === 'frame' ? PICTURE_FRAME : undefined}
      minWidth={LEAST_CROP}
      minHeight={LEAST_CROP}
      keepSelection
      ruleOfThirds
      ariaLabels={texts.handles}
      // The image inherits this maximum height.
      className="max-h-[55vh] self-center"
    >
      {image}
    </ReactCrop>
  )
}
