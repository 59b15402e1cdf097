import { createColumnHelper } from '@tanstack/react-table'
import Link from 'next/link'

import { useCountries } from '@/hooks/shop/countries/use-countries'
import {
  useSegmentCount,
  type Segment,
  type SegmentsPage,
} from '@/hooks/office/segments/use-segments'
import { segments as texts } from '@/messages/office/segments/segments'

import { DenseTable } from '@/components/office/kit/dense-table'
import { RowTitle } from '@/components/office/kit/row-title'

interface Row {
  segment: Segment
  says: string
  onOpen: (id: string) => void
}

const column = createColumnHelper<Row>()

// Constant, because new column definitions would make every segment recount its members.
const COLUMNS = [
  column.display({
    id: 'name',
    header: texts.columns.name,
    cell: ({ row: { original } }) => <Name {...original} />,
  }),
  column.accessor('says', { header: texts.columns.says }),
  column.display({
    id: 'count',
    header: texts.columns.count,
    cell: ({ row: { original } }) => <Members segment={original.segment} />,
  }),
]

const SHOWN: Record<string, string> = {
  name: 'max-md:w-full md:max-w-72 md:truncate',
  says: 'max-md:hidden w-full max-w-0 truncate text-ink-soft',
  count: 'text-right',
}

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
      shown={SHOWN}
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
