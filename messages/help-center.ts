import { dateLong } from '@/utils/format'

/** What stands on every page of the help center, and around a topic. */
export const helpCenter = {
  title: 'Help Center',
  trail: 'You are here',
  contact: {
    title: 'Not found?',
    text: 'Write to us. People who build the bikes answer, in the order in which questions come in.',
    action: 'Write to us',
    tickets: 'My questions',
    manuals: 'Manuals',
    forum: 'Ask other riders',
  },
  updated: (at: string) => `Last changed on ${dateLong(at)}`,
  related: 'Related',
} as const
