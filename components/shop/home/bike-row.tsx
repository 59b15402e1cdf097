import { ArrowRight } from 'lucide-react'
import Link from 'next/link'

import { BikePicture } from '@/components/shop/bikes/bike-picture'
import { ComparisonButton } from '@/components/shop/bikes/comparison-button'
import { buttonStyles } from '@/components/kit/ui/button-styles'
import { VisuallyHidden } from '@/components/kit/ui/visually-hidden'
import { configuratorAddress } from '@/domain/shop/bikes/build-address'
import type { ShowcaseBike } from '@/hooks/shop/home/use-home'
import { home } from '@/messages/shop/home/home'
import { capitalized } from '@/utils/text'

import { BikeFigures } from './bike-figures'
import type { LeadFigure } from './lead-figure'

interface BikeRowProps {
  bike: ShowcaseBike
  /** The figure shown large. */
  lead: LeadFigure | null
}

export function BikeRow({ bike, lead }: BikeRowProps) {
  const href = configuratorAddress(bike.slug, bike.build)
  return (
    <article
      aria-labelledby={`bike-${bike.slug}`}
      className="wrap grid pb-12 lg:grid-cols-12 lg:gap-x-10 lg:pb-20"
    >
      <div className="border-t border-line pt-8 lg:col-span-12 lg:pt-10">
        <p className="eyebrow text-ink-soft">{capitalized(bike.kind)}</p>
        <h3 id={`bike-${bike.slug}`} className="mt-3 -ml-[0.05em] text-display font-semibold">
          {bike.title}
        </h3>
      </div>
      <div className="-mx-5 lg:col-span-8 lg:-mt-6 lg:mr-0 lg:-ml-12">
        <BikePicture
          slug={bike.slug}
          build={bike.build}
          view="paper"
          from="front"
          title={bike.text}
          className="h-auto w-full"
        />
      </div>
      <div className="flex flex-col lg:col-span-4 lg:pt-8">
        <p className="mb-6 max-w-80 text-xl">{bike.tagline}</p>
        <BikeFigures bike={bike} tone="paper" lead={lead} />
        <Choices bike={bike} />
        <div className="mt-6 flex flex-wrap gap-3">
          <Link href={href} className={buttonStyles({ size: 'large' }, 'grow')}>
            {home.bikes.configure}
            <VisuallyHidden> {bike.title}</VisuallyHidden>
            <ArrowRight aria-hidden="true" className="size-5" />
          </Link>
          <ComparisonButton slug={bike.slug} title={bike.title} build={bike.build} size="large" />
        </div>
      </div>
    </article>
  )
}

function Choices({ bike }: { bike: ShowcaseBike }) {
  return (
    <dl className="mt-6 border-y border-line">
      <div className="flex items-center justify-between gap-4 py-3">
        <dt className="text-sm text-ink-soft">{home.bikes.sizes}</dt>
        <dd className="figures">{bike.sizes.join(' ')}</dd>
      </div>
      {bike.rating.mean !== null && (
        <div className="flex items-center justify-between gap-4 border-t border-line py-3">
          <dt className="text-sm text-ink-soft">{home.bikes.owners}</dt>
          <dd>
            <Link
              href={`/configurator/${bike.slug}#reviews`}
              className="-my-2 inline-flex min-h-touch items-center link"
            >
              {home.bikes.rating(bike.rating.mean, bike.rating.count)}
            </Link>
          </dd>
        </div>
      )}
      <div className="flex items-center justify-between gap-4 border-t border-line py-3">
        <dt className="text-sm text-ink-soft">{home.bikes.colors}</dt>
        <dd>
          <ul className="flex gap-1.5">
            {bike.colors.map(({ title, hex }) => (
              <li key={title} title={title}>
                <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5">
                  <circle cx="10" cy="10" r="9.5" fill={hex[0]} />
                  {hex[1] && <path d="M10 .5a9.5 9.5 0 0 1 0 19z" fill={hex[1]} />}
                  <circle cx="10" cy="10" r="9.5" fill="none" className="stroke-ink/25" />
                </svg>
                <VisuallyHidden>{title}</VisuallyHidden>
              </li>
            ))}
          </ul>
        </dd>
      </div>
    </dl>
  )
}
