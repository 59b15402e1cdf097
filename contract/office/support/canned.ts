import { choice, line, moment, optional, terms, text } from '@/contract/kit/resource/field'
import { resource, type EntryOf } from '@/contract/kit/resource/resource'
import { MESSAGE_LIMIT, TAGS_LIMIT } from '@/domain/community/support/ticket'
import { NEXT_STATUSES } from '@/domain/office/support/desk'
import { tagsOf, unknownPlaceholders } from '@/domain/office/support/canned-answer'

/** Texts that agents start an answer with. */
export const canned = resource('canned', {
  nouns: {
    ...{ code: 'canned_answer', one: 'canned answer', a: 'a canned answer' },
    many: 'canned answers',
    exists: 'There’s already a canned answer with this title.',
    removal: 'Agents can’t choose it anymore.',
  },
  path: '/api/backoffice/canned-answers',
  read: 'support.read',
  write: 'support.answer',
  fields: {
    title: line(80, { required: 'Enter a title.', example: 'Photo of the part' }),
    body: text(MESSAGE_LIMIT, {
      ...{ required: 'Please write something.', example: 'Hi {{name}}!' },
      about: 'May contain placeholders',
    }),
    moves_to: optional(
      choice(NEXT_STATUSES, { about: 'Status of the ticket afterward; null: the agent chooses' }),
    ),
    tags: terms(
      { least: 0, most: TAGS_LIMIT },
      {
        ...{ wrong: `Use up to ${TAGS_LIMIT} tags.`, read: tagsOf, example: ['brakes'] },
        about: 'Added to the ticket; in lower case, words joined by hyphens',
      },
    ),
  },
  computed: { updated_at: moment() },
  check: ({ body = '' }) =>
    unknownPlaceholders(body).length > 0
      ? { body: 'This text has a placeholder that doesn’t exist. Use only those listed below.' }
      : {},
})

export type CannedAnswer = EntryOf<typeof canned>
