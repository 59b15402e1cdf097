/** A route of the specification whose screen is not open yet: what people will find there. */
export interface NotOpenPage {
  title: string
  text: string
}

/** By path. A route that opens takes its line out of here and gets a page of its own. */
export const notOpenPages: Readonly<Record<string, NotOpenPage>> = {
  '/accessories': {
    title: 'Accessories',
    text: 'Helmets, bags and lights that go with our bikes will be shown here.',
  },
  '/accessories/5000110': { title: 'Helmet', text: 'Our helmet will be shown here.' },
  '/accessories/5000111': { title: 'Backpack', text: 'Our backpack will be shown here.' },
  '/accessories/5000064': { title: 'Taillight', text: 'Our taillight will be shown here.' },
  '/spares': {
    title: 'Spares',
    text: 'The spare parts of every bike we have built will be searchable here.',
  },
  '/help-center': {
    title: 'Help Center',
    text: 'Answers about riding, charging and repair will be collected here.',
  },
  '/forum': { title: 'Forum', text: 'Riders will talk about their bikes here.' },
  '/forum/1': { title: 'Forum', text: 'Riders will talk about their bikes here.' },
  '/compare': { title: 'Compare', text: 'Bikes will stand side by side here.' },
  '/faq': { title: 'FAQ', text: 'The questions we hear most will be answered here.' },
  '/user-manual': { title: 'User Manual', text: 'The manual of each bike will be here.' },
  '/warranty': { title: 'Warranty', text: 'The terms of our warranty will be printed here.' },
  '/dealers': { title: 'Dealers', text: 'Dealers near you will be listed here.' },
  '/about-us': { title: 'About Us', text: 'Who we are and how we build will be told here.' },
  '/privacypolicy': { title: 'Privacy Policy', text: 'Our privacy policy will be printed here.' },
  '/terms': { title: 'Terms', text: 'Our terms of sale will be printed here.' },
  '/rrpolicy': {
    title: 'Return and Refund Policy',
    text: 'Our rules for returns and refunds will be printed here.',
  },
  '/landing': { title: 'New model', text: 'Our next model will be presented here.' },
  '/backoffice': { title: 'Back office', text: 'The people who run this shop will work here.' },
}

export const notOpen = {
  eyebrow: 'Not open yet',
  todayTitle: 'What works today',
  today:
    'Configure a bike, see its price and delivery date, and buy it with or without an account.',
  bikes: 'Configure a bike',
  write: 'Write to us',
} as const
