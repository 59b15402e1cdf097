import { Segmented } from '@/components/kit/ui/segmented'
import type { HomePage, ShowcaseBike } from '@/hooks/shop/home/use-home'
import { homeBelow } from '@/messages/shop/home/home-below'
import { dateShort } from '@/utils/format'

import { DeliveryCalendar } from './delivery-calendar'

interface DeliveryPromiseProps {
  page: HomePage
  /** Slug of the bike whose calendar is shown. */
  chosen: string
  onChoose: (slug: string) => void
}

export function DeliveryPromise({ page, chosen, onChoose }: DeliveryPromiseProps) {
  const { delivery } = homeBelow
  const { bikes, calendars, country, today, hero } = page
  const bike = bikes.find(({ slug }) => slug === chosen) ?? hero
  const weeks = calendars.find(({ bike_slug }) => bike_slug === bike.slug)?.weeks ?? []
  return (
    <section aria-labelledby="delivery" className="stage">
      <div className="wrap grid gap-x-10 gap-y-14 py-20 lg:grid-cols-12 lg:py-32">
        <div className="lg:col-span-5">
          <h2 id="delivery" className="text-4xl">
            {delivery.heading}
          </h2>
          <p className="mt-6 max-w-read text-lg text-stage-mist">{delivery.lead}</p>
          <DatesTable bikes={bikes} country={country} />
        </div>
        <div className="lg:col-span-6 lg:col-start-7">
          <Segmented
            legend={delivery.choose}
            tone="stage"
            options={bikes.map(({ slug, title }) => ({ value: slug, title }))}
            value={bike.slug}
            onChange={onChoose}
          />
          <figure className="mt-8" aria-live="polite">
            <figcaption className="mb-6">
              <p className="eyebrow text-stage-mist">{delivery.calendar(bike.title, today)}</p>
              <p className="mt-2 max-w-read">{delivery.summary(bike.delivery)}</p>
            </figcaption>
            <DeliveryCalendar
              weeks={weeks}
              columns={Math.max(...calendars.map((one) => one.weeks.length))}
            />
          </figure>
        </div>
      </div>
    </section>
  )
}

function DatesTable({ bikes, country }: { bikes: ShowcaseBike[]; country: string }) {
  const { delivery } = homeBelow
  const heads = [delivery.workingDays, delivery.transitDays, delivery.arrives]
  return (
    <table className="mt-12 w-full text-left">
      <caption className="pb-4 text-left text-sm text-stage-mist">
        {delivery.table(country)}
      </caption>
      <thead className="align-bottom text-sm text-stage-mist">
        <tr>
          <th scope="col" className="pb-3 font-normal">
            {delivery.bike}
          </th>
          {heads.map((name) => (
            <th key={name} scope="col" className="w-1/5 pb-3 pl-4 text-right font-normal">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bikes.map(({ slug, title, delivery: days }) => (
          <tr key={slug} className="border-t border-stage-line">
            <th scope="row" className="py-3 font-medium">
              {title}
            </th>
            {[days.working, days.transit, dateShort(days.arrives)].map((value, index) => (
              <td key={heads[index]} className="py-3 pl-4 text-right figures whitespace-nowrap">
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
