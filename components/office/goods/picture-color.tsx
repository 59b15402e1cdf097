import { CONTROL_STYLES } from '@/components/kit/ui/control-styles'
import { Field } from '@/components/kit/ui/field'
import type { CatalogItem } from '@/hooks/office/goods/use-catalog'
import { productPictures as texts } from '@/messages/office/goods/product-pictures'

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
    <Field label={texts.colorOf(position)}>
      {(control) => (
        <select
          {...control}
          name={`color-${position}`}
          value={color ?? ''}
          onChange={({ target }) => onChoose(target.value || null)}
          className={CONTROL_STYLES}
        >
          <option value="">{texts.everyColor}</option>
          {colors.map((title) => (
            <option key={title}>{title}</option>
          ))}
        </select>
      )}
    </Field>
  )
}
