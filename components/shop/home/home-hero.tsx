import { BikePicture } from '@/components/shop/bikes/bike-picture'
import { QuietBar } from '@/components/kit/layout/quiet-bar'
import { LinkButton } from '@/components/kit/ui/link-button'
import { HERO_WIDTHS, heroAddress } from '@/domain/kit/hero-picture'
import { configuratorAddress } from '@/domain/shop/bikes/build-address'
import type { HomePage, ShowcaseBike } from '@/hooks/shop/home/use-home'
import { home } from '@/messages/shop/home/home'

import { BikeFigures } from './bike-figures'

interface HomeHeroProps extends Pick<HomePage, 'heading' | 'lead' | 'sections' | 'picture'> {
  hero: ShowcaseBike
}

export function HomeHero({ heading, lead, sections, picture, hero: bike }: HomeHeroProps) {
  const { hero } = home
  return (
    <section
      aria-labelledby="hero"
      className="flex flex-col overflow-hidden stage lg:min-h-[calc(100svh-2.75rem)]"
    >
      <QuietBar tone="stage" />
      <div className="wrap grid flex-1 content-start gap-x-10 pt-8 lg:grid-cols-12 lg:content-center lg:pt-0">
        <h1
          id="hero"
          className="relative z-10 text-5xl font-semibold lg:col-span-5 lg:col-start-1 lg:row-start-1 lg:self-end"
        >
          {heading}
        </h1>
        {picture ? (
          <OwnPicture {...picture} />
        ) : (
          <figure className="-mx-14 -my-4 sm:mx-0 lg:col-span-8 lg:col-start-5 lg:row-span-2 lg:row-start-1 lg:-mr-20 lg:-ml-16 lg:self-center">
            <BikePicture
              slug={bike.slug}
              build={bike.build}
              view="studio"
              from="front"
              isFirst
              title={bike.text}
              className="h-auto w-full"
            />
          </figure>
        )}
        <div className="relative z-10 pb-10 lg:col-span-4 lg:row-start-2 lg:pt-8 lg:pb-0">
          <p className="max-w-md text-lg text-stage-mist">{lead}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <LinkButton href={configuratorAddress(bike.slug, bike.build)} tone="stage" size="large">
              {hero.configure}
            </LinkButton>
            {sections.includes('built') && (
              <LinkButton href="#built" tone="stage" size="large" variant="quiet">
                {hero.built}
              </LinkButton>
            )}
          </div>
        </div>
      </div>
      <div className="wrap pb-8 lg:pb-10">
        <p className="eyebrow text-stage-mist">
          {picture ? bike.title : hero.pictured(bike.title, bike.size, bike.color)}
        </p>
        <BikeFigures bike={bike} tone="stage" label={picture ? bike.title : hero.figures} />
      </div>
    </section>
  )
}

function OwnPicture({ id, alt, focus }: NonNullable<HomePage['picture']>) {
  return (
    // eslint-disable-next-line @next/next/no-img-element -- its widths are made by the API
    <img
      src={heroAddress(id, 1280)}
      srcSet={HERO_WIDTHS.map((width) => `${heroAddress(id, width)} ${width}w`).join()}
      sizes="(min-width: 64rem) 56vw, 92vw"
      alt={alt}
      width={2560}
      height={1600}
      fetchPriority="high"
      style={{ objectPosition: focus }}
      className="my-8 aspect-8/5 h-auto w-full rounded-lg object-cover lg:col-span-7 lg:col-start-6 lg:row-span-2 lg:row-start-1 lg:self-center"
    />
  )
}
