import { choice, choices, count, flag, line, moment, optional } from '@/contract/kit/resource/field'
import { resource, type EntryOf } from '@/contract/kit/resource/resource'
import { isWebhookAddress, WEBHOOK_STATES } from '@/domain/office/webhooks/delivery'
import { LONGEST_ADDRESS, WEBHOOK_EVENTS } from '@/domain/office/webhooks/webhook-events'

const ADDRESS = 'Enter an address that starts with https://, without a user name and “#”.'

const counted = (about: string) => count({ least: 0, most: 2 ** 31 - 1 }, { about, example: 2 })

/** Addresses of programs that the shop informs about what happens. */
export const webhooks = resource('webhooks', {
  nouns: {
    ...{ code: 'webhook', one: 'webhook', a: 'a webhook', many: 'webhooks' },
    removal: 'Its deliveries are deleted, also those that wait.',
  },
  path: '/api/backoffice/webhooks',
  read: 'connections.manage',
  write: 'connections.manage',
  fields: {
    name: line(60, { required: 'Enter a name.', example: 'Accounting' }),
    address: line(LONGEST_ADDRESS, {
      ...{ required: ADDRESS, example: 'https://accounting.example/hooks/shop' },
      about: 'Receives a POST for each event; redirects aren’t followed',
    }),
    events: choices(WEBHOOK_EVENTS, { example: ['order.paid'] }),
    with_customer: flag({
      about: 'Whether bodies have names and addresses of customers',
      example: false,
    }),
  },
  computed: {
    state: choice(WEBHOOK_STATES),
    succeeded_at: optional(moment({ about: 'Last delivery that was received, to the minute' })),
    failing_since: optional(moment({ about: 'First failed delivery since the last success' })),
    paused_at: optional(moment()),
    waiting: counted('Deliveries that wait to be sent or sent again'),
    failed: counted('Deliveries that aren’t tried again'),
    secret_end: line(8, { example: 'k9Q=', about: 'Last characters of the signing secret' }),
    previous_until: optional(moment({ about: 'Until when the previous secret signs, too' })),
  },
  check: ({ address, events }) => ({
    ...(address !== undefined && !isWebhookAddress(address) && { address: ADDRESS }),
    ...(events?.length === 0 && { events: 'Choose at least one event.' }),
  }),
})

export type Webhook = EntryOf<typeof webhooks>
