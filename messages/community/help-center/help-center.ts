import { dateLong } from '@/utils/format'

/** Texts of all help center pages, including those around a topic. */
export const helpCenter = {
  title: 'Help Center',
  trail: 'You are here',
  contact: {
    title: 'Didn’t find it?',
    text: 'Write to us. The people who build the bikes answer, in the order we receive your questions.',
    action: 'Write to us',
    tickets: 'My tickets',
    manuals: 'Manuals',
    forum: 'Ask other riders',
  },
  updated: (at: string) => `Last updated ${dateLong(at)}`,
  related: 'Related',
} as const
