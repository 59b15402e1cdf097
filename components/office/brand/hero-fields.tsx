import { CompactSelect } from '@/components/office/kit/compact-select'
import type { Brand } from '@/domain/kit/brand'
import type { BrandPage } from '@/hooks/office/brand/use-brand'
import { brandTexts as texts } from '@/messages/office/brand/brand'

interface HeroFieldsProps {
  shown: Pick<Brand, 'hero_bike' | 'hero_color'>
  bikes: BrandPage['bikes']
  type: (typed: { hero_bike?: string; hero_color?: string }) => void
}

const asOptions = (titles: readonly { value: string; title: string }[]) => [
  { value: '', title: texts.asChosen },
  ...titles,
]

/** Bike and color of the first picture. */
export function HeroFields({ shown, bikes, type }: HeroFieldsProps) {
  const colors = bikes.find(({ slug }) => slug === shown.hero_bike)?.colors ?? []
  return (
    <div className="grid grid-cols-2 gap-4">
      <CompactSelect
        name="hero_bike"
        label={texts.fields.hero_bike.label}
        value={shown.hero_bike ?? ''}
        options={asOptions(bikes.map(({ slug, title }) => ({ value: slug, title })))}
        onChange={({ target }) => type({ hero_bike: target.value, hero_color: '' })}
      />
      <CompactSelect
        name="hero_color"
        label={texts.fields.hero_color.label}
        value={shown.hero_color ?? ''}
        disabled={colors.length === 0}
        options={asOptions(colors.map((title) => ({ value: title, title })))}
        onChange={({ target }) => type({ hero_color: target.value })}
      />
    </div>
  )
}
