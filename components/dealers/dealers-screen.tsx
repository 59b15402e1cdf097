import { useDealers, type Dealer } from '@/hooks/use-dealers'
import { useUnit } from '@/hooks/use-unit'
import { dealersTexts as texts } from '@/messages/dealers'

import { DealerMap } from './dealer-map'
import { DealerRow } from './dealer-row'
import { DealerSearch } from './dealer-search'

export interface DealersProps {
  dealers: Dealer[]
}

/** The list first, readable before any script runs; the map stands beside it. */
export function DealersScreen({ dealers: all }: DealersProps) {
  const controls = useDealers(all)
  const { unit, setUnit } = useUnit()
  const { dealers, active, setActive } = controls
  const countries = new Set(all.map(({ country_id }) => country_id)).size
  return (
    <div className="wrap flex-1 pt-10 pb-16 lg:pt-16">
      <h1 className="max-w-4xl text-4xl">{texts.heading}</h1>
      <p className="mt-4 max-w-read text-lg text-ink-soft">{texts.lead(all.length, countries)}</p>
      <div className="mt-10">
        <DealerSearch controls={controls} unit={unit} onUnit={setUnit} />
      </div>
      <div className="mt-8 grid items-start gap-x-12 gap-y-10 lg:grid-cols-12">
        <section aria-label={texts.list} className="lg:order-1 lg:col-span-6">
          <p role="status" className="text-sm text-ink-soft lg:px-4">
            {dealers.length > 0 ? texts.count(dealers.length) : texts.none}
          </p>
          <ul className="mt-3 border-t border-line">
            {dealers.map((dealer) => (
              <DealerRow
                key={dealer.id}
                dealer={dealer}
                unit={unit}
                isActive={active === dealer.id}
                onActive={setActive}
              />
            ))}
          </ul>
        </section>
        <div className="lg:sticky lg:top-24 lg:order-2 lg:col-span-6">
          <DealerMap controls={controls} />
        </div>
      </div>
    </div>
  )
}
