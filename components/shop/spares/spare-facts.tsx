import type { ReactNode } from 'react'

import { PartLocator } from '@/components/shop/bikes/part-locator'
import type { PartLocationDrawing } from '@/components/shop/bikes/part-location-drawing'
import { GoodsGallery } from '@/components/shop/goods/goods-gallery'
import { FitsList } from '@/components/shop/goods/fits-list'
import { SafetyBlock } from '@/components/shop/goods/safety-block'
import type { Spare } from '@/hooks/shop/spares/use-spare-search'
import { spareFacts as texts } from '@/messages/shop/spares/spare-facts'

import { BatteryNotice } from './battery-notice'
import { SpareService } from './spare-service'
import { SpareStandards } from './spare-standards'

export interface SpareProps {
  spare: Spare
  /** The part's location on the first compatible bike; null if unknown. */
  location: { bike: string; drawing: PartLocationDrawing } | null
}

/** Details of a part. Hydration is deferred until this code is loaded. */
export function SpareFacts({ spare, location }: SpareProps) {
  const [, ...more] = spare.pictures
  return (
    <div className="flex flex-col gap-12">
      {more.length > 0 && <GoodsGallery label={texts.pictures} pictures={more} />}
      <div>
        {spare.group && location && <PartLocationFigure group={spare.group.title} {...location} />}
        <p className="mt-6 max-w-read text-lg">{spare.description}</p>
      </div>
      {spare.is_battery && <BatteryNotice />}
      <SpareService spare={spare} />
      <SpareStandards spare={spare} />
      <Section id="spare-fits" title={texts.fits}>
        <FitsList bikes={spare.bikes} />
      </Section>
      <Section id="spare-safety" title={texts.safety}>
        <SafetyBlock safety={spare.safety} goods={spare} />
      </Section>
    </div>
  )
}

function PartLocationFigure({
  group,
  bike,
  drawing,
}: {
  group: string
  bike: string
  drawing: PartLocationDrawing
}) {
  return (
    <figure>
      <PartLocator
        drawing={drawing}
        title={texts.placeOn(group, bike)}
        className="h-auto w-full max-w-3xl text-ink"
      />
      <figcaption className="text-sm text-ink-soft">
        {texts.location}: {texts.placeOn(group, bike)}
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
