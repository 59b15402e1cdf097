import { useId } from 'react'

import { TextField } from '@/components/kit/ui/field'
import { useForumTags } from '@/hooks/community/forum/use-forum-tags'
import { forumTags as texts } from '@/messages/community/forum/forum-tags'

interface TagsFieldProps {
  value: string
  error: string | undefined
  onType: (tags: string) => void
}

export function TagsField({ value, error, onType }: TagsFieldProps) {
  const id = useId()
  const known = useForumTags()
  const before = value.slice(0, value.lastIndexOf(',') + 1)
  return (
    <>
      <TextField
        label={texts.label}
        hint={texts.hint}
        name="tags"
        list={id}
        autoComplete="off"
        maxLength={200}
        value={value}
        error={error}
        onChange={({ target }) => onType(target.value)}
      />
      <datalist id={id}>
        {known.map(({ tag }) => (
          <option key={tag} value={before === '' ? tag : `${before} ${tag}`} />
        ))}
      </datalist>
    </>
  )
}
