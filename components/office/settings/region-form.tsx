import { CompactSelect } from '@/components/office/kit/compact-select'
import { EditForm } from '@/components/office/kit/edit-form'
import { Part } from '@/components/office/kit/part'
import { useRegionForm } from '@/hooks/office/settings/use-shop-settings'
import { shopSettings } from '@/messages/office/settings/shop-settings'

import type { SettingsFormProps } from './shop-form'

const { region: texts } = shopSettings

const optionsOf = (titles: Record<string, string>) =>
  Object.entries(titles).map(([value, title]) => ({ value, title }))

/** All zones that browsers know, with the present one, which older ones may lack. */
const zonesWith = (zone: string) =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), zone])]
    .sort()
    .map((value) => ({ value, title: value.replaceAll('_', ' ') }))

/** Time zone of the shop, form of dates and amounts, units, paper size and first day of a week. */
export function RegionForm(props: SettingsFormProps) {
  const { mayWrite, isSaved } = props
  const controls = useRegionForm(props)
  const { form, faults, type, isTouched } = controls
  const selects = [
    { name: 'zone', options: zonesWith(form.zone) },
    { name: 'dates', options: optionsOf(texts.options.dates) },
    { name: 'paper', options: optionsOf(texts.options.paper) },
    { name: 'week_start', options: optionsOf(texts.options.week_start) },
    { name: 'units', options: optionsOf(texts.options.units), hint: texts.unitsHint },
    { name: 'currency', options: optionsOf(texts.options.currency), hint: texts.currencyHint },
  ] as const
  return (
    <Part title={texts.title} empty={null}>
      <p className="mb-3 text-ink-soft">{texts.hint}</p>
      <EditForm {...{ controls, mayWrite }} fields={{ className: 'grid gap-3 sm:grid-cols-2' }}>
        {selects.map(({ name, ...select }) => (
          <CompactSelect
            key={name}
            label={texts[name]}
            value={form[name]}
            fault={faults[name]}
            onChange={({ target }) => type({ [name]: target.value })}
            {...{ name, ...select }}
          />
        ))}
      </EditForm>
      <p role="status" className="mt-2 font-medium text-ok">
        {isSaved && !isTouched && shopSettings.saved}
      </p>
    </Part>
  )
}
