/** Payment providers that send events, see POST /api/payment/events/:provider. */
export const EVENT_PROVIDERS = ['stripe', 'paypal'] as const

export type EventProvider = (typeof EVENT_PROVIDERS)[number]
