import type { ConnectionRow, StoredKeys } from '@/contract/office/connections/connections'
import type {
  Connection,
  ConnectionState,
  Login,
  Mode,
} from '@/domain/office/connections/connections'
import type { KEY_FIELDS } from '@/domain/office/connections/key-fields'
import { officeMoment } from '@/messages/office/overview/overview'
import { listed } from '@/utils/text'

import type { DialogRequest } from '@/messages/kit/dialogs'

interface FieldText {
  label: string
  hint: string
}

interface ConnectionTexts {
  title: string
  /** What staff enter. */
  entered: string
  /** What the connection is for. */
  lead: string
  missing: string
  /** What to do with the address for events. */
  webhook?: string
}

const CONNECTED: Record<Connection, ConnectionTexts> = {
  stripe: {
    title: 'Cards (Stripe)',
    entered: 'keys',
    lead: 'Customers pay by card on Stripe’s page.',
    missing: 'Cards can’t be taken yet. Create an account at stripe.com and enter its secret key.',
    webhook:
      'At Stripe, under Developers → Webhooks, add an endpoint with this address, and enter its signing secret above. Without it, payments show up within two minutes.',
  },
  paypal: {
    title: 'PayPal',
    entered: 'keys',
    lead: 'Customers pay with their PayPal account.',
    missing:
      'PayPal can’t be taken yet. Create an app at developer.paypal.com and enter its client ID and secret.',
    webhook:
      'At PayPal, add a webhook with this address to the app, and enter its ID above. Without it, payments show up within two minutes.',
  },
  bank: {
    title: 'Bank transfer',
    entered: 'account',
    lead: 'Customers see your account and a reference, and you mark their transfers as received.',
    missing: 'Bank transfers can’t be taken yet. Enter your account.',
  },
  mail: {
    title: 'Email',
    entered: 'mail server',
    lead: 'Order confirmations, invoices, replies and newsletters go out through your mail server.',
    missing: 'Emails are stored and not sent yet. Enter the mail server of your email provider.',
  },
  replies: {
    title: 'Replies by email',
    entered: 'address',
    lead: 'Customers reply to the emails of their ticket, and you read it under Tickets.',
    missing: 'Customers can’t answer tickets by email yet.',
    webhook:
      'At Postmark, enter this address as the inbound webhook, with postmark:, your password and @ after https://. Your own mail server sends signed emails to /api/inbound-mail/mime.',
  },
}

type FieldTexts = { [C in Connection]: Record<keyof (typeof KEY_FIELDS)[C], FieldText> }

const FIELDS: FieldTexts = {
  stripe: {
    secret_key: { label: 'Secret key', hint: 'At Stripe, under Developers → API keys' },
    webhook_secrets: {
      label: 'Signing secret of the webhook',
      hint: 'Optional. While you change it, enter both, separated by a comma.',
    },
  },
  paypal: {
    client_id: { label: 'Client ID', hint: 'At developer.paypal.com, under Apps & Credentials' },
    client_secret: { label: 'Secret', hint: 'Below the client ID' },
    webhook_ids: { label: 'Webhook ID', hint: 'Optional. In the app, below Webhooks' },
    merchant_id: {
      label: 'Merchant ID',
      hint: 'Optional. Payments to any other account then don’t count as yours.',
    },
  },
  bank: {
    account: {
      label: 'Your account, as buyers see it',
      hint: 'Account holder, IBAN or account number, BIC and bank',
    },
  },
  mail: {
    host: { label: 'Mail server', hint: 'Such as smtp.example.com' },
    port: { label: 'Port', hint: 'Most often 587 or 465' },
    user: { label: 'User', hint: 'Most often your email address' },
    password: { label: 'Password', hint: 'Some providers call it app password.' },
    sender: { label: 'Sender', hint: 'Customers see it next to the name of the shop.' },
  },
  replies: {
    mailbox: { label: 'Reply address', hint: 'An address that only the shop uses' },
    postmark_password: {
      label: 'Password for Postmark',
      hint: 'Make one up: 16 or more letters and digits.',
    },
    mime_secrets: {
      label: 'Secret for your own mail server',
      hint: 'Instead of Postmark: 32 or more letters and digits.',
    },
  },
}

