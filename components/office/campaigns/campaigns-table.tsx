import { createColumnHelper } from '@tanstack/react-table'

import { Badge, type BadgeKind } from '@/components/kit/ui/badge'
import type { Campaign } from '@/hooks/office/campaigns/use-campaigns'
import { campaigns as texts } from '@/messages/office/campaigns/campaigns'

import { DenseTable } from '@/components/office/kit/dense-table'
import { RowTitle } from '@/components/office/kit/row-title'

const column = createColumnHelper<Campaign>()
const { title, kind, state, window, leads } = texts.columns

const SHOWN: Record<string, string> = {
  title: 'w-full max-md:w-full md:max-w-0 md:truncate',
  kind: 'max-md:hidden text-ink-soft',
  state: 'max-md:hidden',
  window: 'max-lg:hidden text-ink-soft',
  leads: 'max-xl:hidden max-w-64 truncate text-ink-soft',
}

function kindOf({ state: one, is_shown }: Campaign): BadgeKind {
  if (is_shown) return 'ok'
  return one === 'running' ? 'warn' : 'plain'
}

const State = ({ campaign }: { campaign: Campaign }) => (
  <Badge kind={kindOf(campaign)}>{texts.stateOf(campaign)}</Badge>
)

interface CampaignsTableProps {
  rows: Campaign[]
  onOpen: (id: string) => void
}

export function CampaignsTable({ rows, onOpen }: CampaignsTableProps) {
  const columns = [
    column.display({
      id: 'title',
      header: title,
      cell: ({ row: { original } }) => <Title campaign={original} onOpen={onOpen} />,
    }),
    column.accessor((one) => texts.kindOf(one.kind), { id: 'kind', header: kind }),
    column.display({
      id: 'state',
      header: state,
      cell: ({ row: { original } }) => <State campaign={original} />,
    }),
    column.accessor(texts.window, { id: 'window', header: window }),
    column.accessor(texts.leads, { id: 'leads', header: leads }),
  ]
  return (
    <DenseTable
      {...{ rows, columns }}
      idOf={(row) => row.id}
      shown={SHOWN}
      title={texts.list}
      keys={texts.keys}
    />
  )
}

function Title({ campaign, onOpen }: { campaign: Campaign; onOpen: (id: string) => void }) {
  const { id, title: name } = campaign
  return (
    <RowTitle title={name} opens={() => onOpen(id)} mark={id}>
      <span>{texts.kindOf(campaign.kind)}</span>
      <span>{texts.window(campaign)}</span>
      <State campaign={campaign} />
    </RowTitle>
  )
}
