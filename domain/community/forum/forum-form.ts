import { FORUM_LIMITS } from './forum'
import { tagFaults } from './forum-tags'
import { isLongEnough } from '@/domain/kit/text-length'

interface ThreadFormValues {
  title: string
  category: string
  tags: string
  text: string
}

export function threadFaults({ title, category, tags, text }: ThreadFormValues) {
  return {
    ...(category === '' && { category: 'categoryMissing' as const }),
    ...(!isLongEnough(title, FORUM_LIMITS.title.min) && { title: 'titleShort' as const }),
    ...tagFaults(tags),
    ...postFaults({ text }),
  }
}

export function postFaults({ text }: Pick<ThreadFormValues, 'text'>) {
  const { min, max } = FORUM_LIMITS.post
  return {
    ...(!isLongEnough(text, min) && { text: 'textShort' as const }),
    ...(text.trim().length > max && { text: 'textLong' as const }),
  }
}
