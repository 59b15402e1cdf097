import type { SampleCounts } from '@/contract/settings'
import type { Connection } from '@/domain/connections'
import { listed } from '@/utils/text'

import type { DialogRequest } from './dialogs'

interface Connected {
  title: string
  /** What it does while it is set up, and what is missing while it isn't. */
  set: string
  missing: string
}

const CONNECTED: Record<Connection, Connected> = {
  mail: {
    title: 'Email',
    set: 'Emails are sent.',
    missing: 'Emails are stored and not sent. Set SMTP_URL.',
  },
  replies: {
    title: 'Replies by email',
    set: 'Replies to ticket emails arrive at the support desk.',
    missing: 'Customers can’t answer tickets by email. Set REPLY_MAILBOX.',
  },
  stripe: {
    title: 'Cards (Stripe)',
    set: 'Cards can be taken.',
    missing: 'Cards can’t be taken. Set STRIPE_SECRET_KEY.',
  },
  paypal: {
    title: 'PayPal',
    set: 'PayPal can be taken.',
    missing: 'PayPal can’t be taken. Set PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET.',
  },
  bank: {
    title: 'Bank transfer',
    set: 'Bank transfers can be taken.',
    missing: 'Bank transfers can’t be taken. Set BANK_ACCOUNT.',
  },
  google: {
    title: 'Login with Google',
    set: 'Customers can log in with Google.',
    missing: 'Not offered. Set GOOGLE_CLIENT_ID.',
  },
  facebook: {
    title: 'Login with Facebook',
    set: 'Customers can log in with Facebook.',
    missing: 'Not offered. Set FACEBOOK_APP_ID and FACEBOOK_APP_SECRET.',
  },
}

const amount = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`]

const amountsOf = ({ customers, orders, reviews, threads, tickets }: SampleCounts) => [
  ...amount(customers, 'customer', 'customers'),
  ...amount(orders, 'order', 'orders'),
  ...amount(reviews, 'review', 'reviews'),
  ...amount(threads, 'forum thread', 'forum threads'),
  ...amount(tickets, 'ticket', 'tickets'),
]

/** Settings of the shop, at the back office. */
export const shopSettings = {
  title: 'Settings',
  lead: 'What the shop says about itself, and how customers may pay.',
  stale: 'We couldn’t refresh the settings. You see what was loaded before.',
  saved: 'Saved. Customers see it with their next page.',
  shop: 'Seller',
  shopHint:
    'On invoices, packing slips and build sheets, on the contact page and in the legal texts. Papers issued before stay as they are.',
  name: 'Legal name',
  address: 'Address',
  addressHint: 'One line each, the country last',
  vat_id: 'Tax number',
  vatHint: 'Empty: none is printed',
  email: 'Email',
  emailHint: 'The mailbox of the shop. It’s set on the server, as NEXT_PUBLIC_SUPPORT_EMAIL.',
  methods: 'Payment methods',
  methodsHint: 'What the checkout offers. Payments that were begun go on.',
  noMethods: 'The server isn’t set up for any payment method, so nobody can order.',
  isTest: 'Test, no money moves',
  samples: 'Sample data',
  samplesHint:
    'People who never were, so that a new shop has something to show. They are marked “Sample” wherever they appear.',
  samplesOf: (counts: SampleCounts) => `${listed(amountsOf(counts))}.`,
  noSamples: 'There is no sample data in this shop.',
  keptSamples: (count: number) =>
    count === 1
      ? '1 sample order has papers or was paid with real money, so it stays.'
      : `${count} sample orders have papers or were paid with real money, so they stay.`,
  removeSamples: 'Remove sample data',
  removed: 'The sample data is gone.',
  connections: 'Set up on the server',
  connectionsHint:
    'Keys and passwords stay on the server. Whoever runs it can change these settings.',
  states: { set: 'Set', missing: 'Missing' },
  connectionOf: (name: Connection, is_set: boolean) => {
    const { title, set, missing } = CONNECTED[name]
    return { title, words: is_set ? set : missing }
  },
} as const

export const removeSamplesDialog = (counts: SampleCounts) =>
  ({
    title: 'Remove the sample data?',
    message: `This removes ${listed(amountsOf(counts))}, and what they did to your figures. Threads that others have answered stay, without the names of the sample riders. It can’t be undone.`,
    icon: 'trash',
    type: 'wide',
    primaryButtonType: 'danger',
    primaryButton: 'Remove sample data',
    secondaryButton: 'Keep it',
  }) as const satisfies DialogRequest
