import { Badge } from '@/components/kit/ui/badge'
import { resourcePage } from '@/components/office/kit/resource/resource-screen'
import { EventChoices } from '@/components/office/webhooks/event-choices'
import { WebhookLog } from '@/components/office/webhooks/webhook-log'
import {
  WebhookActions,
  WebhookNotice,
  WebhookSecret,
} from '@/components/office/webhooks/webhook-parts'
import { webhooks as resource } from '@/contract/office/webhooks/webhooks'
import { webhooks as texts } from '@/messages/office/webhooks/webhooks'

const BADGES = { new: 'plain', working: 'ok', failing: 'bad', paused: 'warn' } as const

export const webhooks = resourcePage(resource, texts, {
  title: ({ name }) => name,
  staysOpen: true,
  columns: {
    state: (one) => <Badge kind={BADGES[one.state]}>{texts.state(one)}</Badge>,
    host: texts.host,
    events: texts.events,
    succeeded: texts.succeeded,
    waiting: texts.waiting,
  },
  shown: {
    title: 'max-md:w-full md:max-w-72 md:truncate',
    state: 'max-md:hidden',
    host: 'max-md:hidden w-full max-w-0 truncate text-ink-soft',
    events: 'max-lg:hidden text-ink-soft',
    succeeded: 'max-md:hidden text-ink-soft',
    waiting: 'max-md:hidden figures text-right',
  },
  card: ['host', 'state'],
  controls: { events: EventChoices },
  layout: ({ field }) => (
    <div className="grid items-start gap-3 lg:grid-cols-4">
      {field('name')}
      {field('address', 'lg:col-span-3')}
      {field('events', 'min-w-0 lg:col-span-4')}
      {field('with_customer', 'lg:col-span-4')}
    </div>
  ),
  head: (webhook) => <WebhookNotice webhook={webhook} />,
  actions: (webhook, onDone) => <WebhookActions {...{ webhook, onDone }} />,
  after: (webhook, onChanged) => (
    <>
      <WebhookSecret key={webhook.id} {...{ webhook, onChanged }} />
      <WebhookLog id={webhook.id} onChanged={onChanged} />
    </>
  ),
})
