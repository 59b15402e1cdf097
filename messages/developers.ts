/** The API reference. */
export const developers = {
  title: 'API reference',
  description: 'Every route of the shop’s API with its parameters, bodies, answers and problems.',
  lead: 'This page is made from the contract that the server answers by, so it cannot lag behind it.',
  json: 'OpenAPI 3.1 document',
  rules: [
    { title: 'Answers', text: 'JSON. A success is { "data": … }, sometimes with a "message".' },
    { title: 'Money', text: 'US dollars with at most two decimals.' },
    {
      title: 'Failures',
      text: 'application/problem+json (RFC 9457) with a code, a sentence for people in "message", one entry in "errors" for each field, and a request_id for questions.',
    },
    {
      title: 'Repeats',
      text: 'POST /api/payment-guest takes an Idempotency-Key header: the same key gives the same order.',
    },
  ],
  index: 'Routes',
  parameters: 'Parameters',
  body: 'Body',
  answer: 'Answer: data',
  problems: 'Problems',
  anyOther: 'Every route can also answer 500 unexpected and 503 database_unavailable.',
  optional: 'optional',
  members: (count: number) => (count === 1 ? '1 member' : `${count} members`),
  bearer: 'Takes a bearer token.',
} as const

/** Names of the features, by stem. */
export const featureTitles: Readonly<Record<string, string>> = {
  account: 'Account',
  addresses: 'Addresses',
  bookkeeping: 'Bookkeeping',
  cart: 'Cart',
  checkout: 'Checkout',
  configurator: 'Configurator',
  countries: 'Countries',
  credits: 'Credits',
  documents: 'Documents',
  garage: 'Garage',
  newsletter: 'Newsletter',
  orders: 'Orders',
  outbox: 'Outbox',
  payment: 'Payment',
  promo: 'Promo',
  support: 'Support',
}
