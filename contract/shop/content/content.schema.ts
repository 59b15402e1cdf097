import { ContentTree } from '@/contract/kit/content-tree.schema'
import { named } from '@/contract/kit/named.schema'
import { z } from 'zod'

import {
  CONTENT_KINDS,
  CONTENT_LIMIT,
  CONTENT_STATUSES,
  TEXT_KINDS,
} from '@/domain/shop/content/content'

import { filled, line, QUICKLY_READ } from '@/contract/kit/text.schema'

const Kind = z.enum(CONTENT_KINDS)
const TextKind = z.enum(TEXT_KINDS)
const Slug = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
const Address = z.object({ kind: Kind, slug: Slug })
const TextAddress = z.object({ kind: TextKind, slug: Slug })
const VersionAddress = TextAddress.extend({ number: z.coerce.number().int().min(1).max(1_000_000) })

const Entry = z.object({
  kind: TextKind,
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  published_at: z.iso.datetime().describe('When it was first published'),
  updated_at: z.iso.datetime(),
})

const Content = Entry.extend({
  headings: z.array(z.object({ id: z.string(), level: z.int(), text: z.string() })),
  body: ContentTree.describe('Content as a tree'),
  number: z
    .int()
    .nullable()
    .describe('Number of this version of a legal document; null for other content'),
  versions: z
    .array(
      z.object({
        number: z.int(),
        in_force_at: z.iso.datetime().describe('In force from then until the next version'),
      }),
    )
    .describe('All versions of a legal document, newest first; empty for other content'),
})

const Version = z.object({
  number: z.int(),
  title: z.string(),
  note: z.string(),
  saved_at: z.iso.datetime(),
  author: z
    .string()
    .nullable()
    .describe('Null if it came with the shop or the author’s account was deleted'),
  publish_at: z.iso
    .datetime()
    .nullable()
    .describe('Null for a draft; in the future for a scheduled version'),
  is_public: z.boolean(),
})

const State = z.object({
  kind: TextKind,
  slug: z.string(),
  title: z.string(),
  status: z.enum(CONTENT_STATUSES),
  owner: z.string(),
  review_by: z.iso.date().nullable(),
  latest: z.int().describe('Number of the newest version'),
  saved_at: z.iso.datetime(),
  author: z
    .string()
    .nullable()
    .describe('Who saved the newest version; null as in the version history'),
})

const Source = z.object({
  title: z.string(),
  description: z.string(),
  source: z.string(),
  category: z.string().nullable().describe('Category of a help topic, null for other content'),
  keywords: z.array(z.string()).describe('Search words of a help topic that its text doesn’t use'),
})
const HelpCategories = z
  .array(z.object({ slug: z.string(), title: z.string() }))
  .describe('Categories that a help topic can be in')
const Written = {
  title: filled(120, 'Enter a title.'),
  description: line(300),
  source: z
    .string()
    .max(CONTENT_LIMIT)
    .refine(...QUICKLY_READ),
}
const Saved = z.object({ number: z.int(), status: z.enum(CONTENT_STATUSES) })
const PublishAt = z.iso.datetime().nullable()
const NOT_FOUND = ['content_not_found']

named({
  ContentEntry: [Entry, 'Published content as lists show it'],
  Content,
  ContentVersion: Version,
})

