import { dealersTexts as texts } from '@/messages/community/dealers/dealers'
import type { Dealer } from '@/hooks/community/dealers/use-dealers'

const WEEK = [1, 2, 3, 4, 5, 6, 7]

export function OpeningHours({ dealer }: { dealer: Dealer }) {
  return (
    <section aria-labelledby="hours">
      <h2 id="hours" className="text-xl">
        {texts.hours}
      </h2>
      <dl className="mt-4 grid grid-cols-[auto_1fr] border-t border-line text-sm">
        {WEEK.map((weekday) => {
          const own = dealer.hours.filter((one) => one.weekday === weekday)
          return (
            <div
              key={weekday}
              className="col-span-2 grid grid-cols-subgrid gap-x-6 border-b border-line py-2"
            >
              <dt>{texts.weekday(weekday)}</dt>
              <dd className="text-right">
                {own.length === 0 && <span className="text-ink-soft">{texts.closed}</span>}
                {own.map(({ opens, closes }) => (
                  <span key={opens} className="block figures">
                    {texts.interval(opens, closes)}
                  </span>
                ))}
              </dd>
            </div>
          )
        })}
      </dl>
      <p className="mt-3 text-sm text-ink-soft">{texts.hoursNote(dealer.time_zone)}</p>
      {dealer.closed_days.length > 0 && (
        <>
          <h3 className="mt-6 text-sm font-medium">{texts.closedDays}</h3>
          <ul className="mt-1 text-sm text-ink-soft">
            {dealer.closed_days.slice(0, 4).map(({ date, reason }) => (
              <li key={date}>{texts.closedDay(date, reason)}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
