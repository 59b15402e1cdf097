import { WEEKDAYS } from '@/domain/office/dealers/dealer-form'
import type { DealershipControls } from '@/hooks/office/dealers/use-dealerships'
import { dealerships as texts } from '@/messages/office/dealers/dealers'

import { CompactSelect } from '@/components/office/kit/compact-select'
import { DenseField } from '@/components/office/kit/dense-field'
import { fieldOf } from './dealership-parts'

const ZONES = Intl.supportedValuesOf('timeZone').map((zone) => ({
  value: zone,
  title: zone.replaceAll('_', ' '),
}))

export function WeekFields({ controls }: { controls: DealershipControls }) {
  const { fault, ...zone } = fieldOf(controls, 'time_zone')
  // Keep a time zone that the browser doesn't list.
  const isListed = zone.value === '' || ZONES.some(({ value }) => value === zone.value)
  return (
    <div className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-4">
      {WEEKDAYS.map((name) => (
        <DenseField
          key={name}
          {...fieldOf(controls, name)}
          label={texts.weekday(name)}
          maxLength={100}
        />
      ))}
      <div>
        <CompactSelect
          {...zone}
          label={texts.time_zone}
          aria-invalid={fault ? true : undefined}
          options={[
            { value: '', title: texts.choose },
            ...(isListed ? [] : [{ value: zone.value, title: zone.value }]),
            ...ZONES,
          ]}
        />
        {fault && <p className="mt-1 text-sm text-bad">{fault}</p>}
      </div>
    </div>
  )
}
