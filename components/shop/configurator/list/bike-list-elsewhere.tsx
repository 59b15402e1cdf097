import { useEffect } from 'react'

import type { Country } from '@/domain/shop/countries/country'
import { useConfiguratorBikes } from '@/hooks/shop/configurator/use-configurator-bikes'

import { listedBike, type ListedBike } from './bike-list-data'

interface BikesElsewhereProps {
  country: Country
  /** The prerendered rows, whose colors stay. */
  made: ListedBike[]
  onReady: (bikes: ListedBike[]) => void
}

/** Computes the rows for the chosen country: price, date, law. Until then the page's own rows are shown. */
export function BikesElsewhere({ country, made, onReady }: BikesElsewhereProps) {
  const { state } = useConfiguratorBikes()
  useEffect(() => {
    if (state.status !== 'ready') return
    const { bikes, calendar } = state.data
    onReady(bikes.map((bike) => listedBike(bike, { calendar, country, featured: made })))
  }, [state, country, made, onReady])
  return null
}
