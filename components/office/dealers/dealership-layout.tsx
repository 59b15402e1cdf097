import { useId, type ReactNode } from 'react'

import { ClosedDays } from '@/components/office/kit/closed-days'
import { DenseCheck } from '@/components/office/kit/dense-field'
import type { LayoutProps } from '@/components/office/kit/resource/resource-fields'
import { WeekdayFields } from '@/components/office/kit/weekday-fields'
import type { dealerships } from '@/contract/office/dealers/dealers'
import { DEALER_SERVICES } from '@/domain/community/dealers/dealers'
import { toggled } from '@/domain/kit/id-list'
import type { FieldControls } from '@/hooks/office/kit/use-resource'
import { useDealershipChoices } from '@/hooks/office/dealers/use-dealerships'
import { dealerships as texts } from '@/messages/office/dealers/dealers'

import { DealerBikes } from './dealer-bikes'
import { MapLocationField } from './map-location-field'
import { SelectField } from '@/components/office/kit/select-field'

const GRID = 'grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-4'

/** The form of a dealer in groups. */
export function DealershipLayout(props: LayoutProps<typeof dealerships>) {
  const { controls, field } = props
  const { form, faults, type } = controls
  const choices = useDealershipChoices()
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <Address {...props} choices={choices} />
      <Group title={texts.position} hint={texts.positionHint}>
        <MapLocationField {...{ controls, field }} />
      </Group>
      <Group title={texts.fields.hours.label} hint={texts.fields.hours.hint}>
        <div className={GRID}>
          <WeekdayFields
            text={String(form.hours)}
            fault={faults.hours}
            onChange={(hours) => type({ hours })}
          />
          <TimeZone controls={controls} />
        </div>
      </Group>
      <Group title={texts.fields.closed_days}>
        <ClosedDays
          text={String(form.closed_days)}
          onChange={(closed_days) => type({ closed_days })}
        />
      </Group>
      <Group title={texts.fields.services.label}>
        <Services controls={controls} />
        <div className={`${GRID} mt-2`}>
          {field('assembly_fee')}
          {field('assembly_days')}
        </div>
      </Group>
      <Group title={texts.fields.bikes.label} hint={texts.fields.bikes.hint}>
        <DealerBikes
          choices={choices}
          chosen={String(form.bikes)}
          onChange={(bikes) => type({ bikes })}
        />
        <div className={`${GRID} mt-3`}>
          {field('ride_minutes')}
          {field('ride_notice_hours')}
          {field('rides_at_once')}
        </div>
      </Group>
      <div>
        {field('is_active')}
        {form.is_active === false && <p className="text-ink-soft">{texts.hiddenHint}</p>}
      </div>
    </div>
  )
}

interface AddressProps extends LayoutProps<typeof dealerships> {
  choices: ReturnType<typeof useDealershipChoices>
}

function Address({ entry, controls: { form, faults, type }, field, choices }: AddressProps) {
  const known = entry ? [{ id: entry.country_id, title: entry.country_title }] : []
  const countries = choices.state.status === 'ready' ? choices.state.data.countries : known
  return (
    <div className={GRID}>
      {field('title')}
      {field('note', 'lg:col-span-3')}
      {field('street')}
      {field('postcode')}
      {field('city')}
      {field('region')}
      <SelectField
        name="country_id"
        label={texts.fields.country_id}
        value={String(form.country_id)}
        fault={faults.country_id}
        options={countries.map(({ id, title }) => ({ value: String(id), title }))}
        onChange={(country_id) => type({ country_id })}
      />
      {field('phone')}
      {field('email')}
    </div>
  )
}

function Services({ controls: { form, type } }: { controls: FieldControls }) {
  const chosen = String(form.services)
  return (
    <div className="flex flex-wrap gap-x-6">
      {DEALER_SERVICES.map((service) => (
        <DenseCheck
          key={service}
          label={texts.fields.services.options[service]}
          checked={chosen.split(',').includes(service)}
          onChange={() => type({ services: toggled(chosen, service) })}
        />
      ))}
    </div>
  )
}

const ZONES = Intl.supportedValuesOf('timeZone')

function TimeZone({ controls: { form, faults, type } }: { controls: FieldControls }) {
  const zone = String(form.time_zone)
  // Keep a time zone that the browser doesn't list.
  const zones = zone === '' || ZONES.includes(zone) ? ZONES : [zone, ...ZONES]
  return (
    <SelectField
      name="time_zone"
      label={texts.fields.time_zone}
      value={zone}
      fault={faults.time_zone}
      options={zones.map((one) => ({ value: one, title: one.replaceAll('_', ' ') }))}
      onChange={(time_zone) => type({ time_zone })}
    />
  )
}

interface GroupProps {
  title: string
  hint?: string
  children: ReactNode
}

function Group({ title, hint, children }: GroupProps) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className="min-w-0">
      <h3 id={id} className="font-medium">
        {title}
      </h3>
      {hint && <p className="text-xs text-ink-soft">{hint}</p>}
      <div className="mt-2">{children}</div>
    </div>
  )
}
