const NAMES: Record<string, string> = {
  stripe: 'Stripe',
  paypal: 'PayPal',
  bank: 'Bank transfer',
  credit: 'Store credit',
  sandbox: 'Test payment',
}

/** Returns the name of a payment method, or its id without one. */
export const providerName = (provider: string): string => NAMES[provider] ?? provider
