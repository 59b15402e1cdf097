import { BikePicture } from '@/components/shop/bikes/bike-picture'
import type { Build } from '@/domain/shop/bikes/bike'
import { home } from '@/messages/shop/home/home'

/** A close studio picture of a bike's default build. */
export interface BikeDetail {
  slug: string
  title: string
  view: keyof typeof home.details
  build: Build
}

/** A wide close-up between two bikes. */
export function DetailBand({ detail }: { detail: BikeDetail }) {
  const { title, text, alt } = home.details[detail.view]
  return (
    <figure className="relative mb-12 overflow-hidden stage lg:mb-20">
      <BikePicture
        slug={detail.slug}
        build={detail.build}
        view="studio"
        from={detail.view}
        title={alt(detail.title)}
        sizes="(min-width: 64rem) 72vw, 100vw"
        className="h-auto w-full lg:-my-24 lg:ml-auto lg:w-[72%]"
      />
      <figcaption className="wrap pt-2 pb-12 lg:absolute lg:inset-0 lg:flex lg:flex-col lg:justify-center lg:py-0">
        <p className="relative max-w-[11ch] text-4xl font-semibold">{title}</p>
        <p className="relative mt-4 max-w-72 text-lg text-stage-mist">{text}</p>
      </figcaption>
    </figure>
  )
}
