import { useState, type RefObject } from 'react'

import { pictureKey, type ChosenPicture } from '@/domain/office/goods/product-pictures'
import type { CatalogItem } from '@/hooks/office/goods/use-catalog'
import type { useProductPictures } from '@/hooks/office/goods/use-product-pictures'
import { productPictures as texts } from '@/messages/office/goods/product-pictures'

import { colorsOf } from './picture-color'
import { PictureRow } from './picture-row'
import type { RowAction } from '@/components/office/kit/use-row-focus'

interface PictureListProps {
  ref: RefObject<HTMLOListElement | null>
  item: CatalogItem
  pictures: readonly ChosenPicture[]
  error: string | undefined
  controls: ReturnType<typeof useProductPictures>
  focusOn: (key: string, action: RowAction) => void
  onCrop: (at: number) => void
}

export function PictureList({ ref, item, pictures, error, ...props }: PictureListProps) {
  const { controls, focusOn, onCrop } = props
  const { describe, recolor, move, remove, uploadOf } = controls
  const [dragged, setDragged] = useState<number | null>(null)
  const colors = colorsOf(item)
  const saved = [item.pictures, ...item.edits.map(({ was }) => was.pictures)].flat()
  return (
    <ol ref={ref} aria-label={texts.list} className="mb-3 border-t border-line">
      {pictures.map((picture, at) => (
        <PictureRow
          key={pictureKey(picture)}
          {...{ picture, at, saved, colors }}
          count={pictures.length}
          upload={uploadOf(picture.file)}
          error={picture.alt.trim() === '' ? error : undefined}
          on={{
            onDescribe: (alt) => describe(at, alt),
            onRecolor: (color) => recolor(at, color),
            onCrop: () => onCrop(at),
            onMove: (to, action) => {
              focusOn(pictureKey(picture), action)
              move(at, to)
            },
            onRemove: () => remove(at),
            onDragStart: () => setDragged(at),
            onDragEnd: () => setDragged(null),
            onDrop: dragged === null || dragged === at ? null : () => move(dragged, at),
          }}
        />
      ))}
    </ol>
  )
}
