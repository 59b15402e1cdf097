import { useReport, type PayoutReport } from '@/hooks/office/reports/use-reports'
import { providerName } from '@/messages/kit/providers'
import { reports as texts } from '@/messages/office/reports/reports'
import { money } from '@/utils/format'

import { ReportFrame } from './report-frame'
import { ReportTable } from './report-table'

const { columns } = texts

export function PayoutsScreen() {
  const controls = useReport('payouts', (reports, query) => reports.payouts(query))
  return (
    <ReportFrame {...{ controls }}>
      {(payouts) => (
        <div className="mt-4">
          {payouts.rows.length > 0 ? (
            <Rows {...{ payouts }} />
          ) : (
            <p className="text-ink-soft">{texts.noPayouts}</p>
          )}
        </div>
      )}
    </ReportFrame>
  )
}

function Rows({ payouts: { rows, by, total } }: { payouts: PayoutReport }) {
  const cells = (all: PayoutReport['total']) => [
    all.payments,
    ...[all.captured, all.refunded, all.lost, all.payout, all.booked, all.difference].map(money),
    ...[all.fee, all.net].map(money),
  ]
  return (
    <>
      <p className="mb-3 max-w-read text-sm">
        {total.difference === 0 ? texts.agree : texts.differ(money(total.difference))}
        {total.without_fee > 0 && ` ${texts.withoutFee(total.without_fee)}`}
      </p>
      <ReportTable
        title={texts.payouts}
        words={2}
        columns={[
          ...[texts.stepColumn(by), columns.provider, columns.payments, columns.captured],
          ...[columns.refunded, columns.lost, columns.payout, columns.booked, columns.difference],
          ...[columns.fees, columns.afterFees],
        ]}
        rows={rows.map((row) => ({
          id: `${row.from} ${row.provider}`,
          cells: [texts.stepText(row, by), providerName(row.provider), ...cells(row)],
        }))}
        total={[texts.total, '', ...cells(total)]}
      />
    </>
  )
}
