import { dateLong } from '@/utils/format'

export const content = {
  contents: 'On this page',
  updated: (at: string) => `Last updated ${dateLong(at)}`,
  print: 'Print',
  table: (columns: readonly string[], heading: string) =>
    `${heading && `${heading}. `}Table: ${columns.join(', ')}`,
  manuals: 'Manuals',
  manualsLabel: 'Manual for',
  otherManuals: 'Other manuals',
  allManuals: 'All manuals',
  questions: 'Questions',
  news: 'News',
  newsLead: 'What’s new in the shop and on our bikes.',
  newsDescription: 'News about our bikes, our shop and how we make them.',
  rss: 'Subscribe via RSS',
  allNews: 'All news',
  newsEmpty: 'No news yet.',
  preview: 'Preview',
  previewNote: 'Not published. Anyone with this link can read this version until the link expires.',
  landingEyebrow: 'The next model',
  landingPicture: 'A bike under a gray cloth that reaches the floor',
  landingWays: 'In the meantime',
  landingBikes: 'Configure a bike',
  landingNews: 'Read the news',
} as const
