import type { ResourceTexts } from '@/contract/kit/resource/texts'
import type { Resources } from '@/contract/kit/resources'
import type { Webhook } from '@/contract/office/webhooks/webhooks'
import type { WebhookDeliveryRow } from '@/contract/office/webhooks/webhooks-routes'
import type { DeliveryState, WebhookState } from '@/domain/office/webhooks/delivery'
import { WEBHOOK_EVENTS } from '@/domain/office/webhooks/webhook-events'
import { WEBHOOK_EVENT_TITLES } from '@/domain/office/webhooks/webhook-titles'
import type { DialogRequest } from '@/messages/kit/dialogs'
import { officeMoment, shortMoment } from '@/messages/office/overview/overview'
import { thousands } from '@/utils/format'

const STATES: Record<WebhookState, string> = {
  new: 'Nothing sent yet',
  working: 'Working',
  failing: 'Failing',
  paused: 'Paused',
}

const DELIVERY_STATES: Record<DeliveryState, string> = {
  waiting: 'Waiting',
  delivered: 'Delivered',
  failed: 'Failed',
}

export const webhooks = {
  title: 'Webhooks',
  lead: 'We tell your accounting, warehouse or other programs at once what happens in your shop.',
  list: 'Webhooks',
  found: (count: number) => (count === 1 ? '1 webhook' : `${count} webhooks`),
  none: 'No webhook yet',
  noneHint: 'Add the address that your program gave you, and choose what we send to it.',
  columns: {
    title: 'Name',
    state: 'Status',
    host: 'Sends to',
    events: 'Events',
    succeeded: 'Last received',
    waiting: 'Waiting',
  },
  state: ({ state }: Webhook) => STATES[state],
  host: ({ address }: Webhook) => (URL.canParse(address) ? new URL(address).host : address),
  events: ({ events }: Webhook) =>
    events.length === 1 ? String(events[0]) : `${events.length} events`,
  succeeded: ({ succeeded_at: at }: Webhook) => (at ? shortMoment(at) : '–'),
  waiting: ({ waiting }: Webhook) => (waiting > 0 ? thousands(waiting) : '–'),
  add: 'Add a webhook',
  addTitle: 'New webhook',
  fields: {
    name: { label: 'Name', hint: 'For you, such as “Accounting”.' },
    address: { label: 'Address', hint: 'Starts with https://. Your program gives it to you.' },
    events: {
      label: 'What we send',
      options: Object.fromEntries(WEBHOOK_EVENTS.map((name) => [name, name])) as {
        [Name in (typeof WEBHOOK_EVENTS)[number]]: string
      },
    },
    with_customer: 'Send customers’ names, email addresses and postal addresses, too',
  },
  eventTitles: WEBHOOK_EVENT_TITLES,
  allEvents: 'Choose all',
  noEvents: 'Choose none',
  chosenEvents: (count: number) => `${count} of ${WEBHOOK_EVENTS.length} chosen`,
  example: 'Example',
  exampleOf: (name: string) => `Example of ${name}`,
  exampleLate: 'The examples couldn’t be loaded.',
  pausedSince: (at: string) => `Paused since ${officeMoment(at)}. Events wait for up to 30 days.`,
  failingSince: (at: string) =>
    `Nothing has been received since ${officeMoment(at)}. We keep trying, and pause it after five days.`,
  pause: 'Pause',
  resume: 'Resume',
  secret: {
    title: 'Signing secret',
    text: 'Your program checks with it that a message is from your shop. Don’t share it with anyone else.',
    end: (end: string) => `It ends in ${end}`,
    show: 'Show secret',
    rotate: 'Make a new secret',
    previous: (at: string) => `The previous secret signs, too, until ${officeMoment(at)}.`,
  },
  log: {
    title: 'Deliveries',
    test: 'Send a test',
    tested: 'The test was received.',
    testFailed: (error: string) => `The test failed. ${error}`,
    refresh: 'Refresh',
    filter: 'Status',
    all: 'All',
    none: 'We haven’t sent anything yet.',
    noMatch: 'No deliveries have this status.',
    older: 'Older',
    newest: 'Newest',
    stateOf: (state: DeliveryState) => DELIVERY_STATES[state],
    at: ({ at }: WebhookDeliveryRow) => shortMoment(at),
    outcome: ({ tries, status, took_ms, error }: WebhookDeliveryRow) => {
      if (tries === 0) return 'Not sent yet'
      const answer = status === null ? error : `Answer ${status}`
      const took = took_ms === null ? '' : ` in ${thousands(took_ms)} ms`
      return `${answer ?? ''}${status === null ? '' : took}${tries > 1 ? `, attempt ${tries}` : ''}`
    },
    next: (at: string) => `We send it again on ${officeMoment(at)}.`,
    tried: (at: string) => `Last sent on ${officeMoment(at)}.`,
    id: (id: string) => `webhook-id: ${id}`,
    request: 'Request',
    answer: 'Answer',
    noAnswer: 'No answer.',
    emptyAnswer: 'An empty answer.',
    resend: 'Send again',
    resent: 'It’s sent again within seconds.',
  },
  saved: (name: string) => `Saved: ${name}.`,
  remove: 'Remove webhook',
  removed: (name: string) => `Removed: ${name}.`,
  undo: 'Undo',
} as const satisfies ResourceTexts<Resources['webhooks']> & Record<string, unknown>

export const DELIVERY_FILTERS = [
  { value: '', title: webhooks.log.all },
  ...(['waiting', 'delivered', 'failed'] as const).map((value) => ({
    value,
    title: DELIVERY_STATES[value],
  })),
] as const

export const rotateDialog = (name: string) =>
  ({
    title: `Make a new secret for ${name}?`,
    message:
      'Enter the new secret in your program within 24 hours. Until then, messages are signed with both.',
    icon: 'info',
    type: 'wide',
    primaryButtonType: 'danger',
    primaryButton: 'Make new secret',
    secondaryButton: 'Cancel',
  }) as const satisfies DialogRequest
