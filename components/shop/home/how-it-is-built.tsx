import { BikePicture } from '@/components/shop/bikes/bike-picture'
import type { HomePage, ShowcaseBike } from '@/hooks/shop/home/use-home'
import { homeBelow } from '@/messages/shop/home/home-below'

interface HowItIsBuiltProps {
  bike: ShowcaseBike
  leadDays: HomePage['lead_days']
}

export function HowItIsBuilt({ bike, leadDays }: HowItIsBuiltProps) {
  const { built } = homeBelow
  return (
    <section aria-labelledby="built" className="mt-12 border-y border-line bg-surface lg:mt-20">
      <div className="wrap grid gap-x-10 gap-y-12 py-20 lg:grid-cols-12 lg:py-32">
        <h2 id="built" className="text-4xl lg:col-span-12">
          {built.heading}
        </h2>
        <figure className="-mx-5 lg:col-span-7 lg:-ml-12">
          <BikePicture
            slug={bike.slug}
            build={bike.build}
            view="blueprint"
            title={built.blueprint(bike.title, bike.size)}
            className="h-auto w-full"
          />
          <figcaption className="mx-5 max-w-read text-sm text-ink-soft lg:ml-12">
            {built.caption(bike.title, bike.size)}
          </figcaption>
        </figure>
        <ol className="lg:col-span-5">
          {built.facts(leadDays.fewest, leadDays.most).map(({ title, text }) => (
            <li key={title} className="border-t border-line py-6">
              <h3 className="text-xl font-semibold">{title}</h3>
              <p className="mt-2 max-w-read text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
