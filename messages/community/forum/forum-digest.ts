import type { DigestLevel } from '@/domain/community/forum/forum-digest'

export const forumDigest = {
  watch: 'Watch this category',
  stopWatching: 'Stop watching',
  watching: 'We’ll notify you of each new thread.',
  label: 'Email me unread notifications',
  hint: 'We won’t email you if you’re all caught up.',
  failed: 'We couldn’t save that.',
  endTitle: 'Turn off forum emails',
  endLead:
    'One click, and we stop emailing you notifications. You’ll still find them in your account.',
  end: 'Turn off emails',
  endedTitle: 'Forum emails are off',
  ended: 'We won’t email you notifications anymore.',
  resume: 'Turn them back on',
  resumedTitle: 'Forum emails are on again',
  resumed: 'You choose in your account how often you get them.',
  invalidEnd: 'Please use the link in our latest email, or write to us and we’ll take care of it.',
  write: 'Write to us',
  toNotifications: 'Go to notifications',
} as const

const LEVELS: Record<DigestLevel, string> = { daily: 'Daily', weekly: 'Weekly', never: 'Never' }

export const digestTitle = (level: DigestLevel) => LEVELS[level]
