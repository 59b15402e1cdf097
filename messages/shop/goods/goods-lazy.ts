/** Texts around the lazy-loaded delivered price. */
export const lateGoods = {
  delivered: 'Delivered price',
  needsScript: 'Turn on JavaScript to see shipping and tax for your country.',
  failed: 'We couldn’t load the delivered price. Check your connection.',
  bikeNote: 'For the standard bike. Each bike in an order ships separately.',
} as const
