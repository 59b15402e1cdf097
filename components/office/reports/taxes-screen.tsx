import { useReport, type TaxReport } from '@/hooks/office/reports/use-reports'
import { reports as texts } from '@/messages/office/reports/reports'
import { money } from '@/utils/format'

import { ReportFrame } from './report-frame'
import { ReportTable } from './report-table'

const { columns } = texts

export function TaxesScreen() {
  const controls = useReport('taxes', (reports, query) => reports.taxes(query))
  return (
    <ReportFrame {...{ controls }}>
      {(taxes) => (
        <div className="mt-4">
          {taxes.rows.length > 0 ? (
            <Rows {...{ taxes }} />
          ) : (
            <p className="text-ink-soft">{texts.noPapers}</p>
          )}
        </div>
      )}
    </ReportFrame>
  )
}

function Rows({ taxes: { rows, by, total } }: { taxes: TaxReport }) {
  const cells = ({ invoiced, credited, due }: TaxReport['total']) => [
    ...[invoiced.papers, money(invoiced.net), money(invoiced.tax)],
    ...[credited.papers, money(credited.net), money(credited.tax)],
    ...[money(due.net), money(due.tax)],
  ]
  return (
    <ReportTable
      title={texts.taxes}
      words={3}
      columns={[
        ...[texts.stepColumn(by), columns.country, columns.region],
        ...[columns.invoices, columns.net, columns.tax],
        ...[columns.creditNotes, texts.creditedNet, texts.creditedTax],
        ...[columns.dueNet, columns.dueTax],
      ]}
      rows={rows.map((row) => ({
        id: `${row.from} ${row.code} ${row.region}`,
        cells: [texts.stepText(row, by), row.country, row.region, ...cells(row)],
      }))}
      total={[texts.total, '', '', ...cells(total)]}
    />
  )
}
