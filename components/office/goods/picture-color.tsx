import type { CatalogItem } from '@/hooks/office/goods/use-catalog'
import { productPictures as texts } from '@/messages/office/goods/product-pictures'

import { CompactSelect } from '@/components/office/kit/compact-select'

export const colorsOf = ({ versions }: Pick<CatalogItem, 'versions'>): string[] => [
  ...new Set(versions.flatMap(({ color }) => (color ? [color.title] : []))),
]

interface PictureColorProps {
  position: number
  colors: readonly string[]
  color: string | null
  onChoose: (color: string | null) => void
}

export function PictureColor({ position, colors, color, onChoose }: PictureColorProps) {
  return (
    <CompactSelect
      label={texts.colorOf(position)}
      name={`color-${position}`}
      value={color ?? ''}
      onChange={({ target }) => onChoose(target.value || null)}
      options={[
        { value: '', title: texts.everyColor },
        ...colors.map((title) => ({ value: title, title })),
      ]}
    />
  )
}
