import { servicesOf } from '@/domain/office/dealers/dealer-form'
import { DEALER_SERVICES } from '@/domain/community/dealers/dealers'
import { toggled } from '@/domain/kit/id-list'
import type { DealershipControls } from '@/hooks/office/dealers/use-dealerships'
import { dealerships as texts } from '@/messages/office/dealers/dealers'

import { DenseCheck, DenseField } from '@/components/office/kit/dense-field'
import { fieldOf, Group, type Choices } from './dealership-parts'

const FIELDS = 'grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-4'

interface RideFieldsProps {
  controls: DealershipControls
  choices: Choices
}

export function RideFields({ controls, choices }: RideFieldsProps) {
  const { form, type } = controls
  const count = { inputMode: 'numeric' } as const
  return (
    <>
      <Group title={texts.services}>
        <Services controls={controls} />
      </Group>
      <Group title={texts.rides} hint={texts.bikesHint}>
        <Bikes {...{ controls, choices }} />
        <div className={`${FIELDS} mt-3`}>
          <DenseField
            {...fieldOf(controls, 'ride_minutes')}
            {...count}
            label={texts.ride_minutes}
          />
          <DenseField
            {...fieldOf(controls, 'ride_notice_hours')}
            {...count}
            label={texts.ride_notice_hours}
            hint={texts.noticeHint}
          />
          <DenseField
            {...fieldOf(controls, 'rides_at_once')}
            {...count}
            label={texts.rides_at_once}
            hint={texts.atOnceHint}
          />
        </div>
      </Group>
      <div>
        <DenseCheck
          label={texts.is_active}
          checked={form.is_active}
          onChange={() => type({ is_active: !form.is_active })}
        />
        {!form.is_active && <p className="text-ink-soft">{texts.hiddenHint}</p>}
      </div>
    </>
  )
}

function Services({ controls }: { controls: DealershipControls }) {
  const { form, type } = controls
  const chosen = servicesOf(form.services)
  return (
    <>
      <div className="flex flex-wrap gap-x-6">
        {DEALER_SERVICES.map((service) => (
          <DenseCheck
            key={service}
            label={texts.service[service]}
            checked={chosen.includes(service)}
            onChange={() => type({ services: toggled(form.services, service) })}
          />
        ))}
      </div>
      {chosen.includes('assembly') && (
        <div className={`${FIELDS} mt-2`}>
          <DenseField
            {...fieldOf(controls, 'fee')}
            inputMode="decimal"
            label={texts.fee}
            hint={texts.feeHint}
          />
          <DenseField
            {...fieldOf(controls, 'fee_days')}
            inputMode="numeric"
            label={texts.fee_days}
          />
        </div>
      )}
    </>
  )
}

function Bikes({ controls: { form, type }, choices }: RideFieldsProps) {
  const chosen = form.bikes.split(',')
  return (
    <div className="flex flex-col gap-1">
      {choices.bikes.map(({ id, title, sizes }) => (
        <div
          key={id}
          role="group"
          aria-label={title}
          className="flex flex-wrap items-center gap-x-5"
        >
          <span aria-hidden="true" className="w-32 font-medium">
            {title}
          </span>
          {sizes.map((size) => (
            <DenseCheck
              key={size.id}
              label={size.title}
              aria-label={texts.sizeOf(title, size.title)}
              checked={chosen.includes(`${id}-${size.id}`)}
              onChange={() => type({ bikes: toggled(form.bikes, `${id}-${size.id}`) })}
            />
          ))}
        </div>
      ))}
    </div>
  )
}
