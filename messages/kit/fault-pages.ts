export const faultPages = {
  notFound: {
    title: 'This road ends here',
    lead: 'There’s no page at this address. It may have moved, or the link may have a typo.',
  },
  serverFault: {
    title: 'A puncture on our side',
    lead: 'Something broke while we loaded this page. Your cart and your build are safe. Please try again in a moment.',
  },
  bikes: 'See our bikes',
  help: 'Write to us',
  reload: 'Try again',
} as const
