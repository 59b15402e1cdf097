import { dateLong } from '@/utils/format'

/** What stands around the texts of the shop. */
export const content = {
  contents: 'On this page',
  updated: (at: string) => `Last changed on ${dateLong(at)}`,
  print: 'Print',
  table: (columns: readonly string[], heading: string) =>
    `${heading && `${heading}. `}Table: ${columns.join(', ')}`,
  manuals: 'The manuals',
  manualsLabel: 'Manual of',
  otherManuals: 'Other manuals',
  allManuals: 'All manuals',
  questions: 'Questions',
  news: 'News',
  newsLead: 'What changes in the shop and at the bikes.',
  newsDescription: 'News from Nireeka: the bikes, the shop and how both are made.',
  rss: 'Subscribe by RSS',
  allNews: 'All news',
  newsEmpty: 'There is no news yet.',
  preview: 'Preview',
  previewNote:
    'Not published. Whoever has this link can read this version until the link ends by itself.',
  landingEyebrow: 'The next model',
  landingWays: 'Until then',
  landingBikes: 'Configure a bike',
  landingNews: 'Read the news',
} as const
