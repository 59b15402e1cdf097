import { Checkbox } from '@/components/kit/ui/checkbox'
import type { BikeEditController, BikePage } from '@/hooks/office/bikes/use-bikes'
import { bikes as texts } from '@/messages/office/bikes/bikes'

import { Part } from '@/components/office/kit/part'

interface SizeColorsProps {
  page: BikePage
  editing: BikeEditController
}

export function SizeColors({ page: { bike }, editing }: SizeColorsProps) {
  const { sizes } = editing.form.state
  return (
    <Part title={texts.madeIn} empty={null}>
      <ul className="border-t border-line">
        {bike.colors.map((color) => (
          <li
            key={color.id}
            className="flex flex-wrap items-center gap-x-6 border-b border-line py-1"
          >
            <span className="basis-full font-medium sm:basis-40">{color.title}</span>
            {sizes.map(({ id, color_ids }) => {
              const title = bike.sizes.find((size) => size.id === id)?.title ?? ''
              const others = color_ids.filter((one) => one !== color.id)
              return (
                <Checkbox
                  key={id}
                  label={title}
                  aria-label={texts.madeInSize(color.title, title)}
                  name={`sizes.${id}.${color.id}`}
                  checked={color_ids.includes(color.id)}
                  onChange={({ target }) => {
                    const made = target.checked ? [...others, color.id] : others
                    // Keeps the catalog's order, so that restoring a color is no change.
                    const ids = bike.colors.map((one) => one.id).filter((one) => made.includes(one))
                    editing.set(`sizes.${id}.color_ids`, ids)
                  }}
                />
              )
            })}
          </li>
        ))}
      </ul>
    </Part>
  )
}
