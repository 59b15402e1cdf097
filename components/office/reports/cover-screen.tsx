import Link from 'next/link'

import { useReport, type CoverReport } from '@/hooks/office/reports/use-reports'
import { reports as texts } from '@/messages/office/reports/reports'

import { ReportFrame } from './report-frame'
import { ReportTable } from './report-table'

const { columns } = texts

export function CoverScreen() {
  const controls = useReport('cover', (reports) => reports.cover())
  return (
    <ReportFrame {...{ controls }} hasRange={false}>
      {(cover) =>
        cover.rows.length > 0 ? (
          <Rows {...{ cover }} />
        ) : (
          <p className="mt-4 text-ink-soft">{texts.noneSold}</p>
        )
      }
    </ReportFrame>
  )
}

function Rows({ cover: { rows, count } }: { cover: CoverReport }) {
  return (
    <>
      <p className="mt-2 mb-3 text-sm text-ink-soft">{texts.firstOf(rows.length, count)}</p>
      <ReportTable
        title={texts.cover}
        columns={[
          ...[columns.item, columns.daysLeft, columns.forSale, columns.sold],
          ...[columns.incoming, columns.due],
        ]}
        rows={rows.map(({ sku, title, days_left, for_sale, sold, incoming, due }) => ({
          id: sku,
          cells: [
            <Link key="item" href={`/backoffice/stock/${sku}`} className="link">
              {title}
            </Link>,
            for_sale <= 0 ? texts.soldOut : days_left,
            ...[for_sale, sold, incoming, texts.due(due)],
          ],
        }))}
      />
    </>
  )
}
