import type { TextKind, ContentStatus } from '@/domain/shop/content/content'
import type {
  WireContentEdit as ContentEdit,
  WireContentState as ContentState,
} from '@/contract/shop/content/content'
import { dateLong } from '@/utils/format'

import { officeMoment, shortMoment } from '@/messages/office/overview/overview'
import type { DialogRequest } from '@/messages/kit/dialogs'

type Version = ContentEdit['history'][number]

const STATES: Record<ContentStatus, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  archived: 'Offline',
}

const KINDS: Record<TextKind, string> = {
  page: 'Page',
  manual: 'Manual',
  news: 'News',
  help: 'Help topic',
}

/** The author is null if the text shipped with the shop or the account was erased. */
const by = (author: string | null) => author ?? 'the shop'

export const officeContent = {
  title: 'Texts',
  lead: 'Pages, manuals, news and help topics. What you save as a draft stays hidden until you publish it.',
  all: 'All texts',
  text: 'Text',
  lists: [
    { value: undefined, title: 'All' },
    { value: 'draft', title: 'Drafts' },
    { value: 'scheduled', title: 'Scheduled' },
    { value: 'published', title: 'Published' },
    { value: 'archived', title: 'Offline' },
  ] satisfies { value: ContentStatus | undefined; title: string }[],
  kind: 'Type',
  kinds: [
    { value: '', title: 'All types' },
    { value: 'page', title: 'Pages' },
    { value: 'manual', title: 'Manuals' },
    { value: 'news', title: 'News' },
    { value: 'help', title: 'Help topics' },
  ],
  kindOf: (kind: TextKind) => KINDS[kind],
  stateOf: (status: ContentStatus) => STATES[status],
  search: 'Search texts',
  searchHint: 'Title, address or words of the text',
  found: (count: number) => (count === 1 ? '1 text' : `${count} texts`),
  none: 'No texts yet',
  noMatch: 'No matching texts',
  noMatchHint: 'Try another list, another type or fewer words.',
  previous: 'Previous page',
  next: 'Next page',
  keys: 'Use J and K to move between texts, Enter to open one, and / to search.',
  columns: {
    title: 'Title',
    kind: 'Type',
    status: 'Status',
    owner: 'Team',
    review: 'Review by',
    saved: 'Last changed',
    author: 'By',
  },
  overdue: 'Overdue',
  reviewOf: ({ review_by }: ContentState) => (review_by ? dateLong(review_by) : '–'),
  savedAt: shortMoment,
  authorOf: ({ author }: Pick<ContentState, 'author'>) => author ?? 'Default',
  card: ({ kind, saved_at, author }: ContentState) =>
    `${KINDS[kind]}. ${shortMoment(saved_at)} by ${by(author)}`,

  add: 'New text',
  addLead: 'It begins as a draft that nobody but you and your colleagues see.',
  kindField: 'What is it?',
  newKinds: [
    { value: 'news', title: 'News' },
    { value: 'help', title: 'Help topic' },
    { value: 'page', title: 'Page' },
  ] satisfies { value: TextKind; title: string }[],
  address: 'Address',
  addressOf: (path: string) => `In the shop it’s at ${path}`,
  addressFault: 'Use lowercase letters, digits and hyphens, and no address of another page.',
  addressTaken: 'A text has this address already.',
  categoryFault: 'Choose a category.',
  choose: 'Choose…',
  create: 'Begin writing',

  view: 'View in the shop',
  titleField: 'Title',
  description: 'Summary',
  descriptionHint: 'Below the title, and in search results',
  source: 'Text',
  sourceHint: 'Markdown: ## for a heading, **bold**, [words](/address), - for lists',
  fact: 'Insert a fact',
  factNone: 'Choose…',
  category: 'Category',
  keywords: 'Search words',
  keywordsHint: 'That people use and the text doesn’t, with commas between',
  note: 'What did you change?',
  noteHint: 'For your colleagues; readers don’t see it',
  owner: 'Team in charge',
  review_by: 'Review by',
  pictureFault: 'Describe each picture for people who don’t see it: ![description](…)',
  titleFault: 'Enter a title.',
  ownerFault: 'Enter the team in charge of this text.',

  preview: 'Preview',
  previewOld: 'Updating the preview…',
  previewLate: 'The preview can’t be shown right now. Your text is kept.',
  unknown: (names: readonly string[]) =>
    `The shop has no fact called ${names.map((name) => `{{${name}}}`).join(', ')}. Correct it before you save.`,

  save: 'Save draft',
  publish: 'Publish now',
  at: 'Publish at',
  atHint: 'In the shop’s time zone',
  schedule: 'Schedule',
  unschedule: 'Back to draft',
  unscheduleOf: (number: number) => `Back to draft: version ${number}`,
  offline: 'Take offline',
  online: 'Put back online',
  discard: 'Discard changes',
  unsaved: 'Not saved yet. Kept in this tab.',
  saved: (version: number) => `Saved as version ${version}. Readers don’t see it yet.`,
  published: (version: number) => `Version ${version} is in the shop.`,
  scheduled: (version: number, at: string) =>
    `Version ${version} goes into the shop on ${officeMoment(at)}.`,
  unscheduled: (version: number) => `Version ${version} is a draft again.`,
  tookOffline: 'It’s offline. Its address shows “not found”.',
  putOnline: 'It’s back in the shop.',
  standing: ({ status, history }: ContentEdit, now: string) => {
    if (status === 'archived') return 'Offline: readers don’t see it.'
    const shown = history.find(({ is_public }) => is_public)
    const planned = history.flatMap(({ number, publish_at }) =>
      publish_at !== null && publish_at > now
        ? [`Version ${number} follows on ${officeMoment(publish_at)}.`]
        : [],
    )
    const [newest] = history
    return [
      shown ? `In the shop: version ${shown.number}.` : 'Not in the shop yet.',
      ...planned.reverse(),
      ...(newest?.publish_at === null ? [`Version ${newest.number} is a draft.`] : []),
    ].join(' ')
  },

  news: (version: number, author: string | null) =>
    `${author ?? 'Someone else'} saved version ${version} while you were writing. Yours is still here and hasn’t been saved. Both are below, each with what it changes. If you keep yours, you can save it as the next version; theirs stays in the history.`,
  theirs: (version: number) => `Theirs: version ${version}`,
  yours: 'Yours, not saved',
  keepMine: 'Keep mine',
  takeTheirs: 'Use theirs',

  history: 'History',
  historyLead: 'Choose two versions to compare them.',
  version: (number: number) => `Version ${number}`,
  before: 'Before',
  after: 'After',
  compareAs: (number: number, side: string) => `${side}: version ${number}`,
  versionLine: ({ author, saved_at }: Version) => `${officeMoment(saved_at)}, by ${by(author)}`,
  versionState: ({ is_public, publish_at }: Version, now: string) => {
    if (is_public) return 'In the shop'
    if (publish_at === null) return 'Draft'
    return publish_at > now ? `Scheduled for ${shortMoment(publish_at)}` : 'Was in the shop'
  },
  difference: (before: number, after: number) => `From version ${before} to ${after}`,
  changedWords: 'Changed words',
  same: 'These versions have the same words.',
  restore: 'Restore',
  restoreOf: (number: number) => `Restore version ${number}`,
  restored: (from: number, version: number) =>
    `Version ${from} is back as version ${version}, a draft. Publish it when it’s ready.`,
  restoreLater: 'Save or discard your changes to restore a version.',
} as const

