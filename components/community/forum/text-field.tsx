import { useRef, useState } from 'react'

import { Button } from '@/components/kit/ui/button'
import { Field } from '@/components/kit/ui/field'
import { Skeleton } from '@/components/kit/ui/skeleton'
import type { ForumFormControls } from '@/hooks/community/forum/use-forum-form'
import { useForumPreview } from '@/hooks/community/forum/use-forum-preview'
import { toSentence } from '@/messages/kit/errors'
import { forumMember as texts } from '@/messages/community/forum/forum-member'

import { PostBody } from './post-body'
import { WritingArea } from './writing-area'

interface PostTextProps {
  controls: Pick<ForumFormControls, 'form' | 'faults' | 'type'>
  rows: number
  /** Id of the thread, or null for a new thread. */
  thread: number | null
}

export function PostText({ controls: { form, faults, type }, rows, thread }: PostTextProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [isPreview, setPreview] = useState(false)
  return (
    <div className="flex flex-col gap-3">
      {isPreview ? (
        <Preview text={form.text} />
      ) : (
        <Field label={texts.text} hint={texts.textHint} error={faults.text}>
          {(control) => (
            <WritingArea
              control={control}
              name="text"
              rows={rows}
              field={field}
              text={form.text}
              thread={thread}
              onType={(text) => type({ text })}
            />
          )}
        </Field>
      )}
      <div>
        <Button
          variant="quiet"
          className="-ml-3 !px-3 text-sm"
          aria-pressed={isPreview}
          onClick={() => setPreview(!isPreview)}
        >
          {isPreview ? texts.write : texts.preview}
        </Button>
      </div>
    </div>
  )
}

/** Shows a preview rendered by the server, with the same code as the post. */
function Preview({ text }: { text: string }) {
  const isEmpty = text.trim() === ''
  const { state } = useForumPreview(isEmpty ? null : text)
  return (
    <section
      aria-label={texts.preview}
      aria-live="polite"
      className="min-h-40 max-w-read rounded border border-dashed border-line-strong p-4 wrap-anywhere"
    >
      {isEmpty && <p className="text-ink-soft">{texts.previewEmpty}</p>}
      {!isEmpty && state.status === 'loading' && <Skeleton className="h-5 w-2/3" />}
      {state.status === 'failed' && (
        <p>
          {texts.previewFailed} {toSentence(state.error)}
        </p>
      )}
      {state.status === 'ready' && <PostBody nodes={state.data} />}
    </section>
  )
}

/** Renders a honeypot field, which is invisible to users but filled in by bots. */
export function Trap({ value, onType }: { value: string; onType: (text: string) => void }) {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw]">
      <label>
        {texts.trap}
        <input
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={value}
          onChange={({ target }) => onType(target.value)}
        />
      </label>
    </div>
  )
}
