import { useEffect, useRef } from 'react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { Field, TextField } from '@/components/kit/ui/field'
import { Select } from '@/components/kit/ui/select'
import { Spinner } from '@/components/kit/ui/spinner'
import { FLAG_REASONS, FORUM_LIMITS } from '@/domain/community/forum/forum'
import type { ForumPost } from '@/hooks/community/forum/use-forum-thread'
import { usePostEdit, usePostReport, usePostSource } from '@/hooks/community/forum/use-forum-edit'
import { toSentence } from '@/messages/kit/errors'
import { flagReason, forumMember as texts } from '@/messages/community/forum/forum-member'

import { WritingArea } from './writing-area'

export { DecisionForm } from './decision-form'

interface EditFormProps {
  /** Id of the thread. */
  thread: number
  post: ForumPost
  onChange: (change: Partial<ForumPost>) => void
  onClose: () => void
}

export function EditForm(props: EditFormProps) {
  const { state, retry } = usePostSource(props.post.id)
  if (state.status === 'loading') return <Spinner />
  if (state.status === 'failed') {
    return <ErrorNotice sentence={toSentence(state.error)} onRetry={retry} className="w-full" />
  }
  return <EditFields text={state.data} {...props} />
}

function EditFields(props: EditFormProps & { text: string }) {
  const { text, thread, post, onChange, onClose } = props
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  function onSaved(change: Partial<ForumPost>) {
    onChange(change)
    onClose()
  }
  const editing = usePostEdit({ post, text, onSaved })
  const { ref, form, faults, error, isSending, type, submit } = editing
  return (
    <form ref={ref} noValidate onSubmit={submit} className={FORM}>
      {error && <ErrorNotice sentence={`${toSentence(error)} ${texts.draftSaved}`} />}
      <Field label={texts.editTitle(post.number)} hint={texts.textHint} error={faults.text}>
        {(control) => (
          <WritingArea
            control={control}
            rows={8}
            field={field}
            text={form.text}
            thread={thread}
            onType={(text) => type({ text })}
          />
        )}
      </Field>
      <Buttons action={texts.save} isRunning={isSending} onClose={onClose} />
    </form>
  )
}

const FORM = 'mt-3 flex max-w-read flex-col gap-4'
const reasons = FLAG_REASONS.map((value) => ({ value, title: flagReason(value) }))

export function ReportForm({ post, onClose }: { post: ForumPost; onClose: () => void }) {
  const { ref, form, faults, error, isSending, isSent, type, submit } = usePostReport(post.id)
  useEffect(() => ref.current?.querySelector('select')?.focus(), [ref])
  if (isSent) {
    return (
      <p role="status" className="text-sm">
        {texts.reported}
      </p>
    )
  }
  return (
    <form
      ref={ref}
      noValidate
      aria-label={texts.reportTitle(post.number)}
      onSubmit={submit}
      className={FORM}
    >
      {error && <ErrorNotice sentence={`${toSentence(error)} ${texts.draftSaved}`} />}
      <Select
        label={texts.reason}
        options={reasons}
        value={form.reason}
        error={faults.reason}
        onChange={({ target }) =>
          type({ reason: FLAG_REASONS.find((one) => one === target.value) ?? 'other' })
        }
      />
      <TextField
        label={texts.note}
        autoComplete="off"
        maxLength={FORUM_LIMITS.note}
        value={form.note}
        error={faults.note}
        onChange={({ target }) => type({ note: target.value })}
      />
      <Buttons action={texts.sendReport} isRunning={isSending} onClose={onClose} />
    </form>
  )
}

function Buttons(props: { action: string; isRunning: boolean; onClose: () => void }) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" isLoading={props.isRunning}>
        {props.action}
      </Button>
      <Button variant="secondary" onClick={props.onClose}>
        {texts.cancel}
      </Button>
    </div>
  )
}
