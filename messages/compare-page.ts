/** What /compare shows before its table has arrived; the table's own words are in compare. */
export const comparePage = {
  title: 'Compare',
  description:
    'Up to five builds side by side: price, weight, range, parts and geometry, with their frames drawn over each other.',
  heading: 'Side by side',
  // All of it is there with the page: what comes later is shorter, so that the page stands when it is first seen.
  lead: 'The same rows for every bike, at today’s prices and with today’s delivery dates. Press “Compare” at a bike, or in the configurator at your own build; up to five stand side by side here, also without a network.',
  noScript: 'Builds are compared in your browser. For that it needs JavaScript.',
  notLoaded: 'The comparison did not load. Please check your connection and try again.',
} as const
