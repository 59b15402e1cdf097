/** What of an order isn't finished. While there is any, its buyer's data can't be erased. */
export const OPEN_MATTERS = ['order', 'withdrawal', 'return', 'refund', 'dispute'] as const

export interface OpenMatter {
  /** Number of the order. */
  order: string
  matter: (typeof OPEN_MATTERS)[number]
}
