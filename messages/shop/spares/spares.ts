export const spares = {
  title: 'Spare parts',
  listTitle: (group?: string) => (group ? `Spare parts: ${group}` : 'Spare parts'),
  resultsTitle: (query: string) => `Spare parts: ${query}`,
  description:
    'Every spare part for our bikes, with its price, availability, tools and standard alternative.',
  heading: 'Every part, for as long as you ride',
  lead: 'Search by name, part number, standard or bike. Small typos are OK.',
  label: 'Search spare parts',
  placeholder: 'Brake pads, 6902-2RS, 5000304',
  bike: 'Bike',
  anyBike: 'Any bike',
  inStockOnly: 'In stock only',
  search: 'Search',
  myBikes: 'Fits my bike',
  myBike: (bike: string, nickname: string) => (nickname ? `${nickname} (${bike})` : bike),
} as const
