import Link from 'next/link'

import {
  useDealershipForm,
  type Dealership,
  type DealershipControls,
} from '@/hooks/office/dealers/use-dealerships'
import { dealerships as texts } from '@/messages/office/dealers/dealers'

import { WhoChanged } from '@/components/office/kit/who-changed'
import { CompactSelect } from '@/components/office/kit/compact-select'
import { EditPanel } from '@/components/office/kit/edit-form'
import { DenseField } from '@/components/office/kit/dense-field'
import { BookedRides } from './booked-rides'
import { ClosedDays } from '@/components/office/kit/closed-days'
import { fieldOf, Group, type Choices, type TextField } from './dealership-parts'
import { MapLocationField } from './map-location-field'
import { RideFields } from './ride-fields'
import { WeekFields } from './week-fields'

interface DealershipFormProps {
  /** Null for a new dealer. */
  dealer: Dealership | null
  choices: Choices
  mayWrite: boolean
  onSaved: (saved: Dealership) => void
  onChanged: () => void
  onClose: () => void
}

export function DealershipForm(props: DealershipFormProps) {
  const { dealer, choices, mayWrite, onClose } = props
  const controls = useDealershipForm(props)
  const { form, type } = controls
  return (
    <EditPanel
      title={dealer?.title ?? texts.addTitle}
      {...{ controls, mayWrite, onClose }}
      head={dealer && <Links dealer={dealer} />}
      fields={{ className: 'flex min-w-0 flex-col gap-6' }}
      after={dealer && <BookedRides id={dealer.id} />}
    >
      <Address {...{ controls, choices }} />
      <Group title={texts.position} hint={texts.positionHint}>
        <MapLocationField controls={controls} />
      </Group>
      <Group title={texts.hours} hint={texts.hoursHint}>
        <WeekFields controls={controls} />
      </Group>
      <Group title={texts.closed}>
        <ClosedDays text={form.closed} onChange={(closed) => type({ closed })} />
      </Group>
      <RideFields {...{ controls, choices }} />
    </EditPanel>
  )
}

function Links({ dealer: { id, is_active } }: { dealer: Dealership }) {
  return (
    <p className="mb-3 flex flex-wrap gap-x-4">
      {is_active && (
        <Link href={`/dealers/${id}`} className="link">
          {texts.page}
        </Link>
      )}
      <WhoChanged kind="dealers" id={String(id)} />
    </p>
  )
}

function Address({ controls, choices }: { controls: DealershipControls; choices: Choices }) {
  const { fault, ...country } = fieldOf(controls, 'country')
  const field = (name: TextField) => fieldOf(controls, name)
  return (
    <div className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-4">
      <DenseField {...field('title')} label={texts.name} maxLength={80} />
      <DenseField {...field('note')} label={texts.note} maxLength={300} className="lg:col-span-3" />
      <DenseField {...field('street')} label={texts.street} maxLength={120} />
      <DenseField {...field('postcode')} label={texts.postcode} maxLength={20} />
      <DenseField {...field('city')} label={texts.city} maxLength={80} />
      <DenseField
        {...field('region')}
        label={texts.region}
        hint={texts.regionHint}
        maxLength={60}
      />
      <div>
        <CompactSelect
          {...country}
          label={texts.country}
          aria-invalid={fault ? true : undefined}
          options={[
            { value: '', title: texts.choose },
            ...choices.countries.map(({ id, title }) => ({ value: String(id), title })),
          ]}
        />
        {fault && <p className="mt-1 text-sm text-bad">{fault}</p>}
      </div>
      <DenseField {...field('phone')} type="tel" label={texts.phone} maxLength={40} />
      <DenseField
        {...field('email')}
        type="email"
        label={texts.email}
        hint={texts.emailHint}
        maxLength={254}
      />
    </div>
  )
}
