import { BikeDrawing } from '@/components/shop/bikes/bike-drawing'
import { Disclosure } from '@/components/kit/ui/disclosure'
import type { Bike } from '@/domain/shop/bikes/bike'
import { standardIn, type BikeState } from '@/domain/office/bikes/bikes'
import {
  figuredBy,
  PART_FIGURES,
  withPartFigures,
  type BikeFigure,
  type PartFigure,
} from '@/domain/office/bikes/bikes-figures'
import { figureFaults, modeledRange } from '@/domain/office/bikes/bikes-figures-fault'
import type { BikeEditController, BikePage } from '@/hooks/office/bikes/use-bikes'
import { bikeFigures as texts } from '@/messages/office/bikes/bike-figures'
import { bikes } from '@/messages/office/bikes/bikes'

import { Part } from '@/components/office/kit/part'
import { DenseField } from '@/components/office/kit/dense-field'
import { FigureField } from './figure-field'
import { GeometryFaults } from './geometry-faults'

interface BikeFiguresProps {
  page: BikePage
  editing: BikeEditController
}

export function BikeFigures({ page, editing }: BikeFiguresProps) {
  const bike = figuredBike(page.bike, editing.form.state)
  // While a length is being typed, the fork may have impossible dimensions.
  const canDraw = bike.fork.axle_to_crown > bike.fork.offset
  return (
    <div className="flex flex-col gap-10">
      <p className="max-w-read text-ink-soft">{texts.lead}</p>
      <div className="grid items-start gap-8 xl:grid-cols-2">
        <div className="flex flex-col gap-8">
          {texts.sections.map(({ title, names, hint }) => (
            <Part key={title} title={title} empty={null}>
              <Fields {...{ editing, names }} />
              {names.includes('range') && <Modeled bike={bike} />}
              {hint && <p className="mt-2 text-ink-soft">{hint}</p>}
            </Part>
          ))}
          <FigureTexts editing={editing} />
          <Faults bike={bike} />
        </div>
        <Drawn bike={canDraw ? bike : { ...bike, fork: page.bike.fork }} />
      </div>
      <PartFigures {...{ page, editing }} />
    </div>
  )
}

function figuredBike(bike: Bike, { figures, parts, sizes }: BikeState): Bike {
  const typed = new Map(parts.map((part) => [part.id, part.figures]))
  return {
    ...bike,
    ...(figures && figuredBy(figures)),
    sizes: bike.sizes.map((size) => ({ ...size, ...sizes.find(({ id }) => id === size.id) })),
    groups: bike.groups.map((group) => ({
      ...group,
      parts: group.parts.map((part) => {
        const own = typed.get(part.id)
        return own ? withPartFigures(part, own) : part
      }),
    })),
  }
}

function Fields({ editing, names }: { editing: BikeEditController; names: readonly BikeFigure[] }) {
  const { figures } = editing.form.state
  return (
    <div className="grid grid-cols-2 items-end gap-3 sm:grid-cols-3">
      {names.map((name) => (
        <FigureField
          key={name}
          {...{ editing }}
          label={texts.labelOf(name)}
          spoken={texts.labelOf(name)}
          member={`figures.${name}`}
          value={figures?.[name] ?? 0}
          className="min-w-0"
        />
      ))}
    </div>
  )
}

function Modeled({ bike }: { bike: Bike }) {
  const km = modeledRange(bike)
  return (
    <p role="status" className="mt-2">
      {km !== null && texts.modeled(km)}
    </p>
  )
}

function FigureTexts({ editing }: { editing: BikeEditController }) {
  const { kind = '', tyre_label = '' } = editing.form.state
  return (
    <Part title={texts.words} empty={null}>
      <div className="grid gap-3 sm:grid-cols-2">
        <DenseField
          label={texts.kind}
          hint={texts.kindHint}
          name="kind"
          maxLength={60}
          value={kind}
          onChange={({ target }) => editing.set('kind', target.value)}
        />
        <DenseField
          label={texts.tires}
          hint={texts.tiresHint}
          name="tyre_label"
          maxLength={60}
          value={tyre_label}
          onChange={({ target }) => editing.set('tyre_label', target.value)}
        />
      </div>
    </Part>
  )
}

function Drawn({ bike }: { bike: Bike }) {
  const size = bike.sizes[Math.floor(bike.sizes.length / 2)]
  if (!size) return null
  return (
    <div className="xl:sticky xl:top-4">
      <BikeDrawing
        bike={bike}
        build={standardIn(bike, size)}
        view="blueprint"
        title={bikes.drawn(bike.title, size.title)}
        className="h-auto w-full"
      />
      <GeometryFaults bike={bike} />
    </div>
  )
}

function Faults({ bike }: { bike: Bike }) {
  const faults = figureFaults(bike)
  return (
    <div role="status" className="mt-2">
      {faults.length === 0 ? (
        <p className="text-ok">{texts.sound}</p>
      ) : (
        <>
          <p className="font-medium text-warn">{texts.faults}</p>
          <ul className="list-disc pl-5">
            {faults.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

const NAMES = Object.keys(PART_FIGURES) as PartFigure[]

function PartFigures({ page: { bike }, editing }: BikeFiguresProps) {
  const states = new Map(editing.form.state.parts.map((part) => [part.id, part]))
  return (
    <Part title={texts.parts} empty={null}>
      <p className="mb-2 text-ink-soft">{texts.partsLead}</p>
      {bike.groups.map((group) => (
        <Disclosure key={group.category_part_id} title={group.title}>
          <div className="flex flex-col gap-5">
            {group.parts.map(({ id }) => {
              const part = states.get(id)
              return part && <OnePart key={id} {...{ part, editing }} />
            })}
          </div>
        </Disclosure>
      ))}
    </Part>
  )
}

interface OnePartProps {
  part: BikeState['parts'][number]
  editing: BikeEditController
}

function OnePart({ part: { id, title, figures }, editing }: OnePartProps) {
  if (!figures) return null
  const field = (name: PartFigure | 'travel', label: string, value: number) => (
    <FigureField
      key={name}
      {...{ editing, label, value }}
      spoken={texts.ofPart(label, title)}
      member={`parts.${id}.figures.${name}`}
      className="min-w-0"
    />
  )
  return (
    <fieldset>
      <legend className="mb-1 font-medium">{title}</legend>
      <div className="grid grid-cols-2 items-end gap-3 sm:grid-cols-4 xl:grid-cols-8">
        {NAMES.map((name) => field(name, texts.partLabel(name), figures[name]))}
        {figures.travel !== undefined && field('travel', texts.travel, figures.travel)}
      </div>
    </fieldset>
  )
}
