import Link from 'next/link'

import { Badge } from '@/components/kit/ui/badge'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { Loaded } from '@/components/kit/ui/loaded'
import { useBikeList, type BikeRow } from '@/hooks/office/bikes/use-bikes'
import { bikeCopy } from '@/messages/office/bikes/bike-copy'
import { bikes as texts } from '@/messages/office/bikes/bikes'
import { money } from '@/utils/format'

import { EmptyList, RowsPlaceholder } from '@/components/office/kit/list-parts'
import { OfficeCell } from '@/components/office/kit/office-table'

export function BikesScreen() {
  const { state, retry, renew, isStale } = useBikeList()
  return (
    <Loaded state={state} onRetry={retry} placeholder={<RowsPlaceholder />}>
      {(rows) => (
        <>
          {isStale && <ErrorNotice sentence={texts.failed} onRetry={renew} className="mb-3" />}
          {rows.length === 0 ? <EmptyList title={texts.none} /> : <Table rows={rows} />}
        </>
      )}
    </Loaded>
  )
}

function Table({ rows }: { rows: readonly BikeRow[] }) {
  const { title, price, colors, parts, rules, planned } = texts.columns
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{texts.title}</caption>
      <thead className="max-md:sr-only">
        <tr className="border-b border-line-strong text-left text-ink-soft">
          {[title, colors, parts, rules, planned].map((name) => (
            <th key={name} scope="col" className="h-9 pr-4 font-normal">
              {name}
            </th>
          ))}
          <th scope="col" className="h-9 text-right font-normal">
            {price}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.slug} row={row} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ row }: { row: BikeRow }) {
  return (
    <tr className="relative border-b border-line focus-within:bg-ink/3 hover:bg-ink/3">
      <th scope="row" className="py-2 pr-4 text-left font-medium md:py-0">
        <Link
          href={`${texts.href}/${row.slug}`}
          className="inline-flex min-h-dense items-center after:absolute after:inset-0"
        >
          {row.title}
        </Link>
        {row.is_draft && (
          <span className="ml-2">
            <Badge kind="plain">{bikeCopy.draft}</Badge>
          </span>
        )}
        {row.ended_at !== null && (
          <span className="ml-2">
            <Badge kind="plain">{texts.notSoldSince(row.ended_at)}</Badge>
          </span>
        )}
        <span className="block font-normal text-ink-soft md:hidden">{texts.card(row)}</span>
      </th>
      <OfficeCell isWide>{texts.offered(row.colors_offered, row.colors)}</OfficeCell>
      <OfficeCell isWide>{texts.offered(row.parts_offered, row.parts)}</OfficeCell>
      <OfficeCell isWide className="figures">
        {row.rules}
      </OfficeCell>
      <OfficeCell isWide>{texts.planned(row.planned)}</OfficeCell>
      <OfficeCell isRight className="figures">
        {money(row.price)}
      </OfficeCell>
    </tr>
  )
}
