import { Badge } from '@/components/kit/ui/badge'
import { resourcePage } from '@/components/office/kit/resource/resource-screen'
import { carriers as resource } from '@/contract/office/carriers/carriers'
import { carriers as texts } from '@/messages/office/carriers/carriers'

export const carriers = resourcePage(resource, texts, {
  title: ({ title }) => title,
  columns: {
    code: ({ code }) => code,
    tracking: texts.tracking,
    offered: (one) => <Badge kind={one.is_offered ? 'ok' : 'plain'}>{texts.offered(one)}</Badge>,
  },
  shown: {
    code: 'max-md:hidden text-ink-soft',
    tracking: 'max-md:hidden text-ink-soft',
    offered: 'max-md:hidden',
  },
  card: ['tracking', 'offered'],
  wide: ['tracking_address'],
})
