/** A route of the specification whose screen is not open yet: what people will find there. */
export interface NotOpenPage {
  title: string
  text: string
}

/** By path. A route that opens takes its line out of here and gets a page of its own. */
export const notOpenPages: Readonly<Record<string, NotOpenPage>> = {
  '/help-center': {
    title: 'Help Center',
    text: 'Answers about riding, charging and repair will be collected here.',
  },
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
