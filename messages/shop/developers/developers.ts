export const developers = {
  title: 'API reference',
  description: 'Every route in the shop’s API, with its parameters, bodies, responses and errors.',
  featureTitle: (feature: string) => `${feature} · API reference`,
  featureDescription: (feature: string) =>
    `API routes for “${feature}”: parameters, bodies, responses and errors.`,
  lead: 'This reference is generated from the contract the server enforces, so it’s always up to date.',
  json: 'OpenAPI 3.1 document',
  rules: [
    {
      title: 'Responses',
      text: 'JSON. A successful response is { "data": … }, sometimes with a "message".',
    },
    { title: 'Money', text: 'US dollars with up to two decimal places.' },
    {
      title: 'Errors',
      text: 'application/problem+json (RFC 9457) with a code, a user-facing sentence in "message", one entry per field in "errors", and a request_id for support.',
    },
    {
      title: 'Idempotency',
      text: 'Routes that list an Idempotency-Key header return the first response again when the same key and body are sent again.',
    },
  ],
  feeds: {
    title: 'All products as a file',
    text: 'All products with price, stock, shipping and safety facts. Replace US with the code of another country. Responses have an ETag and are compressed; ask again with If-None-Match.',
  },
  program: {
    title: 'Connect a program',
    lead: 'Accounting, warehouse and shipping software reads and changes the shop with an API key. Paste these requests into a shell, with your key in the place of the dots. An owner makes keys in the back office under Shop, API keys.',
    steps: [
      {
        title: 'Read the orders',
        text: 'GET /api/backoffice/orders lists them, newest first, 50 per page. Send next as after to get the next page.',
      },
      {
        title: 'Read what changed',
        text: 'With updated_since, a list has what was added or changed since then, in the order of the changes. Follow next until it’s null, and send until as updated_since the next time. An entry that changes while you read comes again, and none is missed. The ids of entries that no longer exist are in removed. Orders, customers, products, stock, tickets, refunds and payout days work like this.',
      },
      {
        title: 'Change something',
        text: 'Each operation below names the permission that a key needs. Some need a person, and answer 403 with the code person_needed and the reason.',
      },
    ],
    client: {
      title: 'A client for your language',
      text: 'Generators make a typed client from the OpenAPI document. This one makes one for TypeScript, whose requests take the key as auth.',
    },
    retries: {
      title: 'What to send again',
      text: 'After 429 and 503, wait as long as Retry-After says; RateLimit says what is left of 600 requests a minute. After a lost connection or 5xx, send GET, PUT and DELETE again. Send POST again with the same Idempotency-Key where it’s listed, and don’t otherwise. Other 4xx never succeed by repeating: 401 means that the key is wrong, expired, revoked or not valid from your address.',
    },
  },
  firstOrder: {
    title: 'A first order in five requests',
    lead: 'Paste these into a shell, one after the other. They need curl and a shop that offers the test payment, as every shop does in development. Set SHOP if yours isn’t at localhost:3000.',
    steps: [
      {
        title: 'List the bikes',
        text: 'GET /api/configurator returns every bike with its sizes, colors, parts and rules. A build is one ID for each.',
      },
      {
        title: 'Price the cart',
        text: 'POST /api/checkout-guest returns prices, shipping, tax and payment methods. Only the server calculates prices.',
      },
      {
        title: 'Place the order',
        text: 'POST /api/payment-guest reserves the stock and opens the payment. The total must be the one you showed; otherwise the response is 409 with the new one. With the Idempotency-Key, a retry never orders twice.',
      },
      {
        title: 'Pay it',
        text: 'redirect_url is the payment page, here the sandbox’s. This request does what the customer does there.',
      },
      {
        title: 'Return to the shop',
        text: 'The shop asks the payment provider and marks the order paid.',
      },
    ],
  },
  index: 'Routes',
  features: 'Features',
  parameters: 'Parameters',
  body: 'Body',
  answer: 'Response: data',
  problems: 'Errors',
  anyOther: 'Known paths called with another method return 405 and an Allow header.',
  optional: 'optional',
  members: (count: number) => (count === 1 ? '1 property' : `${count} properties`),
  access: {
    everyone: 'No login needed.',
    optional: 'A bearer token is optional.',
    user: 'Requires a bearer token.',
    person:
      'Requires the bearer token of staff with two-factor authentication and the permission named below.',
    staff:
      'Requires the permission named below: an API key, or the bearer token of staff with two-factor authentication.',
  },
  variants: (count: number) => `one of ${count} forms`,
  variant: (number: number, count: number) => `Form ${number} of ${count}:`,
  example: 'Example',
  exampleOf: ({ method, path }: { method: string; path: string }) => `Example of ${method} ${path}`,
  file: 'Response: file',
} as const
