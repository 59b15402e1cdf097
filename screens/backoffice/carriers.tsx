import { Badge } from '@/components/kit/ui/badge'
import { CarrierLayout } from '@/components/office/carriers/carrier-layout'
import { CarriersScreen } from '@/components/office/carriers/carriers-screen'
import { ResourceScreen } from '@/components/office/kit/resource/resource-screen'
import { carriers as resource, type CarrierEntry } from '@/contract/office/carriers/carriers'
import type { OfficePage } from '@/hooks/office/kit/use-office-page'
import { carriers as texts } from '@/messages/office/carriers/carriers'

const rules = {
  title: ({ title }: CarrierEntry) => title,
  columns: {
    code: ({ code }: CarrierEntry) => code,
    tracking: texts.tracking,
    offered: (one: CarrierEntry) => (
      <Badge kind={one.is_offered ? 'ok' : 'plain'}>{texts.offered(one)}</Badge>
    ),
  },
  shown: {
    code: 'max-md:hidden text-ink-soft',
    tracking: 'max-md:hidden text-ink-soft',
    offered: 'max-md:hidden',
  },
  card: ['tracking', 'offered'],
  layout: CarrierLayout,
} as const

export const carriers = (): OfficePage => ({
  title: texts.title,
  lead: texts.lead,
  body: (
    <CarriersScreen
      renderList={(onWritten) => <ResourceScreen {...{ resource, texts, rules, onWritten }} />}
    />
  ),
})
