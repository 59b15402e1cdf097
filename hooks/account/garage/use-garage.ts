import { useState } from 'react'

import type { WireBikeSettings } from '@/contract/account/garage/garage'
import { LOCAL_KEYS, localStore } from '@/utils/storage'

import { useAction } from '@/hooks/kit/use-action'
import { useHydrated } from '@/platform/use-hydrated'
import { useRequest } from '@/hooks/kit/use-request'

export type OwnedBike = Extract<
  ReturnType<typeof useGarage>['state'],
  { status: 'ready' }
>['data'][number]
export type BikeDetail = Extract<ReturnType<typeof useBike>['state'], { status: 'ready' }>['data']

/** Provides the bikes of the user (spec §7: getUserBikes on the app host). */
export function useGarage() {
  return useRequest('garage', ({ garage }) => garage.bikes())
}

/** @param id of the bike; null while the URL is not known yet */
export function useBike(id: number | null) {
  return useRequest(id === null ? null : `bike ${id}`, ({ garage }) => garage.bike({ id: id ?? 0 }))
}

/** Provides the bike that the user selected last, by its MAC id (spec §3 Stored items: selected bike id). */
export function useSelectedBike() {
  const isHydrated = useHydrated()
  const [chosen, setChosen] = useState<string | null>(null)
  const stored = isHydrated ? localStore.readText(LOCAL_KEYS.selectedBike) : null
  return {
    selectedId: chosen ?? stored,
    select(macId: string) {
      localStore.writeText(LOCAL_KEYS.selectedBike, macId)
      setChosen(macId)
    },
  }
}

export function useBikeSettings(bikeId: number) {
  return useAction(({ garage }, settings: WireBikeSettings) =>
    garage.saveSettings({ ...settings, id: bikeId }),
  )
}

export function useBikePassport(bikeId: number) {
  return useAction(({ garage }) => garage.passport(bikeId))
}

interface ServiceEntry {
  date: string
  km: number
  note: string
  part_id: number | null
}

export function useServiceEntry(bikeId: number) {
  return useAction(({ garage }, entry: ServiceEntry) => garage.addService({ ...entry, id: bikeId }))
}

export function useServiceRemoval(bikeId: number) {
  return useAction(({ garage }, entry: number) => garage.removeService({ id: bikeId, entry }))
}
