export const STOCK_STATUS = {
  stock_item_not_found: 404,
  stock_moved: 409,
  stock_reserved: 409,
  stock_too_full: 422,
  arrival_not_found: 404,
} as const

export const STOCK_SENTENCE: Record<keyof typeof STOCK_STATUS, string> = {
  stock_item_not_found: 'We couldn’t find this item in stock.',
  stock_moved: 'Stock has changed in the meantime. Please check the new numbers before you apply.',
  stock_reserved:
    'Orders hold more pieces than would be left. Cancel those orders first, or leave as many on hand.',
  stock_too_full: 'A shelf holds 1,000,000 pieces at most.',
  arrival_not_found: 'This delivery was received or removed in the meantime.',
}
