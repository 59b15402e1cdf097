import { BikeDrawing } from '@/components/shop/bikes/bike-drawing'
import { GEOMETRY_FIELDS, standardIn } from '@/domain/office/bikes/bikes'
import { NEW_SIZE_ID } from '@/domain/office/bikes/bikes-new'
import type { BikePage } from '@/hooks/office/bikes/use-bikes'
import { useNewSize } from '@/hooks/office/bikes/use-new-size'
import { bikes } from '@/messages/office/bikes/bikes'
import { newOptions as texts } from '@/messages/office/bikes/bikes-new'
import { geometryLabels } from '@/messages/shop/configurator/configurator'

import { CompactSelect } from '@/components/office/kit/compact-select'
import { DenseField } from '@/components/office/kit/dense-field'
import { CheckList } from './check-list'
import { NewForm } from './new-form'

interface NewSizeFormProps {
  page: BikePage
  onAdded: (page: BikePage, title: string) => void
  onClose: () => void
}

type Controls = ReturnType<typeof useNewSize>

const BANDS = [
  ['rider_min', bikes.rider.min],
  ['rider_max', bikes.rider.max],
  ['inseam_min', bikes.inseam.min],
  ['inseam_max', bikes.inseam.max],
] as const

export function NewSizeForm({ page, onAdded, onClose }: NewSizeFormProps) {
  const controls = useNewSize({ page, onAdded })
  const { form, faults, type } = controls
  const { sizes } = page.bike
  const figures = [
    ...GEOMETRY_FIELDS.map((name) => [name, geometryLabels[name]] as const),
    ...BANDS,
  ]
  return (
    <NewForm title={texts.addSize} {...{ controls, onClose }}>
      <DenseField
        name="title"
        label={texts.title}
        hint={texts.sizeTitleHint}
        value={form.title}
        fault={faults.title}
        maxLength={12}
        onChange={({ target }) => type({ title: target.value })}
      />
      <CompactSelect
        label={texts.after}
        name="after"
        value={form.after}
        options={[
          { value: '0', title: texts.first },
          ...sizes.map(({ id, title }) => ({ value: String(id), title: texts.behind(title) })),
        ]}
        onChange={({ target }) => type({ after: target.value })}
      />
      <div className="grid grid-cols-2 content-start gap-3 sm:grid-cols-3">
        {figures.map(([name, label]) => (
          <DenseField
            key={name}
            {...{ name, label }}
            inputMode="decimal"
            maxLength={8}
            value={form[name]}
            fault={faults[name]}
            onChange={({ target }) => type({ [name]: target.value })}
          />
        ))}
      </div>
      <Drawn {...{ page, controls }} />
      <CheckList
        legend={texts.colors}
        name="color"
        options={page.bike.colors.map(({ id, title }) => ({ value: id, title }))}
        chosen={form.colors}
        fault={faults.colors}
        onChange={(colors) => type({ colors })}
      />
    </NewForm>
  )
}

interface PartProps {
  page: BikePage
  controls: Controls
}

function Drawn({ page: { bike }, controls: { drawn, unsound, form } }: PartProps) {
  const size = drawn?.sizes.find(({ id }) => id === NEW_SIZE_ID)
  return (
    <div>
      {drawn && size && (
        <BikeDrawing
          bike={drawn}
          build={standardIn(drawn, size)}
          view="blueprint"
          title={bikes.drawn(bike.title, form.title || texts.newSize)}
          className="h-auto w-full"
        />
      )}
      <div role="status" className="mt-3">
        {!drawn && <p className="text-warn">{texts.notDrawn}</p>}
        {drawn && unsound.length === 0 && <p className="text-ok">{bikes.soundGeometry}</p>}
        {unsound.length > 0 && (
          <>
            <p className="font-medium text-warn">{bikes.geometryFaults}</p>
            <ul className="list-disc pl-5">
              {unsound.map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  )
}
