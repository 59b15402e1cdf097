import type { ReactNode } from 'react'

import { useHome, type HomePage } from '@/hooks/shop/home/use-home'
import { home } from '@/messages/shop/home/home'

import { BikeRow } from './bike-row'
import { HomeHero } from './home-hero'

interface HomeScreenProps {
  made: HomePage
  below: (shown: { page: HomePage; chosen: string; onChoose: (slug: string) => void }) => ReactNode
}

/** The home page. All of it is readable without scripts. */
export function HomeScreen({ made, below }: HomeScreenProps) {
  const { page, chosen, choose } = useHome(made)
  const { hero, bikes, country, tax_included } = page
  return (
    <>
      <HomeHero bike={hero} />
      <section aria-labelledby="bikes" className="wrap pt-20 lg:pt-32">
        <div className="grid gap-6 lg:grid-cols-12 lg:gap-x-10">
          <h2 id="bikes" className="text-4xl lg:col-span-6">
            {home.bikes.heading}
          </h2>
          <p className="max-w-read self-end text-lg text-ink-soft lg:col-span-6">
            {home.bikes.lead(country, tax_included)}
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
      {below({ page, chosen, onChoose: choose })}
    </>
  )
}
