import { ContentTree } from '@/contract/kit/content-tree.schema'
import { named } from '@/contract/kit/named.schema'
import { limitedBy } from '@/contract/kit/route'
import { z } from 'zod'

import { HELP_COMMENT_BYTES } from '@/domain/community/help-center/help-center'
import { KEYWORD_LIMIT } from '@/domain/kit/search/words'

import { line, prose } from '@/contract/kit/text.schema'

const Slug = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
const TopicId = z.int().min(1).max(Number.MAX_SAFE_INTEGER)
/** Key that identifies a browser, not a person. */
export const VoterKey = z.uuid()
const Keyword = line(KEYWORD_LIMIT)

const Marks = z
  .array(z.tuple([z.int(), z.int()]))
  .describe('Match ranges: start and end offsets, end exclusive')
const Category = z.object({ slug: Slug, title: z.string() })
const Link = z.object({ id: TopicId, slug: Slug, title: z.string(), description: z.string() })

const Hit = z.object({
  id: TopicId,
  slug: Slug,
  title: z.string(),
  marks: Marks,
  category: Category,
  found: z
    .object({ text: z.string(), marks: Marks, anchor: z.string().nullable() })
    .describe('The best matching sentence, and the heading above it'),
})

/** `data` in the error responses of both searches. */
const NO_TOPIC_FOUND = { total: 0, results: [] } as const

const feedback = {
  topic_id: TopicId,
  comment: prose(HELP_COMMENT_BYTES)
    .refine((text) => new TextEncoder().encode(text).length <= HELP_COMMENT_BYTES, {
      message: 'Please shorten the comment.',
    })
    .nullish()
    .describe('Plain text, up to 2 kB'),
  help_full: z.boolean().describe('Whether the topic helped'),
}
const Voted = z.object({ topic_id: TopicId, help_full: z.boolean() })

named({ HelpCategory: Category, HelpHit: Hit })

export const helpCenterSchemas = {
  overview: {
    summary: 'Lists the categories with their topics, and the most helpful topics.',
    spec: 'open',
    response: z.object({
      categories: z.array(Category.extend({ description: z.string(), topics: z.array(Link) })),
      useful: z.array(Link),
    }),
  },
  searching: {
    summary: 'Suggests up to six topics as you type.',
    spec: '§7 Other',
    limits: limitedBy('helpSearch'),
    errors: ['invalid_input', 'too_many_requests'],
    failureData: NO_TOPIC_FOUND,
    query: z.object({ keyword: Keyword }),
    response: z.object({ query: z.string(), total: z.int(), results: z.array(Hit) }),
  },
  search: {
    summary:
      'Searches topics by title, text, synonyms and word prefixes, best matches first, 10 per page. Tolerates a one-letter typo in each word.',
    spec: '§7 Other',
    limits: limitedBy('helpSearch', 'helpSearchLog'),
    errors: ['invalid_input', 'too_many_requests'],
    failureData: NO_TOPIC_FOUND,
    query: z.object({
      q: Keyword.default(''),
      page: z
        .string()
        .regex(/^[1-9]\d{0,5}$/, 'Enter a page number of 1 or higher.')
        .transform(Number)
        .default(1),
    }),
    response: z.object({
      query: z.string(),
      page: z.int(),
      pages: z.int().describe('Number of pages. Later pages have no results'),
      total: z.int(),
      is_partial: z
        .boolean()
        .describe('True if no topic has all query terms, so these have most of them'),
      results: z.array(Hit),
      useful: z.array(Link).describe('Suggested topics if nothing was found'),
    }),
  },
  topic: {
    summary: 'Returns one published topic with related topics.',
    spec: 'open',
    errors: ['help_topic_not_found'],
    params: z.object({ slug: Slug }),
    response: Link.extend({
      category: Category,
      updated_at: z.iso.datetime(),
      headings: z.array(z.object({ id: z.string(), level: z.int(), text: z.string() })),
      body: ContentTree.describe('Content as a tree'),
      related: z.array(Link),
    }),
  },
  helpful: {
    summary:
      'Records whether a topic helped the user, with an optional comment. Sending it again replaces the vote; each user counts once.',
    spec: '§7 Other',
    limits: limitedBy('helpVoteByUser'),
    repeats: 'A later vote replaces the earlier one.',
    errors: ['invalid_input', 'help_topic_not_found', 'too_many_requests'],
    failureData: null,
    body: z.object(feedback),
    response: Voted,
  },
  helpfulGuest: {
    summary:
      'Same for guests. With the X-Voter-Key header, a vote of a browser counts once and can be changed. Without it, each IP address counts once a day.',
    spec: '§7 Other',
    limits: limitedBy('helpVoteByAddress'),
    repeats: 'A later vote replaces the earlier one.',
    errors: ['invalid_input', 'help_topic_not_found', 'too_many_requests'],
    failureData: null,
    headers: z.object({
      'X-Voter-Key': VoterKey.optional().describe('A random UUID that the browser keeps'),
    }),
    body: z.object({
      ...feedback,
      voter_key: VoterKey.nullish().describe('Older clients send the key here'),
    }),
    response: Voted,
  },
}
