import { useEffect, useRef, useState, type FormEvent } from 'react'

import { Button } from '@/components/ui/button'
import { CONTROL_STYLES } from '@/components/ui/control-styles'
import { cx } from '@/components/ui/cx'
import { ErrorNotice } from '@/components/ui/error-notice'
import { Field, TextField } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { Spinner } from '@/components/ui/spinner'
import { FLAG_REASONS, FORUM_LIMITS, type FlagReason } from '@/domain/forum'
import type { ForumPost } from '@/hooks/use-forum-thread'
import { faultOf } from '@/hooks/use-action'
import { usePostEdit, usePostReport, usePostSource } from '@/hooks/use-forum-edit'
import { toSentence } from '@/messages/errors'
import { flagReason, forumMember as texts } from '@/messages/forum-member'

interface EditFormProps {
  post: ForumPost
  onChange: (change: Partial<ForumPost>) => void
  onClose: () => void
}

/** The text as it was typed, under the post. */
export function EditForm({ post, onChange, onClose }: EditFormProps) {
  const { state, retry } = usePostSource(post.id)
  if (state.status === 'loading') return <Spinner />
  if (state.status === 'failed') {
    return <ErrorNotice sentence={toSentence(state.error)} onRetry={retry} className="w-full" />
  }
  return <EditFields text={state.data} post={post} onChange={onChange} onClose={onClose} />
}

function EditFields({ text, post, onChange, onClose }: EditFormProps & { text: string }) {
  const [typed, setTyped] = useState(text)
  const save = usePostEdit(post.id)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  async function submit(event: FormEvent) {
    event.preventDefault()
    const done = await save.run(typed)
    if (!done) return
    onChange(done.answer)
    onClose()
  }
  const fault = faultOf(save.error, 'text')
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className={FORM}>
      {save.error && !fault && <ErrorNotice sentence={`${toSentence(save.error)} ${texts.kept}`} />}
      <Field label={texts.editTitle(post.number)} hint={texts.textHint} error={fault}>
        {(control) => (
          <textarea
            {...control}
            ref={field}
            rows={8}
            maxLength={FORUM_LIMITS.post.max}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            className={cx(CONTROL_STYLES, 'py-3')}
          />
        )}
      </Field>
      <Buttons action={texts.save} isRunning={save.isRunning} onClose={onClose} />
    </form>
  )
}

const FORM = 'mt-3 flex max-w-read flex-col gap-4'
const reasons = FLAG_REASONS.map((value) => ({ value, title: flagReason(value) }))

/** What is wrong with a post, for the people who run the forum. */
export function ReportForm({ post, onClose }: { post: ForumPost; onClose: () => void }) {
  const [reason, setReason] = useState<FlagReason>('spam')
  const [note, setNote] = useState('')
  const [isSent, setSent] = useState(false)
  const send = usePostReport(post.id)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('select')?.focus(), [])
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (await send.run({ reason, note: note.trim() || null })) setSent(true)
  }
  if (isSent) {
    return (
      <p role="status" className="text-sm">
        {texts.reported}
      </p>
    )
  }
  return (
    <form
      ref={form}
      noValidate
      aria-label={texts.reportTitle(post.number)}
      onSubmit={(event) => void submit(event)}
      className={FORM}
    >
      {send.error && <ErrorNotice sentence={`${toSentence(send.error)} ${texts.kept}`} />}
      <Select
        label={texts.reason}
        options={reasons}
        value={reason}
        onChange={({ target }) =>
          setReason(FLAG_REASONS.find((one) => one === target.value) ?? 'other')
        }
      />
      <TextField
        label={texts.note}
        autoComplete="off"
        maxLength={FORUM_LIMITS.note}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <Buttons action={texts.sendReport} isRunning={send.isRunning} onClose={onClose} />
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
