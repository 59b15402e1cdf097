import Link from 'next/link'

import { Badge } from '@/components/kit/ui/badge'
import { BookedRides } from '@/components/office/dealers/booked-rides'
import { DealershipLayout } from '@/components/office/dealers/dealership-layout'
import { resourcePage } from '@/components/office/kit/resource/resource-screen'
import { WhoChanged } from '@/components/office/kit/who-changed'
import { dealerships as resource } from '@/contract/office/dealers/dealers'
import { dealerships as texts } from '@/messages/office/dealers/dealers'

export const dealers = resourcePage(resource, texts, {
  title: ({ title }) => title,
  columns: {
    location: texts.placeOf,
    services: texts.servicesOf,
    bikes: ({ bikes }) => bikes.length,
    state: ({ is_active }) => (
      <Badge kind={is_active ? 'ok' : 'plain'}>
        {texts.states[is_active ? 'shown' : 'hidden']}
      </Badge>
    ),
  },
  shown: {
    location: 'max-md:hidden',
    services: 'max-lg:hidden text-ink-soft',
    bikes: 'max-lg:hidden text-right figures',
    state: 'max-md:hidden',
  },
  card: ['location', 'state'],
  layout: DealershipLayout,
  head: ({ id, is_active }) => (
    <p className="mb-3 flex flex-wrap gap-x-4">
      {is_active && (
        <Link href={`/dealers/${id}`} className="link">
          {texts.page}
        </Link>
      )}
      <WhoChanged kind="dealers" id={id} />
    </p>
  ),
  after: ({ id }) => <BookedRides id={id} />,
})
