import type { ForumAction } from '@/domain/community/forum/forum-moderation'

export const forumOffice = {
  title: 'Forum',
  lead: 'First posts, reported posts, silenced members and the moderation log.',
  reports: 'Reported posts',
  noReports: 'No reported posts.',
  reported: (count: number) => `${count} ${count === 1 ? 'reported post' : 'reported posts'}`,
  more: (shown: number, count: number) => `The ${shown} oldest of ${count} are shown.`,
  post: (number: number) => `#${number}`,
  periods: [
    { value: '1', title: '1 day' },
    { value: '7', title: '7 days' },
    { value: '30', title: '30 days' },
    { value: '', title: 'Until it’s lifted' },
  ],
  silences: 'Silenced members',
  noSilences: 'No silenced members.',
  until: (day: string | null) => (day === null ? 'until it’s lifted' : `until ${day}`),
  lift: 'Lift',
  member: 'Forum',
  notSilenced: 'They can post in the forum.',
  silence: 'Silence or ban',
  silenceOf: (name: string) => `Silence ${name}`,
  log: 'Moderation log',
  noLog: 'Nothing has been moderated yet.',
  older: 'Older',
  newest: 'Back to the newest',
  someone: 'Deleted member',
  gone: (id: number) => `deleted thread ${id}`,
  columns: { at: 'When', who: 'Who', what: 'What', change: 'Change', why: 'Reason' },
} as const

const ACTIONS: Record<ForumAction, string> = {
  change_thread: 'Thread changed',
  delete_thread: 'Thread deleted',
  change_post: 'Post changed',
  delete_post: 'Post deleted',
  restore_thread: 'Thread restored',
  restore_post: 'Post restored',
  approve_post: 'First post approved',
  reject_post: 'First post rejected',
  silence_member: 'Member silenced',
  unsilence_member: 'Silence lifted',
}

export const forumAction = (action: ForumAction): string => ACTIONS[action]

const FIELDS: Record<string, string> = {
  is_hidden: 'hidden',
  is_pinned: 'pinned',
  is_locked: 'locked',
  is_deleted: 'deleted',
  is_silenced: 'silenced',
  is_waiting: 'waiting',
  is_approved: 'approved',
  until: 'until',
  tags: 'tags',
}

const valueOf = (value: boolean | string | null) =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : (value ?? 'open').slice(0, 150)

/** @example forumChange(['is_hidden', false, true]) // 'hidden: no → yes' */
export function forumChange([key, was, is]: readonly [
  string,
  boolean | string | null,
  boolean | string | null,
]): string {
  return `${FIELDS[key] ?? key}: ${valueOf(was)} → ${valueOf(is)}`
}
