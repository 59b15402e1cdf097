/** What a server may be connected to, and staff may know whether it is. */
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
