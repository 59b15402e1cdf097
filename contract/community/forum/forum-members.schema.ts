import { z } from 'zod'

import { MENTION_LENGTH } from '@/domain/community/forum/forum-mention'

import { Id, IdParam } from '@/contract/shop/configurator/configurator.schema'
import { limitedBy } from '@/contract/kit/route'

export const KnownMember = z.object({
  id: z.string(),
  name: z.string(),
  avatar: z.string().nullable(),
  is_sample: z.literal(true).optional().describe('Part of the sample data: nobody'),
  has_page: z.literal(true).optional().describe('Others can open a page about them'),
})

const Profile = z.object({
  has_page: z.boolean().describe('Whether others can open a page about the caller'),
  shows_bikes: z
    .boolean()
    .describe('Whether it names the caller’s delivered bikes and their sizes'),
})

export const forumMemberSchemas = {
  profile: {
    summary: 'Reads what the caller lets others see.',
    spec: 'open',
    response: Profile,
  },
  setProfile: {
    summary: 'Sets what the caller lets others see. Nothing is shown without consent.',
    spec: 'open',
    body: Profile,
    response: Profile,
  },
  memberPage: {
    summary:
      'Returns the page of a member who consented: public posts, newest first, 20 per page. Former names lead to it.',
    spec: 'open',
    errors: ['forum_member_not_found'],
    params: z.object({ name: z.string().max(80) }),
    query: z.object({
      before: IdParam.optional().meta({ description: 'The `next` of the page before' }),
    }),
    response: z.object({
      id: z.string(),
      name: z.string(),
      avatar: z.string().nullable(),
      since: z.iso.date().describe('First day of the month in which the account was created'),
      posts: z.int(),
      bikes: z.array(z.object({ title: z.string(), size: z.string() })),
      written: z.array(
        z.object({
          thread: z.object({ id: Id, slug: z.string(), title: z.string() }),
          number: z.int(),
          excerpt: z.string(),
          created_at: z.iso.datetime(),
        }),
      ),
      next: Id.nullable(),
    }),
  },
  members: {
    summary:
      'Offers up to 8 members to mention: those who wrote in the thread lately, then others who have written in public. Never the caller.',
    spec: 'open',
    limits: limitedBy('forumMembers'),
    errors: ['forum_thread_not_found', 'too_many_requests'],
    query: z.object({
      q: z
        .string()
        .max(MENTION_LENGTH)
        .meta({ description: 'How the username begins. Others are listed from two characters on' }),
      thread: IdParam.optional(),
    }),
    response: z.object({
      members: z.array(KnownMember),
    }),
  },
} as const
