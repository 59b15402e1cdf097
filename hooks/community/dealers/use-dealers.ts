import { useMemo, useState } from 'react'

import { byDistance, type DealerService } from '@/domain/community/dealers/dealers'
import type { Point } from '@/domain/kit/distance'
import { MAP_VIEWS, isOn, type MapViewId } from '@/domain/kit/map-view'
import type { Dealer as DealerData } from '@/contract/community/dealers/dealers'

import type { Town } from './use-towns'
import { usePosition } from '@/hooks/kit/use-position'

export type Dealer = DealerData
export type NearDealer = Dealer & { distance_km: number | null }

export type Origin = { kind: 'place'; town: Town } | { kind: 'position'; point: Point }

const [OVERVIEW, ...REGIONS] = MAP_VIEWS

/** Filters dealers by service and sorts them by distance from a town or the browser's position. */
export function useDealers(all: readonly Dealer[]) {
  const [service, setService] = useState<DealerService | null>(null)
  const [origin, setOrigin] = useState<Origin | null>(null)
  const [viewId, setViewId] = useState<MapViewId>(OVERVIEW.id)
  const [active, setActive] = useState<number | null>(null)
  const point = origin && (origin.kind === 'place' ? origin.town : origin.point)
  const dealers: NearDealer[] = useMemo(() => {
    const some = all.filter((dealer) => service === null || dealer.services.includes(service))
    return byDistance(some, point)
  }, [all, service, point])

  function goTo(next: Origin) {
    setOrigin(next)
    const [nearest] = byDistance(all, next.kind === 'place' ? next.town : next.point)
    const region = nearest && REGIONS.find((view) => isOn(view, nearest))
    setViewId((region ?? OVERVIEW).id)
  }

  const position = usePosition((found) => goTo({ kind: 'position', point: found }))
  return {
    dealers,
    service,
    setService,
    origin,
    point,
    goTo,
    leaveOrigin: () => {
      setOrigin(null)
      setViewId(OVERVIEW.id)
    },
    position,
    view: MAP_VIEWS.find(({ id }) => id === viewId) ?? OVERVIEW,
    showView: setViewId,
    active,
    setActive,
  }
}

export type DealersControls = ReturnType<typeof useDealers>
