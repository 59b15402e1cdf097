import { thousands } from '@/utils/format'

export const forumReading = {
  unread: (count: number) => `${thousands(count)} new`,
  toFirst: (count: number) => `${thousands(count)} new, go to the first unread post`,
  since: (count: number) => `${thousands(count)} new since your last visit`,
  line: 'New since your last visit',
  markAll: 'Mark all as read',
  marked: 'All marked as read.',
  markFailed: 'We couldn’t mark them as read.',
} as const
