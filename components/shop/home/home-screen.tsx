import { Fragment, type ReactNode } from 'react'

import type { HomeSection } from '@/domain/kit/brand'
import { useHome, type HomePage } from '@/hooks/shop/home/use-home'
import { home } from '@/messages/shop/home/home'

import type { HomeBelowProps } from '@/components/kit/layout/home-below'
import { BikeRow } from './bike-row'
import { DetailBand, type BikeDetail } from './detail-band'
import { HomeHero } from './home-hero'
import { leadFigure } from './lead-figure'

interface HomeScreenProps {
  made: HomePage
  /** Close-ups between the bikes. */
  details: readonly BikeDetail[]
  below: (shown: HomeBelowProps) => ReactNode
}

/** The home page. All of it is readable without scripts. */
export function HomeScreen({ made, details, below }: HomeScreenProps) {
  const { page, chosen, choose } = useHome(made)
  const { hero, heading, lead, sections, picture } = page
  const at = sections.indexOf('bikes')
  const others = (shown: HomeSection[]) =>
    shown.length > 0 && below({ page, chosen, sections: shown, onChoose: choose })
  return (
    <>
      <HomeHero {...{ hero, heading, lead, sections, picture }} />
      {others(sections.slice(0, Math.max(at, 0)))}
      {at >= 0 && <Bikes page={page} details={details} />}
      {others(sections.slice(at + 1))}
    </>
  )
}

function Bikes({ page, details }: { page: HomePage; details: readonly BikeDetail[] }) {
  const { bikes, country, tax_included } = page
  return (
    <section aria-labelledby="bikes" className="pt-20 lg:pt-32">
      <div className="wrap grid gap-6 lg:grid-cols-12 lg:gap-x-10">
        <h2 id="bikes" className="text-4xl lg:col-span-6">
          {home.bikes.heading(bikes.length)}
        </h2>
        <p className="max-w-read self-end text-lg text-ink-soft lg:col-span-6">
          {home.bikes.lead(country, tax_included)}
        </p>
      </div>
      <div className="mt-12 lg:mt-20">
        {bikes.map((bike, index) => {
          const detail = index < bikes.length - 1 && details[index]
          return (
            <Fragment key={bike.slug}>
              <BikeRow bike={bike} lead={leadFigure(bike, bikes)} />
              {detail && <DetailBand detail={detail} />}
            </Fragment>
          )
        })}
      </div>
      <div className="wrap">
        <p className="max-w-read border-t border-line py-6 text-sm text-ink-soft">
          {home.bikes.rangeNote}
        </p>
      </div>
    </section>
  )
}
