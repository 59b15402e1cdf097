import type { NoticeKind, WatchLevel } from '@/domain/community/forum/forum-notices'

export const forumNotices = {
  title: 'Notifications',
  lead: 'Mentions, quotes and replies in the forum, and items that you’re waiting for.',
  bell: (unread: number) => (unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`),
  empty: 'No notifications yet.',
  emptyHint:
    'When someone mentions or quotes you, or replies in a thread you watch, it shows up here.',
  toForum: 'Go to the forum',
  unread: 'New',
  older: 'Older',
  newest: 'Back to the newest',
  someone: 'Someone',
  watch: 'Notifications for this thread',
  watchFailed: 'We couldn’t save that.',
} as const

const SENTENCES: Record<NoticeKind, (name: string) => string> = {
  mention: (name) => `${name} mentioned you in`,
  reply: (name) => `${name} quoted you in`,
  watched: (name) => `${name} replied in`,
  solved: (name) => `${name} marked your post as the solution in`,
  thread: (name) => `${name} started a thread:`,
}

export const noticeSentence = (kind: NoticeKind, name: string) => SENTENCES[kind](name)

const LEVELS: Record<WatchLevel, string> = {
  watching: 'Every reply',
  normal: 'Mentions and quotes',
  muted: 'None',
}

export const watchTitle = (level: WatchLevel) => LEVELS[level]
