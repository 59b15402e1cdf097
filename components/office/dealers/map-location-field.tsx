import { useState, type KeyboardEvent, type MouseEvent } from 'react'

import {
  aspectOf,
  isOn,
  MAP_VIEWS,
  pointAt,
  projectPoint,
  type MapView,
  type MapViewId,
} from '@/domain/kit/map-view'
import { pointOf } from '@/hooks/office/dealers/use-dealerships'
import { useTowns } from '@/hooks/community/dealers/use-towns'
import { dealerships as texts } from '@/messages/office/dealers/dealers'

import { CompactSelect } from '@/components/office/kit/compact-select'
import { DenseField } from '@/components/office/kit/dense-field'
import type { LayoutProps } from '@/components/office/kit/resource/resource-fields'
import type { dealerships } from '@/contract/office/dealers/dealers'

const [OVERVIEW, ...REGIONS] = MAP_VIEWS

interface Point {
  lat: number
  lng: number
}

type MapLocationFieldProps = Pick<LayoutProps<typeof dealerships>, 'controls' | 'field'>

export function MapLocationField({ controls: { form, type }, field }: MapLocationFieldProps) {
  const point = pointOf(form)
  const [chosen, setChosen] = useState<MapViewId | null>(null)
  const region = point && REGIONS.find((one) => isOn(one, point))
  const view = MAP_VIEWS.find(({ id }) => id === chosen) ?? region ?? OVERVIEW
  const move = (to: Point) => type({ lat: to.lat.toFixed(4), lng: to.lng.toFixed(4) })
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[20rem_1fr]">
      <div className="grid gap-3 sm:grid-cols-2">
        <Town
          onChoose={(town) => {
            setChosen(null)
            move(town)
          }}
        />
        {field('lat')}
        {field('lng')}
        <CompactSelect
          label={texts.view}
          value={view.id}
          options={texts.viewOptions}
          onChange={({ target }) => setChosen(idOf(target.value))}
        />
      </div>
      <Map {...{ view, point, move }} />
    </div>
  )
}

const idOf = (value: string) => MAP_VIEWS.find(({ id }) => id === value)?.id ?? null

function Town({ onChoose }: { onChoose: (town: Point) => void }) {
  const [typed, setTyped] = useState('')
  const { state } = useTowns(typed)
  const places = state?.status === 'ready' ? state.data : []
  return (
    <div className="sm:col-span-2">
      <DenseField
        label={texts.town}
        value={typed}
        maxLength={100}
        onKeyDown={(event) => {
          // Enter searches for a town without submitting the form.
          if (event.key === 'Enter') event.preventDefault()
        }}
        onChange={({ target }) => setTyped(target.value)}
      />
      <ul aria-label={texts.towns} className="mt-1 flex flex-wrap gap-x-3 empty:hidden">
        {places.map((town) => (
          <li key={town.id}>
            <button
              type="button"
              className="min-h-dense link"
              onClick={() => {
                onChoose(town)
                setTyped('')
              }}
            >
              {[town.name, town.region, town.country_code].filter(Boolean).join(', ')}
            </button>
          </li>
        ))}
      </ul>
      {state?.status === 'ready' && places.length === 0 && (
        <p role="status" className="mt-1 text-ink-soft">
          {texts.noTown}
        </p>
      )}
    </div>
  )
}

/** Distance that an arrow key moves the marker, as a fraction of the map. */
const STEP = 0.004
const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}

interface MapProps {
  view: MapView
  point: Point | null
  move: (to: Point) => void
}

function Map({ view, point, move }: MapProps) {
  const spot = point && isOn(view, point) ? projectPoint(view, point) : null
  const press = ({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLButtonElement>) => {
    // Keyboard clicks have no pointer position.
    if (detail === 0) return
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    move(pointAt(view, { x: (clientX - left) / width, y: (clientY - top) / height }))
  }
  const step = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key]
    if (!arrow || !spot) return
    event.preventDefault()
    move(pointAt(view, { x: spot.x + arrow[0], y: spot.y + arrow[1] }))
  }
  return (
    <div>
      <button
        type="button"
        aria-label={texts.mapLabel}
        className="relative block w-full max-w-2xl cursor-crosshair overflow-hidden border border-line"
        style={{ aspectRatio: aspectOf(view) }}
        onClick={press}
        onKeyDown={step}
      >
        {/* eslint-disable-next-line @next/next/no-img-element -- a drawing in paths needs no optimizer */}
        <img src={`/maps/${view.id}.svg`} alt="" className="absolute inset-0 size-full" />
        {spot && (
          <span
            data-spot
            className="absolute size-4 -translate-1/2 rounded-full border-2 border-paper bg-ink"
            style={{ left: `${spot.x * 100}%`, top: `${spot.y * 100}%` }}
          />
        )}
      </button>
      {point && !isOn(OVERVIEW, point) && <p className="mt-1 text-ink-soft">{texts.offMap}</p>}
    </div>
  )
}
