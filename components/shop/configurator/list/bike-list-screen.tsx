import { useState } from 'react'

import { PriceNote } from '@/components/shop/goods/price-note'
import { useLazyModule } from '@/platform/lazy-loading/use-lazy-module'
import { useChosenCountry } from '@/hooks/shop/countries/use-chosen-country'
import { bikeList } from '@/messages/shop/configurator/bike-list'

import type { ListedBike } from './bike-list-data'
import { BikeRow } from './bike-row'

export interface BikeListProps {
  bikes: ListedBike[]
}

const load = () => import('./bike-list-elsewhere')

/** spec §2 Routes: the bike list. Three large rows, each a bike in its default build, for the visitor's country. */
export function BikeListScreen({ bikes: made }: BikeListProps) {
  const country = useChosenCountry()
  const isElsewhere = country !== null && country.title !== made[0]?.country
  const module = useLazyModule(load, isElsewhere)
  const [worked, setWorked] = useState<ListedBike[]>([])
  const bikes = isElsewhere && worked[0]?.country === country.title ? worked : made
  return (
    <>
      <div className="wrap pt-8 pb-6 lg:pt-10 lg:pb-8">
        <h1 className="text-4xl">{bikeList.heading}</h1>
        <p className="mt-3 max-w-read text-lg text-ink-soft">{bikeList.lead}</p>
        <PriceNote className="mt-3" />
      </div>
      {isElsewhere && module && (
        <module.BikesElsewhere country={country} made={made} onReady={setWorked} />
      )}
      <ul className="border-t border-line">
        {bikes.map((bike, index) => (
          <li key={bike.slug} className="border-b border-line">
            <BikeRow bike={bike} isFirst={index === 0} />
          </li>
        ))}
      </ul>
      <p className="wrap py-6 text-sm text-ink-soft">{bikeList.rangeNote}</p>
    </>
  )
}
