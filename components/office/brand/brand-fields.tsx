import { SettingsFields } from '@/components/office/kit/settings-fields'
import { BRAND_PARTS } from '@/domain/kit/brand'
import type { BrandPage, useBrandForm } from '@/hooks/office/brand/use-brand'
import { brandTexts as texts } from '@/messages/office/brand/brand'

import { HeroFields } from './hero-fields'
import { HeroPictureField } from './hero-picture-field'
import { HomeSections } from './home-sections'

interface BrandFieldsProps {
  controls: ReturnType<typeof useBrandForm>
  bikes: BrandPage['bikes']
  mayWrite: boolean
}

const { look, menus } = BRAND_PARTS
const { heading, lead } = BRAND_PARTS.home
const PART = 'grid items-start gap-4'
const TITLE = 'mb-3 text-xl font-semibold'

export function BrandFields({ controls, bikes, mayWrite }: BrandFieldsProps) {
  const { shown, type } = controls
  return (
    <>
      <fieldset className={PART}>
        <legend className={TITLE}>{texts.parts.look}</legend>
        <SettingsFields
          {...{ controls }}
          fields={look}
          texts={texts.fields}
          after={{
            accent: <ColorPicker name="accent" {...{ shown, type }} />,
            second_accent: <ColorPicker name="second_accent" {...{ shown, type }} />,
          }}
        />
      </fieldset>
      <fieldset className={PART}>
        <legend className={TITLE}>{texts.parts.home}</legend>
        <SettingsFields {...{ controls }} fields={{ heading, lead }} texts={texts.fields} />
        <HeroFields {...{ shown, type }} bikes={bikes} />
        <HeroPictureField {...{ controls, mayWrite }} />
        <HomeSections
          sections={shown.sections}
          onChange={(sections) => type({ sections: sections.join('\n') })}
        />
      </fieldset>
      <fieldset className={PART}>
        <legend className={TITLE}>{texts.parts.menus}</legend>
        <SettingsFields {...{ controls }} fields={menus} texts={texts.fields} />
      </fieldset>
    </>
  )
}

interface ColorPickerProps extends Pick<ReturnType<typeof useBrandForm>, 'shown' | 'type'> {
  name: 'accent' | 'second_accent'
}

function ColorPicker({ name, shown, type }: ColorPickerProps) {
  return (
    <input
      type="color"
      aria-label={texts.pick(texts.fields[name].label)}
      value={shown[name]}
      onChange={({ target }) => type({ [name]: target.value.toUpperCase() })}
      className="mt-5 min-h-dense w-14 shrink-0 rounded border border-line-strong bg-surface p-1"
    />
  )
}
