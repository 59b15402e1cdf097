import { useEffectEvent, useId, useLayoutEffect, type ComponentProps, type RefObject } from 'react'

import { cx } from '@/components/kit/ui/cx'
import { VisuallyHidden } from '@/components/kit/ui/visually-hidden'
import { useForumMention } from '@/hooks/community/forum/use-forum-mention'
import { forumMention as texts } from '@/messages/community/forum/forum-mention'

import { AuthorMark } from './author-name'

export type PopupProps = Pick<
  ComponentProps<'textarea'>,
  'role' | 'aria-expanded' | 'aria-controls' | 'aria-autocomplete' | 'aria-activedescendant'
>

interface MentionListProps {
  field: RefObject<HTMLTextAreaElement | null>
  text: string
  thread: number | null
  onType: (text: string) => void
  /** Sets the field's ARIA attributes, which are those of a combobox only while the list is open. */
  onPopup: (popup: PopupProps) => void
}

/** List of members to mention, below the field. Focus stays in the field. */
export function MentionList({ onPopup, ...writing }: MentionListProps) {
  const { members, active, choose } = useForumMention(writing)
  const id = useId()
  const isOpen = members.length > 0
  const report = useEffectEvent(onPopup)
  useLayoutEffect(() => {
    if (!isOpen) return report({})
    report({
      role: 'combobox',
      'aria-expanded': true,
      'aria-controls': id,
      'aria-autocomplete': 'list',
      'aria-activedescendant': `${id}-${active}`,
    })
  }, [isOpen, active, id])
  return (
    <>
      <VisuallyHidden>
        <span role="status">{isOpen && texts.offered(members.length)}</span>
      </VisuallyHidden>
      {isOpen && (
        <ul
          id={id}
          role="listbox"
          aria-label={texts.list}
          className="absolute inset-x-0 top-full z-10 mt-1 max-h-80 overflow-y-auto border border-line-strong bg-surface shadow-lg"
        >
          {members.map((member, index) => (
            <li
              key={member.id}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              className={cx(
                'flex min-h-touch cursor-pointer items-center gap-3 px-3 py-1 hover:bg-line',
                index === active && 'bg-line',
              )}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(member)}
            >
              <AuthorMark author={member} />
              <bdi className="min-w-0 truncate">{member.name}</bdi>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
