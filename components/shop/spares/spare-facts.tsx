import type { ReactNode } from 'react'

import { PartLocator } from '@/components/shop/bikes/part-locator'
import type { PartLocationDrawing } from '@/components/shop/bikes/part-location-drawing'
import { GoodsGallery } from '@/components/shop/goods/goods-gallery'
import { FitsList } from '@/components/shop/goods/fits-list'
import { LazyGuaranteeNotice } from '@/components/shop/goods/lazy-guarantee-notice'
import { SafetyBlock } from '@/components/shop/goods/safety-block'
import { isEea } from '@/domain/shop/countries/eu-law'
import { useCountries } from '@/hooks/shop/countries/use-countries'
import type { Spare } from '@/hooks/shop/spares/use-spare-search'
import { aroundGuarantee } from '@/messages/shop/goods/guarantee-texts'
import { spareFacts as texts } from '@/messages/shop/spares/spare-facts'

import { BatteryNotice } from './battery-notice'
import { SparePlacePicture } from './spare-place-picture'
import { SpareService } from './spare-service'
import { SpareStandards } from './spare-standards'

export interface SpareProps {
  spare: Spare
  /** The part's location on a compatible bike, on the picture of a bike (slug) or a drawing; null if unknown. */
  location: PartPlace | null
}

type PartPlace = { bike: string } & ({ picture: string } | { drawing: PartLocationDrawing })

/** Details of a part. Hydration is deferred until this code is loaded. */
export function SpareFacts({ spare, location }: SpareProps) {
  const [, ...more] = spare.pictures
  const { country } = useCountries(false)
  return (
    <div className="flex flex-col gap-12">
      {more.length > 0 && <GoodsGallery label={texts.pictures} pictures={more} />}
      <div>
        {spare.group && location && (
          <PartLocationFigure group={spare.group.title} id={spare.id} place={location} />
        )}
        <p className="mt-6 max-w-read text-lg">{spare.description}</p>
      </div>
      {spare.is_battery && <BatteryNotice />}
      <SpareService spare={spare} />
      <SpareStandards spare={spare} />
      <Section id="spare-fits" title={texts.fits}>
        <FitsList bikes={spare.bikes} />
      </Section>
      {isEea(country?.code) && (
        <Section id="spare-guarantee" title={aroundGuarantee.title}>
          <LazyGuaranteeNotice />
        </Section>
      )}
      <Section id="spare-safety" title={texts.safety}>
        <SafetyBlock safety={spare.safety} goods={spare} />
      </Section>
    </div>
  )
}

function PartLocationFigure({ group, id, place }: { group: string; id: number; place: PartPlace }) {
  const title = texts.placeOn(group, place.bike)
  return (
    <figure>
      {'picture' in place ? (
        <SparePlacePicture id={id} bike={place.picture} alt={title} />
      ) : (
        <PartLocator
          drawing={place.drawing}
          title={title}
          className="h-auto w-full max-w-3xl text-ink"
        />
      )}
      <figcaption className="mt-2 text-sm text-ink-soft">
        {texts.location}: {title}
      </figcaption>
    </figure>
  )
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-2xl">
        {title}
      </h2>
      {children}
    </section>
  )
}
