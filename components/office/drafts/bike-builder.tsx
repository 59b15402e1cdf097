import { useState } from 'react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { Loaded } from '@/components/kit/ui/loaded'
import { Price } from '@/components/kit/ui/price'
import type { Bike } from '@/domain/shop/bikes/bike'
import { buildDescription } from '@/domain/shop/bikes/build'
import type { Country } from '@/domain/shop/countries/country'
import { useBikeBuilder } from '@/hooks/shop/configurator/use-bike-builder'
import { useConfiguratorBikes } from '@/hooks/shop/configurator/use-configurator-bikes'
import type { DraftItem } from '@/hooks/office/drafts/use-drafts'
import { drafts as texts } from '@/messages/office/drafts/drafts'

import { CompactSelect } from '@/components/office/kit/compact-select'
import { DenseCheck } from '@/components/office/kit/dense-field'

interface BikeBuilderProps {
  country: Country
  onAdd: (item: DraftItem) => void
  onClose: () => void
}

export function BikeBuilder({ country, onAdd, onClose }: BikeBuilderProps) {
  const { state, retry } = useConfiguratorBikes()
  const [slug, setSlug] = useState('')
  return (
    <section aria-label={texts.newBike} className="border-y border-line py-3">
      <Loaded state={state} onRetry={retry}>
        {({ bikes }) => {
          const bike = bikes.find((one) => one.slug === slug) ?? bikes[0]
          if (!bike) return null
          return (
            <>
              <CompactSelect
                label={texts.bike}
                value={bike.slug}
                options={bikes.map((one) => ({ value: one.slug, title: one.title }))}
                onChange={({ target }) => setSlug(target.value)}
              />
              <Parts key={`${bike.slug} ${country.id}`} {...{ bike, country, onAdd, onClose }} />
            </>
          )
        }}
      </Loaded>
    </section>
  )
}

function Parts({ bike, country, onAdd, onClose }: BikeBuilderProps & { bike: Bike }) {
  const builder = useBikeBuilder(bike, country)
  const { build, price, fault } = builder
  const add = () =>
    onAdd({
      ...{ server: { bike_slug: bike.slug, build }, count: 1 },
      title: `${bike.title}, ${buildDescription(bike, build)}`,
    })
  return (
    <>
      <Selects {...builder} />
      <Extras {...builder} />
      <Refused {...builder} />
      {fault && <ErrorNotice sentence={fault} className="mt-3" />}
      <p className="mt-3 flex flex-wrap items-center gap-3">
        <span className="mr-auto">
          {texts.beforeTax} <Price amount={price} />
        </span>
        <Button variant="quiet" size="small" onClick={onClose}>
          {texts.close}
        </Button>
        <Button variant="secondary" size="small" disabled={fault !== ''} onClick={add}>
          {texts.addBike}
        </Button>
      </p>
    </>
  )
}

type Builder = ReturnType<typeof useBikeBuilder>

/** Fields for the preset and for the choices that have exactly one value. */
function Selects(builder: Builder) {
  const { build, presets, sizes, colors, groups } = builder
  return (
    <div className="mt-3 grid gap-3 sm:grid-cols-2">
      <CompactSelect
        label={texts.preset}
        value=""
        options={[
          { value: '', title: texts.choosePreset },
          { value: 'standard', title: texts.standard },
          ...presets.map(({ id, title }) => ({ value: id, title })),
        ]}
        onChange={({ target }) => builder.choosePreset(target.value)}
      />
      <CompactSelect
        label={texts.size}
        value={String(build.size_id)}
        options={sizes.map(toOption)}
        onChange={({ target }) => builder.chooseSize(Number(target.value))}
      />
      <CompactSelect
        label={texts.color}
        value={String(build.color_id)}
        options={colors.map(toOption)}
        onChange={({ target }) => builder.chooseColor(Number(target.value))}
      />
      {groups
        .filter(({ selection }) => selection === 'one')
        .map(({ id, title, chosen, options }) => (
          <CompactSelect
            key={id}
            label={title}
            value={String(chosen[0] ?? '')}
            options={options.map(toOption)}
            onChange={({ target }) => builder.choosePart(Number(target.value))}
          />
        ))}
    </div>
  )
}

function Extras({ groups, choosePart }: Builder) {
  return groups
    .filter(({ selection, options }) => selection === 'many' && options.length > 0)
    .map(({ id, title, chosen, options }) => (
      <fieldset key={id} className="mt-3 min-w-0">
        <legend className="text-xs text-ink-soft">{title}</legend>
        {options.map((option) => (
          <DenseCheck
            key={option.id}
            label={texts.option(option)}
            checked={chosen.includes(option.id)}
            onChange={() => choosePart(option.id)}
          />
        ))}
      </fieldset>
    ))
}

const toOption = (option: Parameters<typeof texts.option>[0] & { id: number }) => ({
  value: String(option.id),
  title: texts.option(option),
})

type RefusedProps = Pick<Builder, 'refusal' | 'take'>

function Refused({ refusal, take }: RefusedProps) {
  return (
    <div role="status">
      {refusal && (
        <div className="mt-3 border-l-2 border-warn px-3 py-1">
          <p>{refusal.reason}</p>
          {refusal.fixes.map(({ title, build }) => (
            <Button
              key={title}
              variant="secondary"
              size="small"
              className="mt-2 mr-2"
              onClick={() => take(build)}
            >
              {title}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
