const NAMES: Record<string, string> = {
  stripe: 'Stripe',
  paypal: 'PayPal',
  bank: 'Bank transfer',
  credit: 'Store credit',
  sandbox: 'Test payment',
}

/** How staff read the id of a payment method; one without a name is shown by its id. */
export const providerName = (provider: string): string => NAMES[provider] ?? provider
