import { LinkButton } from '@/components/kit/ui/link-button'
import { useSupport } from '@/hooks/community/support/use-support'
import { homeBelow } from '@/messages/shop/home/home-below'

/** Support contact and hours (spec §2: customer support hours). */
export function HomeHelp() {
  const { email, hours } = useSupport()
  const { help } = homeBelow
  return (
    <section
      aria-labelledby="help"
      className="wrap grid gap-x-10 gap-y-8 py-20 lg:grid-cols-12 lg:py-28"
    >
      <div className="lg:col-span-6">
        <h2 id="help" className="text-4xl">
          {help.heading}
        </h2>
        <p className="mt-4 max-w-read text-lg text-ink-soft">{help.lead}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <LinkButton href={`mailto:${email}`} size="large">
            {help.write}
          </LinkButton>
          <LinkButton href="/contact" size="large" variant="secondary">
            {help.contact}
          </LinkButton>
        </div>
      </div>
      <dl className="self-end lg:col-span-5 lg:col-start-8">
        {hours.map(({ days, time }) => (
          <div
            key={days}
            className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-line py-4"
          >
            <dt className="text-ink-soft">{days}</dt>
            <dd className="figures text-lg">{time}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
