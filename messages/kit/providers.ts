const NAMES: Record<string, string> = {
  stripe: 'Stripe',
  paypal: 'PayPal',
  bank: 'Bank transfer',
  cash: 'Cash',
  terminal: 'Card terminal',
  credit: 'Store credit',
  sandbox: 'Test payment',
}

export const providerName = (provider: string): string => NAMES[provider] ?? provider
