import Link from 'next/link'

import { LazyPart } from '@/components/kit/ui/lazy-part'
import { Skeleton } from '@/components/kit/ui/skeleton'
import { dealersTexts as texts } from '@/messages/community/dealers/dealers'
import type { Dealer } from '@/hooks/community/dealers/use-dealers'

import { DealerFacts } from './dealer-facts'
import { OpenNow } from './open-now'
import { OpeningHours } from './opening-hours'

/** Lazy-loaded, because booking needs scripts anyway. */
const loadForm = () => import('./ride-form')

export interface DealerProps {
  dealer: Dealer
}

export function DealerScreen({ dealer }: DealerProps) {
  const hasRides = dealer.bikes.length > 0
  return (
    <div className="wrap flex-1 pt-8 pb-16 lg:pt-12">
      <Link href="/dealers" className="inline-flex min-h-touch items-center link">
        {texts.toList}
      </Link>
      <h1 className="mt-4 max-w-4xl text-4xl">{dealer.title}</h1>
      <p className="mt-3 max-w-read text-lg text-ink-soft">{dealer.note}</p>
      <div className="mt-4">
        <OpenNow dealer={dealer} hasClock />
      </div>
      <div className="mt-10 grid items-start gap-x-16 gap-y-14 lg:grid-cols-12">
        <section aria-labelledby="ride" className="lg:col-span-7">
          <h2 id="ride" className="text-2xl">
            {texts.rideTitle}
          </h2>
          <p className="mt-2 mb-8 text-ink-soft">
            {hasRides
              ? texts.rideLead(dealer.ride_minutes, dealer.ride_notice_hours)
              : texts.noRides}
          </p>
          {hasRides && (
            <LazyPart load={loadForm} fallback={<Skeleton className="h-[44rem] w-full" />}>
              {({ RideForm }) => <RideForm dealer={dealer} />}
            </LazyPart>
          )}
        </section>
        <div className="flex flex-col gap-12 lg:col-span-5">
          <DealerFacts dealer={dealer} />
          <OpeningHours dealer={dealer} />
        </div>
      </div>
    </div>
  )
}
