import { ArrowLeft } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'

import { BikePlace } from '@/components/bike/bike-place'
import type { PlaceDrawing } from '@/components/bike/place-drawing'
import { FitsList } from '@/components/goods/fits-list'
import { SafetyBlock } from '@/components/goods/safety-block'
import type { Spare } from '@/hooks/use-spare-search'
import { spare as texts } from '@/messages/spares'
import { unbroken } from '@/utils/text'

import { BatteryNotice } from './battery-notice'
import { SpareBuy } from './spare-buy'
import { SpareService } from './spare-service'
import { SpareStandards } from './spare-standards'

export interface SpareProps {
  spare: Spare
  /** Where it sits on the first bike that it fits; null where nobody has said it. */
  place: { bike: string; drawing: PlaceDrawing } | null
}

/** spec §2 /spares: one part. */
export function SpareScreen({ spare, place }: SpareProps) {
  return (
    <article className="wrap flex-1 pt-6 pb-16 lg:pt-10">
      <Link
        href="/spares"
        className="-ml-1 inline-flex min-h-touch items-center gap-2 text-sm hover:underline"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {texts.back}
      </Link>
      <header className="mt-4 max-w-4xl">
        {spare.group && <p className="eyebrow text-ink-soft">{spare.group.title}</p>}
        <h1 className="mt-3 text-4xl">{unbroken(spare.title)}</h1>
        <p className="mt-3 figures text-sm text-ink-soft">
          {texts.number} {spare.id}
        </p>
      </header>
      <div className="mt-8 grid gap-x-16 gap-y-12 lg:grid-cols-12">
        <div className="flex flex-col gap-12 lg:col-span-7 xl:col-span-8">
          <div>
            {spare.group && place && <Place group={spare.group.title} {...place} />}
            <p className="mt-6 max-w-read text-lg">{spare.description}</p>
          </div>
          {spare.is_battery && <BatteryNotice />}
          <SpareService spare={spare} />
          <SpareStandards spare={spare} />
          <Section id="spare-fits" title={texts.fits}>
            <FitsList bikes={spare.bikes} />
          </Section>
          <Section id="spare-safety" title={texts.safety}>
            <SafetyBlock safety={spare.safety} />
          </Section>
        </div>
        {/* Before the facts on a phone: price and stock are what people come for. */}
        <aside className="order-first lg:order-none lg:col-span-5 xl:col-span-4">
          <SpareBuy key={spare.id} spare={spare} />
        </aside>
      </div>
    </article>
  )
}

function Place({ group, bike, drawing }: { group: string; bike: string; drawing: PlaceDrawing }) {
  return (
    <figure>
      <BikePlace
        drawing={drawing}
        title={texts.placeOn(group, bike)}
        className="h-auto w-full max-w-3xl text-ink"
      />
      <figcaption className="text-sm text-ink-soft">
        {texts.place}: {texts.placeOn(group, bike)}
      </figcaption>
    </figure>
  )
}

/** One part of the page under its heading. */
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
