import { EmptyState } from '@/components/kit/ui/empty-state'
import { Loaded } from '@/components/kit/ui/loaded'
import { useGarage, useSelectedBike } from '@/hooks/account/garage/use-garage'
import { garage as texts } from '@/messages/account/garage/garage'

import { BikeCard } from './bike-card'

export function GarageScreen() {
  const { state, retry } = useGarage()
  const { selectedId, select } = useSelectedBike()
  return (
    <Loaded state={state} onRetry={retry}>
      {(bikes) => {
        if (bikes.length === 0)
          return (
            <EmptyState
              title={texts.empty}
              hint={texts.emptyHint}
              link={{ href: '/configurator', label: texts.configure }}
            />
          )
        const selected = bikes.find(({ mac_id }) => mac_id === selectedId) ?? bikes[0]
        const ordered = [...bikes].sort((a, b) => Number(b === selected) - Number(a === selected))
        return (
          <div className="border-b border-line">
            {ordered.map((bike) => (
              <BikeCard
                key={bike.id}
                bike={bike}
                isSelected={bikes.length > 1 && bike === selected}
                onSelect={() => select(bike.mac_id)}
              />
            ))}
          </div>
        )
      }}
    </Loaded>
  )
}
