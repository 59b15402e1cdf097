import type { ReactNode } from 'react'

import { useHome, type HomePage } from '@/hooks/use-home'
import { home } from '@/messages/home'

import { BikeRow } from './bike-row'
import { DeliveryPromise } from './delivery-promise'
import { HomeHelp } from './home-help'
import { HomeHero } from './home-hero'
import { HowItIsBuilt } from './how-it-is-built'

interface HomeScreenProps {
  made: HomePage
  /** What owners say. */
  words: (reviews: HomePage['reviews']) => ReactNode
}

/** The front of the shop. Everything on it can be read before scripts run. */
export function HomeScreen({ made, words }: HomeScreenProps) {
  const { page, chosen, choose } = useHome(made)
  const { hero, bikes, country, lead_days, reviews } = page
  return (
    <>
      <HomeHero bike={hero} />
      <section aria-labelledby="bikes" className="wrap pt-20 lg:pt-32">
        <div className="grid gap-6 lg:grid-cols-12 lg:gap-x-10">
          <h2 id="bikes" className="text-4xl lg:col-span-6">
            {home.bikes.heading}
          </h2>
          <p className="max-w-read self-end text-lg text-ink-soft lg:col-span-6">
            {home.bikes.lead(country)}
          </p>
        </div>
        <div className="mt-12 lg:mt-20">
          {bikes.map((bike) => (
            <BikeRow key={bike.slug} bike={bike} />
          ))}
        </div>
        <p className="max-w-read border-t border-line py-6 text-sm text-ink-soft">
          {home.bikes.rangeNote}
        </p>
      </section>
      <HowItIsBuilt bike={hero} leadDays={lead_days} />
      {words(reviews)}
      <DeliveryPromise page={page} chosen={chosen} onChoose={choose} />
      <HomeHelp />
    </>
  )
}
