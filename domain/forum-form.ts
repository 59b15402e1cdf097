import { FORUM_LIMITS } from './forum'
import { tagFaults } from './forum-tags'
import { isLongEnough } from './text-length'

interface ThreadFormValues {
  title: string
  category: string
  tags: string
  text: string
}

/** What has to be mended before a thread begins, each by the name of its sentence. */
export function threadFaults({ title, category, tags, text }: ThreadFormValues) {
  return {
    ...(category === '' && { category: 'categoryMissing' as const }),
    ...(!isLongEnough(title, FORUM_LIMITS.title.min) && { title: 'titleShort' as const }),
    ...tagFaults(tags),
    ...postFaults({ text }),
  }
}

/** What has to be mended before a post is sent, by the name of its sentence. */
export function postFaults({ text }: Pick<ThreadFormValues, 'text'>) {
  const { min, max } = FORUM_LIMITS.post
  return {
    ...(!isLongEnough(text, min) && { text: 'textShort' as const }),
    ...(text.trim().length > max && { text: 'textLong' as const }),
  }
}
