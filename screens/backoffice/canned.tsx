import { resourcePage } from '@/components/office/kit/resource/resource-screen'
import { CannedBody, CannedPreview } from '@/components/office/support/canned-body'
import { Tags } from '@/components/office/support/ticket-badges'
import { canned as resource } from '@/contract/office/support/canned'
import { shortMoment } from '@/messages/office/overview/overview'
import { canned as texts } from '@/messages/office/support/canned'
import { deskReports } from '@/messages/office/support/reports'

const page = resourcePage(resource, texts, {
  title: ({ title }) => title,
  columns: {
    tags: ({ tags }) => <Tags tags={tags} />,
    then: ({ moves_to }) => texts.fields.moves_to.options[moves_to ?? ''],
    changed: ({ updated_at }) => <time dateTime={updated_at}>{shortMoment(updated_at)}</time>,
  },
  shown: {
    tags: 'max-md:hidden',
    then: 'max-lg:hidden text-ink-soft',
    changed: 'max-md:hidden text-ink-soft',
  },
  card: ['tags', 'changed'],
  controls: { body: CannedBody },
  wide: ['title'],
  heading: ({ title }) => texts.editTitle(title),
  below: ({ body }) => <CannedPreview body={body} />,
})

export const canned = () => ({
  ...page(),
  back: { href: '/backoffice/tickets', title: deskReports.tickets },
})
