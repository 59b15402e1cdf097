import { z } from 'zod'

import {
  Build,
  BuildCode,
  Id,
  IdParam,
  Slug,
} from '@/contract/shop/configurator/configurator.schema'
import { Money } from '@/contract/kit/money.schema'
import { named } from '@/contract/kit/named.schema'
import { limitedBy } from '@/contract/kit/route'
import { line } from '@/contract/kit/text.schema'
import { LONGEST_BUILD_NAME, MOST_SAVED_BUILDS } from '@/domain/account/saved-builds/saved-builds'

const SavedBuild = z.object({
  id: Id,
  name: z.string(),
  code: BuildCode,
  saved_at: z.iso.datetime(),
  bike_slug: Slug,
  title: z.string().describe('Name of the bike'),
  build: Build,
  state: z
    .enum(['offered', 'changed', 'sold_out', 'ended'])
    .describe(
      '`changed` if it can’t be ordered as saved, `sold_out` if its size is, `ended` if we no longer sell the bike',
    ),
  old_price: Money.describe('What it cost when it was saved, before tax'),
  price: Money.nullable().describe('What it costs today, before tax; null if the bike has ended'),
  delivery_date: z.iso
    .date()
    .nullable()
    .describe('When it would arrive if ordered today; null if it can’t be'),
  differences: z.array(z.string()).describe('What changed since, as sentences'),
})

const Name = line(LONGEST_BUILD_NAME).min(1, 'Please enter a name.')
const Reminders = z.object({
  has_reminders: z.boolean().describe('Consent to one email about a saved build after a week'),
})
const NOT_FOUND = ['saved_build_not_found']
const params = z.object({ id: IdParam })

named({ MemberBuild: [SavedBuild, 'A build in a user’s account, compared with today’s catalog'] })

export const savedBuildsSchemas = {
  list: {
    summary: 'Lists the user’s saved builds, newest first, with what changed since.',
    spec: 'open',
    query: z.object({
      country: IdParam.optional().describe('Where it would be delivered to'),
    }),
    response: Reminders.extend({ builds: z.array(SavedBuild) }),
  },
  save: {
    summary: `Saves the build of a code in the user’s account. Maximum ${MOST_SAVED_BUILDS}.`,
    spec: 'open',
    repeats: 'A code that is saved already keeps its name.',
    errors: ['build_not_found', 'saved_builds_full'],
    body: z.object({
      code: BuildCode,
      name: Name.optional().describe('The name of the bike without it'),
    }),
    response: z.object({ id: Id }),
  },
  rename: {
    summary: 'Renames a saved build.',
    spec: 'open',
    errors: NOT_FOUND,
    params,
    body: z.object({ name: Name }),
    response: z.object({}),
  },
  remove: {
    summary: 'Removes a build from the user’s account. Its code stays valid.',
    spec: 'open',
    errors: NOT_FOUND,
    params,
    response: z.object({}),
  },
  setReminders: {
    summary: 'Allows or stops emails about saved builds.',
    spec: 'open',
    body: Reminders,
    response: Reminders,
  },
  endReminders: {
    summary:
      'Stops emails about saved builds with the key included in every one. Ignores the body, so mail clients can send their own (RFC 8058). Idempotent.',
    spec: 'open',
    limits: limitedBy('emailLink'),
    errors: ['link_invalid', 'too_many_requests'],
    params: z.object({ id: z.string().max(60), key: z.string().max(60) }),
    response: z.object({}),
  },
}