const LOGINS: Record<Login, { title: string; variables: string }> = {
  google: { title: 'Login with Google', variables: 'GOOGLE_CLIENT_ID' },
  facebook: {
    title: 'Login with Facebook',
    variables: 'FACEBOOK_APP_ID and FACEBOOK_APP_SECRET',
  },
}

const STATES: Record<ConnectionState, { kind: 'ok' | 'bad' | 'warn' | 'plain'; text: string }> = {
  works: { kind: 'ok', text: 'Works' },
  unknown: { kind: 'ok', text: 'Set up' },
  refused: { kind: 'bad', text: 'Doesn’t work' },
  unreachable: { kind: 'warn', text: 'No answer' },
  missing: { kind: 'plain', text: 'Not set up' },
}

const MODES: Record<Mode, string> = { live: 'Live mode', test: 'Test mode' }

export const connections = {
  title: 'Payment and email',
  lead: 'The services that take payments and send email for your shop. Keys are tried before they’re saved, and never shown again.',
  stale: 'We couldn’t refresh this page. You see what was loaded before.',
  of: (name: Connection) => CONNECTED[name],
  fieldsOf: (name: Connection): Record<string, FieldText> => FIELDS[name],
  stateOf: (state: ConnectionState) => STATES[state],
  modeOf: (mode: Mode) => MODES[mode],
  server: (variables: readonly string[]) =>
    `Set by whoever runs your server, with ${listed(variables)}. What you enter here only counts once they remove that.`,
  testInUse: 'Test mode is in use: no money moves.',
  liveInUse: 'Live mode is in use: real money moves.',
  noneInUse: 'Neither mode is in use, so this isn’t offered.',
  inUse: 'In use',
  noKeys: 'No keys yet.',
  unreadable:
    'These keys can’t be read anymore, because the secret of your server has changed. Enter them again.',
  setBy: ({ set_by, set_at }: StoredKeys) =>
    set_by === null
      ? `Entered on ${officeMoment(set_at)}`
      : `Entered by ${set_by} on ${officeMoment(set_at)}`,
  enter: (name: Connection) => `Enter ${CONNECTED[name].entered}`,
  replace: (name: Connection) => `Change ${CONNECTED[name].entered}`,
  use: (mode: Mode) => `Use ${MODES[mode].toLowerCase()}`,
  remove: 'Remove',
  save: 'Try and save',
  cancel: 'Cancel',
  saved: 'Tried and saved.',
  stored: (text: string) => `Leave blank to keep ${text}.`,
  show: 'Show what you type',
  webhook: 'Address for events',
  lastEvent: ({ last_event_at }: Pick<ConnectionRow, 'last_event_at'>) =>
    last_event_at === null
      ? 'No event has arrived yet.'
      : `Last event: ${officeMoment(last_event_at)}.`,
  testMail: 'Send me a test email',
  testMailSent: (email: string) => `We sent an email to ${email}. Look in your inbox.`,
  logins: 'Logins',
  loginOf: (name: Login, is_set: boolean) => ({
    title: LOGINS[name].title,
    text: is_set
      ? 'Customers can use it. Whoever runs your server has set it up.'
      : `Not offered. Whoever runs your server can set it up with ${LOGINS[name].variables}.`,
  }),
} as const

const dialog = {
  icon: 'lock',
  type: 'wide',
  primaryButtonType: 'danger',
  secondaryButton: 'Not now',
} as const

export const removeKeysDialog = (name: Connection): DialogRequest => ({
  ...dialog,
  title: `Remove the keys for ${CONNECTED[name].title}?`,
  message:
    name === 'mail' || name === 'replies'
      ? 'We delete them right away.'
      : 'It’s no longer offered at checkout. Payments that have begun can still end, and we delete the keys after 60 days.',
  primaryButton: 'Remove',
})

export const switchKeysDialog = (mode: Mode): DialogRequest => ({
  ...dialog,
  ...(mode === 'live'
    ? {
        title: 'Take real money?',
        message:
          'Customers pay for real from now on. Test payments that have begun end without an order.',
      }
    : {
        title: 'Switch to test mode?',
        message:
          'Anyone can then order without paying. Live payments that have begun are still counted.',
      }),
  primaryButton: `Use ${MODES[mode].toLowerCase()}`,
})
