/** What a page carries of the delivered price before somebody asks for it. */
export const lateGoods = {
  delivered: 'Delivered price',
  needsScript: 'Please allow scripts to see delivery and tax for your country.',
  failed: 'The delivered price did not load. Please check your connection.',
  bikeNote: 'The bike as it stands in the shop; each bike of an order is shipped by itself.',
} as const
