import { useReport } from '@/hooks/office/reports/use-reports'
import { reports as texts } from '@/messages/office/reports/reports'
import { money } from '@/utils/format'

import { ReportFrame } from './report-frame'
import { ReportTable } from './report-table'

const { columns } = texts

export function JurisdictionsScreen() {
  const controls = useReport('jurisdictions', (reports, query) => reports.jurisdictions(query))
  return (
    <ReportFrame {...{ controls }}>
      {({ rows, total }) =>
        rows.length > 0 ? (
          <ReportTable
            title={texts.jurisdictions}
            words={4}
            columns={[
              ...[columns.country, columns.region, columns.taxName, columns.jurisdiction],
              ...[columns.rate, columns.net, columns.dueTax],
            ]}
            rows={rows.map(({ country, code, region, title, jurisdiction, rate, net, tax }) => ({
              id: [code, region, title, jurisdiction, rate].join(' '),
              cells: [
                country,
                region,
                title,
                jurisdiction,
                texts.rate(rate),
                money(net),
                money(tax),
              ],
            }))}
            total={[texts.total, ...['', '', '', '', ''], money(total)]}
          />
        ) : (
          <p className="mt-4 text-ink-soft">{texts.noTaxes}</p>
        )
      }
    </ReportFrame>
  )
}
