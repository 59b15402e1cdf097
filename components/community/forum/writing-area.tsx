import { useState, type ComponentProps, type RefObject } from 'react'

import { CONTROL_STYLES } from '@/components/kit/ui/control-styles'
import { cx } from '@/components/kit/ui/cx'
import type { ControlProps } from '@/components/kit/ui/field'
import { FORUM_LIMITS } from '@/domain/community/forum/forum'
import { useLazyModule } from '@/platform/lazy-loading/use-lazy-module'

import type { PopupProps } from './mention-list'

interface WritingAreaProps extends Pick<ComponentProps<'textarea'>, 'name' | 'rows'> {
  control: ControlProps
  field: RefObject<HTMLTextAreaElement | null>
  text: string
  /** Id of the thread, or null for a new thread. */
  thread: number | null
  onType: (text: string) => void
}

const loadPictures = () => import('./picture-tools')
const loadMentions = () => import('./mention-list')

/** Text area for a post. Lazy-loads the picture tools, and on the first @ the mention list. */
export function WritingArea(props: WritingAreaProps) {
  const { control, field, text, thread, onType, ...area } = props
  const [popup, setPopup] = useState<PopupProps>({})
  const pictures = useLazyModule(loadPictures, true)
  const mentions = useLazyModule(loadMentions, text.includes('@'))
  return (
    <div>
      <div className="relative">
        <textarea
          {...control}
          {...popup}
          {...area}
          ref={field}
          maxLength={FORUM_LIMITS.post.max}
          value={text}
          onChange={({ target }) => onType(target.value)}
          className={cx(CONTROL_STYLES, 'py-3')}
        />
        {mentions && (
          <mentions.MentionList
            field={field}
            text={text}
            thread={thread}
            onType={onType}
            onPopup={setPopup}
          />
        )}
      </div>
      {pictures && <pictures.PictureTools field={field} text={text} onType={onType} />}
    </div>
  )
}
