export const accessories = {
  title: 'Accessories',
  description:
    'Helmets, lights, locks, bags and tools for our bikes, with the weight, load limit, fit and delivered price of each.',
  heading: 'Made to go with your bike',
  lead: 'The gear we put on our own bikes. Each item shows its weight, its load limit and the bikes it fits.',

  filter: 'Filter and sort',
  bike: 'Fits my bike',
  anyBike: 'All bikes',
  kind: 'Category',
  anyKind: 'All categories',
  sort: 'Sort by',
  sorts: {
    catalog: 'Featured',
    price: 'Price, low to high',
    'price-down': 'Price, high to low',
  },
  found: (count: number) => `${count} ${count === 1 ? 'accessory' : 'accessories'}`,
  nothing: 'Nothing in this category fits this bike.',
  showAll: 'Show all accessories',
} as const
