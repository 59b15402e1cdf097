import type { Connection } from '@/domain/connections'

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
  connections: 'Set up on the server',
  connectionsHint:
    'Keys and passwords stay on the server. Whoever runs it can change these settings.',
  states: { set: 'Set', missing: 'Missing' },
  connectionOf: (name: Connection, is_set: boolean) => {
    const { title, set, missing } = CONNECTED[name]
    return { title, words: is_set ? set : missing }
  },
} as const
