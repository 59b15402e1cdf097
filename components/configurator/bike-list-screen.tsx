import { bikeList } from '@/messages/bike-list'

import type { ListedBike } from './bike-list-data'
import { BikeRow } from './bike-row'

export interface BikeListProps {
  bikes: ListedBike[]
}

/** spec §2 Routes: the bike list. Three large rows, each one bike as it stands. */
export function BikeListScreen({ bikes }: BikeListProps) {
  return (
    <>
      <div className="wrap pt-12 pb-8 lg:pt-20 lg:pb-14">
        <h1 className="max-w-4xl text-4xl">{bikeList.heading}</h1>
        <p className="mt-4 max-w-read text-lg text-ink-soft">{bikeList.lead}</p>
      </div>
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
