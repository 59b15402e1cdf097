import { cx } from '@/components/kit/ui/cx'
import { Segmented } from '@/components/kit/ui/segmented'
import {
  aspectOf,
  isOn,
  MAP_VIEWS,
  projectPoint,
  separateSpots,
  type MapViewId,
  type Spot,
} from '@/domain/kit/map-view'
import type { DealersControls, NearDealer } from '@/hooks/community/dealers/use-dealers'
import { dealersTexts as texts } from '@/messages/community/dealers/dealers'

import { MapFrame } from './map-frame'

const [OVERVIEW, ...REGIONS] = MAP_VIEWS
const VIEWS = MAP_VIEWS.map(({ id }) => ({ value: id, title: texts.views[id] }))
/** Minimum distance between markers, as a fraction of the map's width. */
const GAP = 0.075

/** Outline map whose markers are links to the list, so they work by keyboard and without scripts. */
export function DealerMap({ controls }: { controls: DealersControls }) {
  const { view, showView, dealers } = controls
  const isOverview = view.id === OVERVIEW.id
  return (
    <section aria-label={texts.map}>
      <MapFrame view={view}>
        <ul>
          {isOverview
            ? REGIONS.map((region) => (
                <RegionMarker key={region.id} {...{ region, dealers, showView }} />
              ))
            : markersOf(controls).map((spot) => (
                <Marker key={spot.id} {...{ spot, controls }} dealer={dealerOf(dealers, spot)} />
              ))}
        </ul>
      </MapFrame>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <Segmented legend={texts.region} options={VIEWS} value={view.id} onChange={showView} />
        <p className="text-xs text-ink-soft">{texts.mapNote}</p>
      </div>
    </section>
  )
}

function markersOf({ view, dealers }: DealersControls): Spot[] {
  const spots = dealers
    .filter((dealer) => isOn(view, dealer))
    .map((dealer) => ({ id: dealer.id, ...projectPoint(view, dealer) }))
    .sort((a, b) => a.id - b.id)
  return separateSpots(spots, GAP, aspectOf(view))
}

const dealerOf = (dealers: readonly NearDealer[], { id }: Spot) =>
  dealers.find((dealer) => dealer.id === id)

const positionOf = ({ x, y }: { x: number; y: number }) => ({
  left: `${(x * 100).toFixed(2)}%`,
  top: `${(y * 100).toFixed(2)}%`,
})

interface MarkerProps {
  spot: Spot
  dealer: NearDealer | undefined
  controls: DealersControls
}

function Marker({ spot, dealer, controls }: MarkerProps) {
  if (!dealer) return null
  const isActive = controls.active === dealer.id
  return (
    <li>
      <a
        href={`#dealer-${dealer.id}`}
        aria-label={texts.marker(dealer.title, dealer.city)}
        title={texts.marker(dealer.title, dealer.city)}
        onClick={() => controls.setActive(dealer.id)}
        onFocus={() => controls.setActive(dealer.id)}
        className="absolute grid size-11 -translate-1/2 place-items-center rounded-full"
        style={positionOf(spot)}
      >
        <span
          className={cx(
            'rounded-full border-2 transition-all',
            isActive ? 'size-6 border-ink bg-volt' : 'size-4 border-paper bg-ink',
          )}
        />
      </a>
    </li>
  )
}

interface RegionMarkerProps {
  region: (typeof REGIONS)[number]
  dealers: readonly NearDealer[]
  showView: (id: MapViewId) => void
}

/** Clusters a region's dealers into one marker, which opens the region's map. */
function RegionMarker({ region, dealers, showView }: RegionMarkerProps) {
  const own = dealers.filter((dealer) => isOn(region, dealer))
  if (own.length === 0) return null
  const mean = (pick: (dealer: NearDealer) => number) =>
    own.reduce((sum, dealer) => sum + pick(dealer), 0) / own.length
  const spot = projectPoint(OVERVIEW, { lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng) })
  return (
    <li>
      <button
        type="button"
        onClick={() => showView(region.id)}
        aria-label={texts.regionDealers(texts.views[region.id], own.length)}
        className="absolute grid size-11 -translate-1/2 place-items-center rounded-full border-2 border-paper bg-ink figures font-medium text-paper hover:bg-volt hover:text-ink"
        style={positionOf(spot)}
      >
        {own.length}
      </button>
    </li>
  )
}
