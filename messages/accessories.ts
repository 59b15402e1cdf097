/** The list of accessories. */
export const accessories = {
  title: 'Accessories',
  description:
    'Helmets, lights, locks, bags and tools for our bikes, each with weight, load limit, what it fits and what it costs delivered.',
  heading: 'Made to go along',
  lead: 'What we would put on our own bikes. Everything says what it weighs, what it carries and which bike it fits.',

  filter: 'Filter and sort',
  bike: 'Fits my bike',
  anyBike: 'All bikes',
  kind: 'Kind',
  anyKind: 'Everything',
  sort: 'Sort by',
  sorts: {
    catalogue: 'Our order',
    price: 'Price, low to high',
    'price-down': 'Price, high to low',
  },
  found: (count: number) => `${count} ${count === 1 ? 'accessory' : 'accessories'}`,
  nothing: 'Nothing of this kind fits this bike.',
  showAll: 'Show everything',
} as const
