/** The API reference. */
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
    administrator:
      'Requires the bearer token of an administrator with two-factor authentication (role: administrator).',
  },
  variants: (count: number) => `one of ${count} forms`,
  variant: (number: number, count: number) => `Form ${number} of ${count}:`,
  example: 'Example',
  file: 'Response: file',
} as const
