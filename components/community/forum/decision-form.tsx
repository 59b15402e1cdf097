import { Button } from '@/components/kit/ui/button'
import { CONTROL_STYLES } from '@/components/kit/ui/control-styles'
import { cx } from '@/components/kit/ui/cx'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { Field, TextField } from '@/components/kit/ui/field'
import { Select } from '@/components/kit/ui/select'
import { GROUNDS, REASON_LENGTH, REFERENCE_LENGTH } from '@/domain/community/forum/forum-moderation'
import {
  useForumDecision,
  VERDICTS,
  type DecisionSubject,
  type Verdict,
} from '@/hooks/community/forum/use-forum-decision'
import { toSentence } from '@/messages/kit/errors'
import { forumMember } from '@/messages/community/forum/forum-member'
import { forumOffice } from '@/messages/community/forum/forum-office'
import { forumDecision as texts } from '@/messages/community/forum/forum-legal'

type DecisionFormProps = DecisionSubject & {
  /** Name of the form. */
  title: string
  /** Whether the post may also stay, because it was reported. */
  isReported?: boolean
  onDecided: () => void
  /** Loads what others have decided in the meantime. */
  onChanged?: () => void
  onClose?: () => void
}

const grounds = GROUNDS.map((value) => ({ value, title: texts.grounds[value] }))

/** Asks for a decision about a post or a member with its reasons. */
export function DecisionForm(props: DecisionFormProps) {
  const { title, isReported = false, isLegal = false, onDecided, onChanged } = props
  const controls = useForumDecision(props, onDecided)
  const { ref, form, faults, error, isSending, type, submit } = controls
  const isRestriction = form.verdict !== 'keep'
  const isMember = props.kind === 'member'
  const hint = isRestriction || isLegal ? texts.reasonHint : texts.reasonHintFlag
  return (
    <form
      ref={ref}
      noValidate
      aria-label={title}
      onSubmit={submit}
      className="mt-3 grid max-w-read gap-4 sm:grid-cols-2"
    >
      {error && (
        <ErrorNotice
          sentence={`${toSentence(error)} ${forumMember.draftSaved}`}
          {...(onChanged && { onRetry: onChanged })}
          className="sm:col-span-2"
        />
      )}
      {isReported && !isMember && <Verdicts {...controls} authorId={props.authorId} />}
      {form.verdict === 'silence' && <Period {...controls} />}
      {isRestriction && <Grounds {...controls} />}
      <Field
        label={texts.reason}
        hint={isMember ? texts.reasonHintMember : hint}
        error={faults.reason}
        className="sm:col-span-2"
      >
        {(control) => (
          <textarea
            {...control}
            name="reason"
            rows={3}
            maxLength={REASON_LENGTH}
            value={form.reason}
            onChange={({ target }) => type({ reason: target.value })}
            className={cx(CONTROL_STYLES, 'py-3')}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Button type="submit" size="small" isLoading={isSending}>
          {isReported ? texts.send : title}
        </Button>
        {props.onClose && (
          <Button variant="secondary" size="small" onClick={props.onClose}>
            {forumMember.cancel}
          </Button>
        )}
      </div>
    </form>
  )
}

type FieldsProps = Pick<ReturnType<typeof useForumDecision>, 'form' | 'faults' | 'type'>

function Verdicts({
  form: { verdict },
  type,
  authorId,
}: FieldsProps & { authorId: string | undefined }) {
  const verdicts = VERDICTS.filter((one) => one !== 'silence' || authorId)
  return (
    <Select
      label={texts.verdict}
      value={verdict}
      options={verdicts.map((value) => ({ value, title: texts.verdicts[value] }))}
      onChange={({ target }) => type({ verdict: target.value as Verdict })}
    />
  )
}

function Period({ form: { days }, type }: FieldsProps) {
  return (
    <Select
      label={texts.days}
      value={days}
      options={forumOffice.periods}
      onChange={({ target }) => type({ days: target.value })}
    />
  )
}

function Grounds({ form, faults, type }: FieldsProps) {
  return (
    <>
      <Select
        label={texts.ground}
        value={form.ground}
        options={grounds}
        error={faults.ground}
        className="sm:col-start-1"
        onChange={({ target }) => type({ ground: target.value === 'law' ? 'law' : 'rules' })}
      />
      <TextField
        label={texts.reference}
        hint={texts.referenceHint}
        name="reference"
        autoComplete="off"
        maxLength={REFERENCE_LENGTH}
        value={form.reference}
        error={faults.reference}
        onChange={({ target }) => type({ reference: target.value })}
      />
    </>
  )
}
