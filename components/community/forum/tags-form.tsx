import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import type { ForumThread } from '@/hooks/community/forum/use-forum-thread'
import { useTagsForm } from '@/hooks/community/forum/use-forum-tags'
import { toSentence } from '@/messages/kit/errors'
import { forumMember } from '@/messages/community/forum/forum-member'

import { TagsField } from './tags-field'

interface TagsFormProps {
  thread: ForumThread
  onChange: (change: Partial<ForumThread>) => void
  onClose: () => void
}

export function TagsForm({ thread, onChange, onClose }: TagsFormProps) {
  const { ref, form, faults, error, isSending, type, submit } = useTagsForm(thread, (tags) => {
    onChange({ tags })
    onClose()
  })
  return (
    <form ref={ref} noValidate onSubmit={submit} className="mt-4 flex max-w-read flex-col gap-3">
      {error && <ErrorNotice sentence={toSentence(error)} />}
      <TagsField value={form.tags} error={faults.tags} onType={(tags) => type({ tags })} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isLoading={isSending}>
          {forumMember.save}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {forumMember.cancel}
        </Button>
      </div>
    </form>
  )
}