export const contentSchemas = {
  list: {
    summary: 'Lists published content (pages, bike manuals and news), newest first.',
    spec: 'open',
    query: z.object({ kind: Kind.optional() }),
    response: z.object({ entries: z.array(Entry) }),
  },
  read: {
    summary: 'Returns published content with its placeholders filled in.',
    spec: 'open',
    errors: NOT_FOUND,
    params: Address,
    response: Content,
  },
  legalVersion: {
    summary:
      'Returns a version of a legal document, such as the terms, as it was in force. Never changes and never goes away.',
    spec: 'open',
    errors: NOT_FOUND,
    params: VersionAddress.pick({ slug: true, number: true }),
    response: Content,
  },
  addresses: {
    summary: 'Lists every public page, as in the sitemap.',
    spec: 'open',
    response: z.object({
      addresses: z.array(z.object({ path: z.string(), changed_at: z.iso.datetime().nullable() })),
    }),
  },
  preview: {
    summary: 'Returns a version by its preview link, which expires.',
    spec: 'open',
    errors: NOT_FOUND,
    params: z.object({ token: z.string().max(200) }),
    response: Content,
  },
  picture: {
    summary:
      'Returns a picture of a text; one that isn’t saved yet only at the address of a preview.',
    spec: 'open',
    file: { type: 'image/*', description: 'PNG, JPEG or WebP, without metadata.' },
    errors: ['file_not_found'],
    params: z.object({
      id: z.string().max(40),
      size: z
        .string()
        .regex(/^\d{1,5}x\d{1,5}$/)
        .meta({ description: 'Width and height in pixels', examples: ['800x600'] }),
    }),
    query: z.object({
      until: z.string().max(12).optional(),
      key: z.string().max(100).optional(),
    }),
    response: z.any(),
  },
  overview: {
    summary: 'Lists all content with its status, owner, next review date and last author.',
    spec: 'open',
    query: z.object({
      kind: TextKind.optional(),
      status: z.enum(CONTENT_STATUSES).optional(),
      q: line(100).optional().describe('Words of the title, address, summary or text'),
    }),
    response: z.object({ entries: z.array(State), categories: HelpCategories }),
  },
  edit: {
    summary: 'Returns the source of the latest version and the version history.',
    spec: 'open',
    errors: NOT_FOUND,
    params: TextAddress,
    response: State.extend({
      ...Source.shape,
      history: z.array(Version),
      placeholders: z.array(z.string()),
      categories: HelpCategories,
    }),
  },
  version: {
    summary: 'Returns the source of one version.',
    spec: 'open',
    errors: NOT_FOUND,
    params: VersionAddress,
    response: Version.extend(Source.shape),
  },
  render: {
    summary: 'Returns text that is being written as readers would see it. Saves nothing.',
    spec: 'open',
    params: TextAddress,
    body: z.object({ ...Written, title: line(120) }),
    response: z.object({
      title: z.string(),
      description: z.string(),
      body: ContentTree.describe('Content as a tree'),
      unknown: z.array(z.string()).describe('Placeholders that the shop doesn’t have'),
    }),
  },
  save: {
    summary:
      'Saves a new version. `base` is the version you edited (0 for new content). If a newer version exists, returns 409 with its number.',
    spec: 'open',
    errors: ['content_changed'],
    params: TextAddress,
    body: z.object({
      base: z.int().min(0),
      ...Written,
      category: Slug.nullish().describe('Required for a help topic'),
      keywords: z.array(filled(60, 'Enter a word.')).max(60).optional(),
      note: line(200).optional(),
      owner: filled(60, 'Enter the team responsible for this content.'),
      review_by: z.iso.date().nullable(),
      publish_at: PublishAt.describe(
        'Null keeps it a draft; a time in the past publishes it immediately',
      ),
    }),
    response: Saved,
  },
  schedule: {
    summary: 'Schedules a version for publication, or returns it to draft with null.',
    spec: 'open',
    errors: NOT_FOUND,
    params: VersionAddress,
    body: z.object({ publish_at: PublishAt }),
    response: Saved,
  },
  restore: {
    summary: 'Saves an older version as a new draft.',
    spec: 'open',
    errors: [...NOT_FOUND, 'content_changed'],
    params: VersionAddress,
    body: z.object({ base: z.int().min(1) }),
    response: Saved,
  },
  previewLink: {
    summary: 'Creates a preview link to a version. Anyone with the link can read it for two days.',
    spec: 'open',
    errors: NOT_FOUND,
    params: VersionAddress,
    response: z.object({ url: z.string(), expires_at: z.iso.datetime() }),
  },
  archive: {
    summary: 'Archives or restores content.',
    spec: 'open',
    errors: NOT_FOUND,
    params: TextAddress,
    body: z.object({ is_archived: z.boolean() }),
    response: z.object({ status: z.enum(CONTENT_STATUSES) }),
  },
}
