import { useState } from 'react'

import { BikeDrawing } from '@/components/shop/bikes/bike-drawing'
import type { Bike, BikeSize, Geometry } from '@/domain/shop/bikes/bike'
import { GEOMETRY_FIELDS, standardIn } from '@/domain/office/bikes/bikes'
import type { BikeEditController, BikePage } from '@/hooks/office/bikes/use-bikes'
import { bikes as texts } from '@/messages/office/bikes/bikes'
import { newOptions } from '@/messages/office/bikes/bikes-new'
import { geometryLabels } from '@/messages/shop/configurator/configurator'

import { CompactSelect } from '@/components/office/kit/compact-select'
import { Part } from '@/components/office/kit/part'
import { FigureField } from './figure-field'
import { GeometryFaults } from './geometry-faults'
import { SizeColors } from './size-colors'
import { SizeOffer } from './size-offer'

interface BikeSizesProps {
  page: BikePage
  editing: BikeEditController
}

export function BikeSizes({ page, editing }: BikeSizesProps) {
  const { sizes } = editing.form.state
  const bike = withSizes(page.bike, sizes)
  const [sizeId, setSizeId] = useState(bike.sizes[0]?.id ?? 0)
  const size = bike.sizes.find(({ id }) => id === sizeId)
  if (!size) return null
  const isDraft = (id: number) => page.state.sizes.some((one) => one.id === id && one.is_draft)
  return (
    <div className="flex flex-col gap-10">
      <div className="grid items-start gap-8 xl:grid-cols-2">
        <Part title={texts.geometry} empty={null}>
          <CompactSelect
            label={texts.sizeToEdit}
            value={sizeId}
            className="w-44"
            options={bike.sizes.map(({ id, title }) => ({
              value: id,
              title: isDraft(id) ? newOptions.sizeDraft(title) : title,
            }))}
            onChange={({ target }) => setSizeId(Number(target.value))}
          />
          <SizeOffer {...{ page, editing }} id={size.id} />
          <Fields key={size.id} {...{ editing, size }} />
        </Part>
        <div className="xl:sticky xl:top-4">
          <BikeDrawing
            bike={bike}
            build={standardIn(bike, size)}
            view="blueprint"
            title={texts.drawn(bike.title, size.title)}
            className="h-auto w-full"
          />
          <GeometryFaults bike={bike} />
        </div>
      </div>
      <SizeColors {...{ page, editing }} />
    </div>
  )
}

function withSizes(bike: Bike, states: BikeEditController['form']['state']['sizes']): Bike {
  const sizes = bike.sizes.map((size) => ({
    ...size,
    ...states.find(({ id }) => id === size.id),
  }))
  return { ...bike, sizes }
}

function Fields({ editing, size }: { editing: BikeEditController; size: BikeSize }) {
  const field = (member: string, label: string, value: number) => (
    <FigureField
      key={member}
      {...{ editing, label, value }}
      spoken={texts.sizeField(label, size.title)}
      member={`sizes.${size.id}.${member}`}
      className="min-w-0"
    />
  )
  const band = (name: 'rider' | 'inseam', edge: 'min' | 'max') => (
    <BandField {...{ editing, size, name, edge }} />
  )
  return (
    <div className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-3">
      {GEOMETRY_FIELDS.map((name: keyof Geometry) =>
        field(`geometry.${name}`, geometryLabels[name], size.geometry[name]),
      )}
      {band('rider', 'min')}
      {band('rider', 'max')}
      {band('inseam', 'min')}
      {band('inseam', 'max')}
    </div>
  )
}

interface BandFieldProps {
  editing: BikeEditController
  size: BikeSize
  name: 'rider' | 'inseam'
  edge: 'min' | 'max'
}

function BandField({ editing, size, name, edge }: BandFieldProps) {
  const label = texts[name][edge]
  return (
    <FigureField
      {...{ editing, label }}
      value={size[name][edge]}
      spoken={texts.sizeField(label, size.title)}
      member={`sizes.${size.id}.${name}.${edge}`}
      className="min-w-0"
    />
  )
}
