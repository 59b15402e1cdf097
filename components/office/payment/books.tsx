import { Price } from '@/components/kit/ui/price'
import type { BookkeepingOverview } from '@/contract/office/payment/payment'
import { bookkeeping as texts } from '@/messages/office/payment/payment'

export function Books({ overview: { checks, days } }: { overview: BookkeepingOverview }) {
  return (
    <div className="flex flex-col gap-10">
      <section>
        <h2 className="text-lg">{texts.checks}</h2>
        {checks.length === 0 && <p className="mt-2 text-ink-soft">{texts.noChecks}</p>}
        {checks.map((check) => (
          <div key={check.provider} className="mt-3 border-t border-line pt-3">
            <p>
              <span className="font-medium">{check.provider}</span>{' '}
              <span className="text-ink-soft">
                {texts.checked(check.checked_at, check.matched)}
              </span>
            </p>
            <ul>
              {check.differences.map((one) => (
                <li key={`${one.class} ${one.payment}`} className="py-1 text-bad">
                  {texts.classes[one.class]}: <span className="figures">{one.payment}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </section>
      <section>
        <h2 id="days" className="text-lg">
          {texts.days}
        </h2>
        {days.length === 0 ? (
          <p className="mt-2 text-ink-soft">{texts.noDays}</p>
        ) : (
          <div className="mt-3 overflow-x-auto" tabIndex={0} role="region" aria-labelledby="days">
            <DayTable days={days} />
          </div>
        )}
      </section>
    </div>
  )
}

function DayTable({ days }: { days: BookkeepingOverview['days'] }) {
  return (
    <table className="w-full min-w-xl text-left">
      <thead>
        <tr className="border-b border-line-strong text-sm text-ink-soft">
          {texts.columns.map((column) => (
            <th key={column} scope="col" className="py-2 pr-6 font-normal">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.map((row) => (
          <tr key={`${row.day} ${row.provider}`} className="border-b border-line">
            <th scope="row" className="py-2 pr-6 figures font-normal">
              {row.day}
            </th>
            <td className="pr-6">{row.provider}</td>
            <td className="pr-6 figures">{row.payments}</td>
            {[row.captured, row.refunded, row.lost].map((amount, index) => (
              <td key={texts.columns[index + 3]} className="pr-6">
                <Price amount={amount} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
