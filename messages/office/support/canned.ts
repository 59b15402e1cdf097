import type { Placeholder, PlaceholderValues } from '@/domain/office/support/canned-answer'
import { MESSAGE_LIMIT, TAGS_LIMIT } from '@/domain/community/support/ticket'

import { chrome } from '@/messages/kit/chrome'
import type { DialogRequest } from '@/messages/kit/dialogs'

const PLACEHOLDERS: Record<Placeholder, readonly [meaning: string, example: string]> = {
  name: ['Customer’s name', 'Ada Rider'],
  ticket: ['Ticket number', 'T-10042'],
  order: ['Order number', 'NK-100042'],
  delivery: ['Estimated delivery', 'March 12, 2027'],
  bike: ['Customer’s bike', 'Nireeka Prime'],
  agent: ['Your name', 'Sam'],
  shop: ['Shop', chrome.shopName],
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

export const deskCanned = {
  title: 'Canned answers',
  lead: 'Texts that agents start an answer with. Placeholders are filled in from the ticket.',
  list: 'Canned answers',
  add: 'New canned answer',
  addTitle: 'New canned answer',
  editTitle: (title: string) => `Edit “${title}”`,
  empty: 'No canned answers yet',
  emptyHint: 'Write down what you answer most often. Agents choose it above their answer.',
  choose: 'Choose a canned answer to edit it, or add a new one.',
  stale: 'We couldn’t refresh this list. You see what was loaded before.',
  changed: (at: string) => `Changed ${at}`,
  name: 'Title',
  nameHint: 'Only agents see it.',
  body: 'Text',
  bodyHint: 'Ctrl+Enter saves it.',
  then: 'Then',
  thenOptions: {
    '': 'The agent chooses',
    waiting_for_customer: 'Wait for customer',
    waiting_for_us: 'We still owe something',
    closed: 'Close ticket',
  },
  tags: 'Tags added to the ticket',
  tagsHint: 'Separate tags with commas.',
  placeholders: 'Placeholders',
  placeholdersHint:
    'Choose one to insert it. What a ticket doesn’t have stays for the agent to fill in.',
  meaning: (name: Placeholder) => PLACEHOLDERS[name][0],
  insert: (name: Placeholder) => `Insert {{${name}}}: ${PLACEHOLDERS[name][0]}`,
  examples: EXAMPLES,
  preview: 'Preview',
  previewHint: 'With example values.',
  previewEmpty: 'Your text shows up here as the agent gets it.',
  save: 'Save',
  saveAnyway: 'Save mine anyway',
  saved: 'Saved.',
  discard: 'Discard changes',
  unsaved: 'Unsaved changes are kept in this tab.',
  remove: 'Delete',
  removeDialog: (title: string): DialogRequest => ({
    title: `Delete “${title}”?`,
    message: 'Agents can’t choose it anymore. You can’t undo this.',
    icon: 'trash',
    type: 'wide',
    primaryButtonType: 'danger',
    primaryButton: 'Delete',
    secondaryButton: 'Cancel',
  }),
  newsTitle: 'Someone else changed this canned answer',
  newsKept: 'Your version is still below and hasn’t been saved. This is theirs:',
  takeTheirs: 'Use theirs',
  gone: 'Someone deleted this canned answer. Your text is still here. Saving adds it again.',
  titleMissing: 'Enter a title.',
  bodyMissing: 'Please write something.',
  bodyLong: `Please shorten it to ${MESSAGE_LIMIT} characters or fewer.`,
  bodyUnknown: 'This text has a placeholder that doesn’t exist. Use only those listed below.',
  tagsMany: `Use up to ${TAGS_LIMIT} tags.`,
  keys: 'Use J and K to move between canned answers, Enter to open one, and N for a new one.',
} as const
