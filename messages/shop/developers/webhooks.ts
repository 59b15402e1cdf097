export const webhooks = {
  title: 'Webhooks',
  lead: 'The shop posts what happens to addresses that its owner enters at /backoffice/webhooks. The messages follow Standard Webhooks, so libraries for most languages verify them.',
  verify: {
    title: 'Verify a message',
    text: 'Verify the raw body before you parse it. The secret begins with whsec_. After a rotation, messages have a signature by both secrets for 24 hours. Messages whose timestamp is older than five minutes are repeats by someone else.',
    code: `import { Webhook } from 'standardwebhooks'

const webhook = new Webhook(secret) // whsec_…

app.post('/hooks/shop', express.text({ type: '*/*' }), (request, response) => {
  const message = webhook.verify(request.body, request.headers) // throws if it isn’t the shop’s
  if (isNew(message.id)) queue(message)
  response.sendStatus(204)
})`,
  },
  rules: [
    {
      title: 'At least once',
      text: 'A message can arrive twice, with the same id in webhook-id and in the body. Remember the ids that you have processed.',
    },
    {
      title: 'In order',
      text: 'Messages about the same order, item, product or ticket arrive in order, each with the state right after the change.',
    },
    {
      title: 'Answers',
      text: 'Answer with any 2xx within 10 seconds. Redirects aren’t followed, and at most 64 KB of an answer are read.',
    },
    {
      title: 'Retries',
      text: 'Everything else is tried again, up to 8 times over three days. Retry-After is honored. After five days without a success, the webhook is paused, and what happens waits for up to 30 days.',
    },
    {
      title: 'Versions',
      text: 'The version of the body changes only if a member is removed or renamed. Ignore members that you don’t know.',
    },
    {
      title: 'People',
      text: 'Bodies have ids instead of names. The owner can turn on the member customer for a webhook.',
    },
  ],
  example: 'Body of order.paid',
  events: 'Events',
} as const
