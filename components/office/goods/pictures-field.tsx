import { useRef, useState } from 'react'

import { VisuallyHidden } from '@/components/kit/ui/visually-hidden'
import { pictureKey, type ChosenPicture } from '@/domain/office/goods/product-pictures'
import { formOf, type CatalogItem } from '@/hooks/office/goods/use-catalog'
import { useProductPictures } from '@/hooks/office/goods/use-product-pictures'
import { productPictures as texts } from '@/messages/office/goods/product-pictures'

import { DropArea } from './drop-area'
import { PictureCropper } from './picture-cropper'
import { PictureList } from './picture-list'
import { colorsOf } from './picture-color'
import { PictureUploads } from './picture-uploads'
import { RemovedPicture } from './removed-picture'
import { StuckPictures } from './stuck-pictures'
import { useRowFocus } from '@/components/office/kit/use-row-focus'

interface PicturesFieldProps {
  item: CatalogItem
  pictures: readonly ChosenPicture[]
  error: string | undefined
  onChange: (pictures: ChosenPicture[]) => void
  /** Called with the updated product after its pictures were resized again. */
  onTried: (item: CatalogItem) => void
}

const stateOf = (pictures: readonly ChosenPicture[]) =>
  JSON.stringify(pictures.map((one) => [pictureKey(one), one.alt, one.color]))

export function PicturesField({ item, pictures, error, onChange, onTried }: PicturesFieldProps) {
  const controls = useProductPictures({ pictures, uploads: item.uploads, onChange })
  const { removed, said: message, undo } = controls
  const [cropped, setCropped] = useState<number | null>(null)
  const list = useRef<HTMLOListElement>(null)
  const focusOn = useRowFocus(list)
  const isSilent = pictures.some(({ alt }) => alt.trim() === '')
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-medium">{texts.title}</legend>
      <p className="text-ink-soft">
        {pictures.length === 0 ? texts.none : texts.mainHint}{' '}
        {pictures.length > 0 && colorsOf(item).length > 0 && texts.colorHint}
      </p>
      <StuckPictures {...{ item }} onChanged={onTried} />
      <DropArea onFiles={(files) => void controls.add(files)}>
        {pictures.length > 0 && (
          <PictureList
            ref={list}
            {...{ item, pictures, error, controls, focusOn }}
            onCrop={setCropped}
          />
        )}
        <PictureUploads {...{ controls }} />
      </DropArea>
      <VisuallyHidden role="status">{message}</VisuallyHidden>
      {removed && (
        <RemovedPicture
          picture={removed.picture}
          onUndo={() => {
            focusOn(pictureKey(removed.picture), 'alt')
            undo()
          }}
        />
      )}
      {error && !isSilent && (
        <p data-fault tabIndex={-1} role="alert" className="mt-2 text-bad">
          {error}
        </p>
      )}
      {stateOf(pictures) !== stateOf(formOf(item).pictures) && (
        <p className="mt-2 text-ink-soft">{texts.notSaved}</p>
      )}
      <PictureCropper
        {...{ pictures, controls, cropped, focusOn }}
        onClose={() => setCropped(null)}
      />
    </fieldset>
  )
}
