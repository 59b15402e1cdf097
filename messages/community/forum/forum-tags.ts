import { TAG_LIMITS } from '@/domain/community/forum/forum-tags'

export const forumTags = {
  label: 'Tags (optional)',
  hint: `Up to ${TAG_LIMITS.most}, separated by commas, such as “tires, winter”.`,
  edit: 'Edit tags',
  add: 'Add tags',
  list: 'Tags',
  title: (tag: string) => `#${tag}`,
  lead: (tag: string) => `Threads from every category with the tag “${tag}”.`,
} as const
