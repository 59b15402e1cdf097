interface ReportBarsProps {
  title: string
  columns: { label: string; count: string }
  rows: readonly { label: string; count: number; note?: string }[]
}

/** A bar chart as a table: each row contains its number and its bar. */
export function ReportBars({ title, columns, rows }: ReportBarsProps) {
  const most = Math.max(1, ...rows.map(({ count }) => count))
  return (
    <table className="w-full table-fixed text-sm">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr className="h-9 border-b border-line-strong text-ink-soft">
          <th scope="col" className="text-left font-normal">
            {columns.label}
          </th>
          <th scope="col" className="w-1/2 text-left font-normal">
            {columns.count}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, count, note }) => (
          <tr key={`${label} ${note}`} className="h-9 border-b border-line">
            <th scope="row" className="pr-4 text-left font-normal wrap-anywhere">
              {label}
              {note && <span className="block text-xs text-ink-soft">{note}</span>}
            </th>
            <td>
              <span className="flex items-center gap-2">
                <span className="min-w-8 shrink-0 figures">{count}</span>
                <span aria-hidden="true" className="h-3 flex-1">
                  <span
                    className="block h-full bg-ink"
                    style={{ width: `${(count / most) * 100}%` }}
                  />
                </span>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
