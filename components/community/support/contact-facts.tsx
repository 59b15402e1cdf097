import { PostalLines } from '@/components/account/addresses/postal-lines'
import { cx } from '@/components/kit/ui/cx'
import type { Contact } from '@/hooks/community/support/use-contact-form'
import { useSupportState } from '@/hooks/community/support/use-support-state'
import { contact as texts } from '@/messages/community/support/contact'

const SHOWN_DAYS = 6

export function ContactFacts({ contact }: { contact: Contact }) {
  const { name, address, email, hours, closed_days } = contact
  return (
    <aside
      aria-labelledby="reach"
      className="border-t border-line pt-6 lg:col-span-4 lg:col-start-9"
    >
      <h2 id="reach" className="text-2xl">
        {texts.reach}
      </h2>
      <OpenNow contact={contact} />
      <h3 className="mt-6 font-semibold">{texts.hours}</h3>
      <p className="text-sm text-ink-soft">{texts.zone()}</p>
      <dl className="mt-2">
        {hours.map((day) => (
          <div key={day.weekday} className="flex justify-between gap-6 border-b border-line py-2">
            <dt className="text-ink-soft">{texts.day(day.weekday)}</dt>
            <dd className="figures">{texts.span(day)}</dd>
          </div>
        ))}
      </dl>
      {closed_days.length > 0 && (
        <>
          <h3 className="mt-6 font-semibold">{texts.closedDays}</h3>
          <ul className="mt-1">
            {closed_days.slice(0, SHOWN_DAYS).map((day) => (
              <li key={day.date}>{texts.closedDay(day)}</li>
            ))}
          </ul>
        </>
      )}
      <h3 className="mt-8 font-semibold">{texts.email}</h3>
      <p>
        <a href={`mailto:${email}`} className="inline-flex min-h-touch items-center link">
          {email}
        </a>
      </p>
      <h3 className="mt-4 font-semibold">{texts.address}</h3>
      <address className="mt-2 not-italic">
        <PostalLines lines={[name, ...address]} />
      </address>
      <h3 id="contact-point" className="mt-8 font-semibold">
        {texts.contactPoint}
      </h3>
      <p className="mt-1">{texts.contactPointText(email)}</p>
    </aside>
  )
}

/** Its line is reserved until the browser's clock is known, to avoid a layout shift. */
function OpenNow({ contact: { hours, time_zone, closed_days } }: { contact: Contact }) {
  const closed = closed_days.map(({ date }) => date)
  const state = useSupportState({ days: hours, zone: time_zone, closed })
  return (
    <p className="mt-3 flex min-h-7 flex-wrap items-baseline gap-x-2">
      {state && (
        <>
          <span className={cx('font-semibold', state.isOpen ? 'text-ok' : 'text-warn')}>
            {state.isOpen ? texts.openNow : texts.closedNow}
          </span>
          <span>{state.isOpen ? texts.until(state.until) : texts.opens(state.next)}</span>
        </>
      )}
    </p>
  )
}
