/** The search of spare parts. */
export const spares = {
  title: 'Spare parts',
  resultsTitle: (query: string) => `Spare parts: ${query}`,
  description:
    'Every spare part of our bikes with price, stock, tools and the standard part that fits in its place.',
  heading: 'Every part, for as long as you ride',
  lead: 'Search by name, part number, standard or bike. One wrong letter does no harm.',
  label: 'Search spare parts',
  placeholder: 'Brake pads, 6902-2RS, 5000304',
  bike: 'Bike',
  anyBike: 'Any bike',
  inStockOnly: 'In stock only',
  search: 'Search',
  myBikes: 'Fits my bike',
  myBike: (bike: string, nickname: string) => (nickname ? `${nickname} (${bike})` : bike),
} as const
