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
    title: 'Product feeds',
    text: 'All products with price, stock, shipping and safety facts. Replace US with the code of another country. Responses have an ETag and are compressed; ask again with If-None-Match.',
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
    staff:
      'Requires the bearer token of staff with two-factor authentication and the permission named below.',
  },
  variants: (count: number) => `one of ${count} forms`,
  variant: (number: number, count: number) => `Form ${number} of ${count}:`,
  example: 'Example',
  exampleOf: ({ method, path }: { method: string; path: string }) => `Example of ${method} ${path}`,
  file: 'Response: file',
} as const
