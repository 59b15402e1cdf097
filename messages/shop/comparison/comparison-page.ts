/** Texts shown on /compare until its table has loaded; the table's texts are in comparison. */
export const comparisonPage = {
  title: 'Compare',
  description:
    'Compare up to five builds side by side: price, weight, range, parts and geometry, with the frames overlaid.',
  heading: 'Side by side',
  // Rendered with the page. Lazy-loaded content is shorter, so it doesn't shift the layout.
  lead: 'The same rows for every bike, at today’s prices and delivery dates. Choose “Compare” on a bike or on your own build in the configurator. Compare up to five side by side, even offline.',
  noScript: 'We compare builds in your browser, so this page needs JavaScript.',
  notLoaded: 'We couldn’t load the comparison. Check your connection and try again.',
} as const
