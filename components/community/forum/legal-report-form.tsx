import { useEffect, useRef } from 'react'

import { Button } from '@/components/kit/ui/button'
import { Checkbox } from '@/components/kit/ui/checkbox'
import { CONTROL_STYLES } from '@/components/kit/ui/control-styles'
import { cx } from '@/components/kit/ui/cx'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { Field, TextField } from '@/components/kit/ui/field'
import { postAddress } from '@/domain/community/forum/forum'
import { LEGAL_REPORT_LIMITS } from '@/domain/community/forum/legal-report'
import type { ForumPost, ForumThread } from '@/hooks/community/forum/use-forum-thread'
import { useLegalReportForm } from '@/hooks/community/forum/use-legal-report'
import { toSentence } from '@/messages/kit/errors'
import { forumMember } from '@/messages/community/forum/forum-member'
import { forumLegal as texts } from '@/messages/community/forum/forum-legal'

interface LegalReportFormProps {
  thread: ForumThread
  post: ForumPost
  onClose: () => void
}

/** Notice of illegal content with what Regulation (EU) 2022/2065, art. 16(2) asks for. */
export function LegalReportForm({ thread, post, onClose }: LegalReportFormProps) {
  const controls = useLegalReportForm(post.id)
  const { ref, form, faults, error, isSending, sent, type, submit } = controls
  useEffect(() => ref.current?.querySelector('textarea')?.focus(), [ref])
  if (sent) return <Sent text={texts.sent(sent.number, sent.email)} />
  return (
    <form
      ref={ref}
      noValidate
      method="post"
      aria-label={texts.formTitle(post.number)}
      onSubmit={submit}
      className="relative mt-3 flex max-w-read flex-col gap-4"
    >
      {error && <ErrorNotice sentence={`${toSentence(error)} ${forumMember.draftSaved}`} />}
      <p className="text-sm text-ink-soft">{texts.lead}</p>
      <p className="text-sm">
        {texts.address}{' '}
        <bdi className="wrap-anywhere">
          {window.location.origin}
          {postAddress(thread, post.number)}
        </bdi>
      </p>
      <Explanation {...controls} />
      <Checkbox
        label={texts.isChildAbuse}
        name="is_child_abuse"
        checked={form.is_child_abuse}
        onChange={({ target }) => type({ is_child_abuse: target.checked })}
      />
      <Reporter {...controls} />
      <Checkbox
        label={texts.goodFaith}
        name="is_good_faith"
        checked={form.is_good_faith}
        {...(faults.is_good_faith && { error: faults.is_good_faith })}
        onChange={({ target }) => type({ is_good_faith: target.checked })}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isLoading={isSending}>
          {texts.send}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {forumMember.cancel}
        </Button>
      </div>
    </form>
  )
}

type FieldsProps = Pick<ReturnType<typeof useLegalReportForm>, 'form' | 'faults' | 'type'>

function Explanation({ form, faults, type }: FieldsProps) {
  return (
    <Field label={texts.explanation} hint={texts.explanationHint} error={faults.explanation}>
      {(control) => (
        <textarea
          {...control}
          name="explanation"
          rows={5}
          maxLength={LEGAL_REPORT_LIMITS.explanation.max}
          value={form.explanation}
          onChange={({ target }) => type({ explanation: target.value })}
          className={cx(CONTROL_STYLES, 'py-3')}
        />
      )}
    </Field>
  )
}

function Reporter({ form, faults, type }: FieldsProps) {
  const labelOf = (label: string) => (form.is_child_abuse ? texts.optional(label) : label)
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={labelOf(texts.name)}
          name="name"
          autoComplete="name"
          maxLength={LEGAL_REPORT_LIMITS.name}
          value={form.name}
          error={faults.name}
          onChange={({ target }) => type({ name: target.value })}
        />
        <TextField
          label={labelOf(texts.email)}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          value={form.email}
          error={faults.email}
          onChange={({ target }) => type({ email: target.value })}
        />
      </div>
      <p className="text-sm text-ink-soft">{texts.privacy}</p>
      {/* Honeypot: invisible to users, but filled in by bots. */}
      <div aria-hidden="true" className="absolute -left-[200vw]">
        <label>
          {texts.trap}
          <input
            name="website"
            tabIndex={-1}
            autoComplete="off"
            value={form.website}
            onChange={({ target }) => type({ website: target.value })}
          />
        </label>
      </div>
    </>
  )
}

function Sent({ text }: { text: string }) {
  const status = useRef<HTMLParagraphElement>(null)
  useEffect(() => status.current?.focus(), [])
  return (
    <p ref={status} tabIndex={-1} role="status" className="mt-3 max-w-read text-sm wrap-anywhere">
      {text}
    </p>
  )
}
