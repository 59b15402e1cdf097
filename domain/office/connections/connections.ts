/** Optional integrations of a server, whose status staff can see. */
export const CONNECTIONS = [
  'mail',
  'replies',
  'stripe',
  'paypal',
  'bank',
  'google',
  'facebook',
] as const
export type Connection = (typeof CONNECTIONS)[number]
