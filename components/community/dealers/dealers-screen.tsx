import { LazyPart } from '@/components/kit/ui/lazy-part'
import { LinkButton } from '@/components/kit/ui/link-button'
import { Skeleton } from '@/components/kit/ui/skeleton'
import { useDealers, type Dealer } from '@/hooks/community/dealers/use-dealers'
import { useDisplayUnit } from '@/hooks/kit/use-display-unit'
import { dealersTexts as texts } from '@/messages/community/dealers/dealers'

import { DealerRow } from './dealer-row'
import { MapFrame } from './map-frame'

/** Search and map need scripts, so they are lazy-loaded after the list, into reserved space. */
const loadSearch = () => import('./dealer-search')
const loadMap = () => import('./dealer-map')

export interface DealersProps {
  dealers: Dealer[]
}

export function DealersScreen({ dealers }: DealersProps) {
  return dealers.length > 0 ? <Dealers dealers={dealers} /> : <NoDealers />
}

function NoDealers() {
  return (
    <div className="wrap flex-1 pt-10 pb-16 lg:pt-16">
      <h1 className="max-w-4xl text-4xl">{texts.empty.heading}</h1>
      <p className="mt-4 max-w-read text-lg text-ink-soft">{texts.empty.lead}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <LinkButton href="/configurator">{texts.empty.bikes}</LinkButton>
        <LinkButton href="/contact" variant="secondary">
          {texts.empty.contact}
        </LinkButton>
      </div>
    </div>
  )
}

function Dealers({ dealers: all }: DealersProps) {
  const controls = useDealers(all)
  const unit = useDisplayUnit()
  const { dealers, active, setActive } = controls
  const countries = new Set(all.map(({ country_id }) => country_id)).size
  return (
    <div className="wrap flex-1 pt-10 pb-16 lg:pt-16">
      <h1 className="max-w-4xl text-4xl">{texts.heading}</h1>
      <p className="mt-4 max-w-read text-lg text-ink-soft">{texts.lead(all.length, countries)}</p>
      <div className="mt-8 grid items-start gap-x-12 gap-y-8 lg:mt-10 lg:grid-cols-12">
        <div className="lg:col-span-12">
          <LazyPart
            load={loadSearch}
            fallback={<Skeleton className="h-[21.5rem] w-full sm:h-56" />}
          >
            {({ DealerSearch }) => <DealerSearch controls={controls} />}
          </LazyPart>
        </div>
        <div className="max-lg:-order-1 lg:sticky lg:top-24 lg:order-2 lg:col-span-6">
          <LazyPart
            load={loadMap}
            fallback={
              <>
                <MapFrame view={controls.view} />
                <Skeleton className="mt-3 h-[5.25rem] w-full sm:h-12" />
              </>
            }
          >
            {({ DealerMap }) => <DealerMap controls={controls} />}
          </LazyPart>
        </div>
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
      </div>
    </div>
  )
}
