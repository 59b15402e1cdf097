import type { ResourceTexts } from '@/contract/kit/resource/texts'
import type { Resources } from '@/contract/kit/resources'
import type { Placeholder, PlaceholderValues } from '@/domain/office/support/canned-answer'
import { DEFAULT_BRAND } from '@/utils/default-brand'
import { desk } from '@/messages/office/support/support'

const PLACEHOLDERS: Record<Placeholder, readonly [meaning: string, example: string]> = {
  name: ['Customer’s name', 'Ada Rider'],
  ticket: ['Ticket number', 'T-10042'],
  order: ['Order number', 'NK-100042'],
  delivery: ['Estimated delivery', 'March 12, 2027'],
  bike: ['Customer’s bike', 'Nyx'],
  agent: ['Your name', 'Sam'],
  shop: ['Shop', DEFAULT_BRAND.name],
}

const EXAMPLES: PlaceholderValues = {
  name: PLACEHOLDERS.name[1],
  ticket: PLACEHOLDERS.ticket[1],
  order: PLACEHOLDERS.order[1],
  delivery: PLACEHOLDERS.delivery[1],
  bike: PLACEHOLDERS.bike[1],
  agent: PLACEHOLDERS.agent[1],
  shop: PLACEHOLDERS.shop[1],
}

export const canned = {
  title: 'Canned answers',
  lead: 'Texts that agents start an answer with. Placeholders are filled in from the ticket.',
  list: 'Canned answers',
  none: 'No canned answers yet',
  noneHint: 'Write down what you answer most often. Agents choose it above their answer.',
  found: (count: number) => (count === 1 ? '1 canned answer' : `${count} canned answers`),
  columns: { title: 'Title', tags: 'Tags', then: 'Then', changed: 'Changed' },
  add: 'New canned answer',
  addTitle: 'New canned answer',
  editTitle: (title: string) => `Edit “${title}”`,
  fields: {
    title: { label: 'Title', hint: 'Only agents see it.' },
    body: { label: 'Text', hint: 'Ctrl+Enter saves it.' },
    moves_to: { label: 'Then', options: { '': 'The agent chooses', ...desk.thenOptions } },
    tags: { label: 'Tags added to the ticket', hint: 'Separate tags with commas.' },
  },
  placeholders: 'Placeholders',
  placeholdersHint:
    'Choose one to insert it. What a ticket doesn’t have stays for the agent to fill in.',
  meaning: (name: Placeholder) => PLACEHOLDERS[name][0],
  insert: (name: Placeholder) => `Insert {{${name}}}: ${PLACEHOLDERS[name][0]}`,
  examples: EXAMPLES,
  preview: 'Preview',
  previewHint: 'With example values.',
  previewEmpty: 'Your text shows up here as the agent gets it.',
  saved: (title: string) => `Saved: ${title}. Agents can choose it.`,
  remove: 'Delete',
  removed: (title: string) => `Deleted: ${title}.`,
  undo: 'Undo',
} as const satisfies ResourceTexts<Resources['canned']> & Record<string, unknown>
