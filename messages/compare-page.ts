/** What /compare shows before its table has arrived; the table's own words are in compare. */
export const comparePage = {
  title: 'Compare',
  description:
    'Up to five builds side by side: price, weight, range, parts and geometry, with their frames drawn over each other.',
  heading: 'Side by side',
  lead: 'The same rows for every bike, at today’s prices and with today’s delivery dates.',
  noScript: 'Builds are compared in your browser. For that it needs JavaScript.',
  notLoaded: 'The comparison did not load. Please check your connection and try again.',
} as const
