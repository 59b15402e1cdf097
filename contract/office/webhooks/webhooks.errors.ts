export const WEBHOOKS_STATUS = {
  webhook_delivery_not_found: 404,
} as const

export const WEBHOOKS_SENTENCE: Record<keyof typeof WEBHOOKS_STATUS, string> = {
  webhook_delivery_not_found:
    'This delivery no longer exists. Deliveries are deleted after 30 days.',
}