const wide = { icon: 'info', type: 'wide', secondaryButton: 'Cancel' } as const

export const restoreDialog = (number: number, next: number) =>
  ({
    ...wide,
    title: `Restore version ${number}?`,
    message: `Its words become version ${next}, a draft. The shop keeps showing what it shows now, and no version is lost.`,
    primaryButtonType: 'default',
    primaryButton: 'Restore',
  }) as const satisfies DialogRequest

export const offlineDialog = (title: string) =>
  ({
    ...wide,
    title: `Take “${title}” offline?`,
    message: 'Its address shows “not found” from now on. You can put it back online at any time.',
    primaryButtonType: 'danger',
    primaryButton: 'Take offline',
  }) as const satisfies DialogRequest

export const takeTheirsDialog = {
  ...wide,
  title: 'Discard what you wrote?',
  message: 'Your words since you opened this text are removed from this tab.',
  primaryButtonType: 'danger',
  primaryButton: 'Discard',
} as const satisfies DialogRequest

export const leaveDialog = {
  ...wide,
  title: 'Leave without saving?',
  message:
    'What you wrote isn’t saved. It stays in this tab until you close it, and nobody else sees it.',
  primaryButtonType: 'default',
  primaryButton: 'Leave',
  secondaryButton: 'Stay',
} as const satisfies DialogRequest
