import { LinkButton } from '@/components/kit/ui/link-button'
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
        if (bikes.length === 0) return <Empty />
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

function Empty() {
  return (
    <div className="border-t border-line py-10">
      <h2 className="text-2xl">{texts.empty}</h2>
      <p className="mt-3 max-w-read text-ink-soft">{texts.emptyHint}</p>
      <LinkButton href="/configurator" className="mt-6">
        {texts.configure}
      </LinkButton>
    </div>
  )
}
