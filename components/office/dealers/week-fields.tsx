import { DenseField } from '@/components/office/kit/dense-field'
import { intervalsOf, WEEKDAYS } from '@/domain/office/dealers/dealer-form'
import type { FieldControls } from '@/hooks/office/kit/use-resource'
import { dealerships as texts } from '@/messages/office/dealers/dealers'

import { SelectField } from './select-field'

const ZONES = Intl.supportedValuesOf('timeZone')

interface WeekFieldsProps {
  controls: FieldControls
  className: string
}

export function WeekFields({ controls, className }: WeekFieldsProps) {
  const { form, faults, type } = controls
  const days = String(form.hours).split('\n')
  const change = (changed: number, text: string) =>
    type({ hours: days.map((day, index) => (index === changed ? text : day)).join('\n') })
  const zone = String(form.time_zone)
  // Keep a time zone that the browser doesn't list.
  const zones = zone === '' || ZONES.includes(zone) ? ZONES : [zone, ...ZONES]
  return (
    <div className={className}>
      {WEEKDAYS.map((name, index) => (
        <DenseField
          key={name}
          name={name}
          label={texts.weekday(name)}
          maxLength={100}
          value={days[index] ?? ''}
          fault={intervalsOf(days[index] ?? '') === null ? faults.hours : undefined}
          onChange={({ target }) => change(index, target.value)}
        />
      ))}
      <SelectField
        name="time_zone"
        label={texts.fields.time_zone}
        value={zone}
        fault={faults.time_zone}
        options={zones.map((one) => ({ value: one, title: one.replaceAll('_', ' ') }))}
        onChange={(time_zone) => type({ time_zone })}
      />
    </div>
  )
}
