import { Badge } from '@/components/kit/ui/badge'
import type { ThresholdState } from '@/domain/shop/tax/thresholds'
import { useReport } from '@/hooks/office/reports/use-reports'
import { reports as texts } from '@/messages/office/reports/reports'
import { money } from '@/utils/format'

import { ReportFrame } from './report-frame'
import { ReportTable } from './report-table'

const { columns } = texts

const LOOKS: Record<ThresholdState, 'bad' | 'warn' | 'ok' | 'plain'> = {
  exceeded: 'bad',
  close: 'warn',
  unknown: 'warn',
  below: 'plain',
  registered: 'ok',
}

export function ThresholdsScreen() {
  const controls = useReport('thresholds', (reports) => reports.thresholds())
  return (
    <ReportFrame {...{ controls }} hasRange={false}>
      {({ rows }) =>
        rows.length > 0 ? (
          <ReportTable
            title={texts.thresholds}
            words={2}
            columns={[
              ...[columns.where, columns.state, columns.thisYear, columns.yearBefore],
              ...[columns.orders, columns.threshold, columns.reached, columns.source],
            ]}
            rows={rows.map(({ code, region, now, before, threshold, percent, state }) => ({
              id: `${code} ${region}`,
              cells: [
                [code, region].filter(Boolean).join(' '),
                <Badge key="state" kind={LOOKS[state]}>
                  {texts.thresholdStates[state]}
                </Badge>,
                ...[money(now.amount), money(before.amount)],
                texts.ordersOf(now.orders, before.orders),
                ...[texts.threshold(threshold), texts.reached(percent), threshold.source],
              ],
            }))}
          />
        ) : (
          <p className="mt-4 text-ink-soft">{texts.noThresholds}</p>
        )
      }
    </ReportFrame>
  )
}
