/** Lists of the API that say what changed since a moment. */
export const CHANGED_LISTS = [
  'orders',
  'customers',
  'products',
  'stock',
  'tickets',
  'refunds',
  'payouts',
] as const
export type ChangedList = (typeof CHANGED_LISTS)[number]
