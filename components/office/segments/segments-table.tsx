import Link from 'next/link'

import { useCountries } from '@/hooks/shop/countries/use-countries'
import {
  useSegmentCount,
  type Segment,
  type SegmentsPage,
} from '@/hooks/office/segments/use-segments'
import { segments as texts } from '@/messages/office/segments/segments'

import { DenseTable, type Column } from '@/components/office/kit/dense-table'
import { RowTitle } from '@/components/office/kit/row-title'

interface Row {
  segment: Segment
  says: string
  onOpen: (id: string) => void
}

const COLUMNS: Column<Row>[] = [
  {
    name: 'name',
    header: texts.columns.name,
    className: 'max-md:w-full md:max-w-72 md:truncate',
    cell: (row) => <Name {...row} />,
  },
  {
    name: 'says',
    header: texts.columns.says,
    className: 'max-md:hidden w-full max-w-0 truncate text-ink-soft',
    cell: (row) => row.says,
  },
  {
    name: 'count',
    header: texts.columns.count,
    className: 'text-right',
    cell: (row) => <Members segment={row.segment} />,
  },
]

interface SegmentsTableProps {
  page: SegmentsPage
  onOpen: (id: string) => void
}

export function SegmentsTable({ page: { segments, bikes }, onOpen }: SegmentsTableProps) {
  const { countries } = useCountries(true)
  const rows = segments.map((segment) => {
    return { segment, says: texts.saysOf(segment, { bikes, countries }), onOpen }
  })
  return (
    <DenseTable
      {...{ rows }}
      columns={COLUMNS}
      idOf={({ segment }) => segment.id}
      title={texts.list}
      keys={texts.keys}
    />
  )
}

function Members({ segment }: { segment: Segment }) {
  const { state } = useSegmentCount(segment)
  if (state.status === 'loading') return texts.counting
  return (
    <Link
      href={`/backoffice/customers?segment=${segment.id}`}
      aria-label={texts.showOf(segment.name)}
      className="relative z-10 inline-flex min-h-touch items-center link lg:min-h-6"
    >
      {state.status === 'failed' ? texts.show : texts.counted(state.data)}
    </Link>
  )
}

function Name({ segment, says, onOpen }: Row) {
  const { id, name } = segment
  return (
    <RowTitle title={name} opens={() => onOpen(id)} mark={id}>
      {says}
    </RowTitle>
  )
}
