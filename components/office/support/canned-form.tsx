import { useEffect } from 'react'

import { Button } from '@/components/kit/ui/button'
import { CONTROL_STYLES } from '@/components/kit/ui/control-styles'
import { cx } from '@/components/kit/ui/cx'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { Field, TextField } from '@/components/kit/ui/field'
import type { Placeholder } from '@/domain/office/support/canned-answer'
import {
  useCannedForm,
  useCannedRemoval,
  type CannedAnswer,
} from '@/hooks/office/support/use-canned'
import { NEXT_STATUSES } from '@/hooks/office/support/use-desk-answer'
import { deskCanned as texts } from '@/messages/office/support/canned'
import { toSentence } from '@/messages/kit/errors'

import { CannedPlaceholders, CannedPreview } from './canned-preview'
import { CompactSelect } from '@/components/office/kit/compact-select'

interface CannedFormProps {
  canned: CannedAnswer | null
  onSaved: (saved: CannedAnswer) => void
  onFresh: (theirs: CannedAnswer) => void
  onRemoved: (id: number) => void
}

type Controls = ReturnType<typeof useCannedForm>

const THEN_OPTIONS = (['', ...NEXT_STATUSES] as const).map((value) => ({
  value,
  title: texts.thenOptions[value],
}))

export function CannedForm({ canned, onSaved, onFresh, onRemoved }: CannedFormProps) {
  const controls = useCannedForm({ canned, onSaved, onFresh })
  const { ref, form, error, theirs, isGone, submit } = controls
  useEffect(() => ref.current?.querySelector('input')?.focus(), [ref])
  return (
    <form
      ref={ref}
      noValidate
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit()
      }}
      className="flex flex-col gap-4 rounded border border-line-strong bg-surface p-4"
    >
      <h2 className="text-lg">{canned ? texts.editTitle(canned.title) : texts.addTitle}</h2>
      {error && <ErrorNotice sentence={toSentence(error)} />}
      {isGone && <ErrorNotice sentence={texts.gone} />}
      {theirs && <Theirs theirs={theirs} onTake={controls.discard} />}
      <Fields controls={controls} />
      <CannedPreview body={form.body} />
      <Ends {...{ controls, canned, onRemoved }} />
    </form>
  )
}

function Fields({ controls }: { controls: Controls }) {
  const { ref, form, faults, type } = controls
  const insert = (name: Placeholder) => {
    const field = ref.current?.querySelector('textarea')
    const [from, to] = [field?.selectionStart ?? 0, field?.selectionEnd ?? 0]
    const mark = `{{${name}}}`
    type({ body: form.body.slice(0, from) + mark + form.body.slice(to) })
    // Set the caret after the new text is rendered.
    setTimeout(() => {
      field?.focus()
      field?.setSelectionRange(from + mark.length, from + mark.length)
    })
  }
  return (
    <>
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        name="title"
        autoComplete="off"
        maxLength={80}
        value={form.title}
        error={faults.title}
        onChange={({ target }) => type({ title: target.value })}
      />
      <Field label={texts.body} hint={texts.bodyHint} error={faults.body}>
        {(control) => (
          <textarea
            {...control}
            name="body"
            rows={8}
            value={form.body}
            onChange={({ target }) => type({ body: target.value })}
            className={cx(CONTROL_STYLES, 'py-3')}
          />
        )}
      </Field>
      <CannedPlaceholders onInsert={insert} />
      <div className="grid gap-4 md:grid-cols-2">
        <CompactSelect
          label={texts.then}
          value={form.moves_to}
          options={THEN_OPTIONS}
          onChange={({ target }) => type({ moves_to: target.value })}
        />
        <TextField
          label={texts.tags}
          hint={texts.tagsHint}
          name="tags"
          autoComplete="off"
          value={form.tags}
          error={faults.tags}
          onChange={({ target }) => type({ tags: target.value })}
        />
      </div>
    </>
  )
}

function Theirs({ theirs, onTake }: { theirs: CannedAnswer; onTake: () => void }) {
  return (
    <section role="alert" className="rounded border border-warn/60 bg-warn/5 px-4 py-3 text-sm">
      <h3 className="text-base font-semibold">{texts.newsTitle}</h3>
      <p className="mt-1 text-ink-soft">{texts.newsKept}</p>
      <p className="mt-2 font-medium wrap-anywhere">{theirs.title}</p>
      <p className="mt-1 max-w-read wrap-anywhere whitespace-pre-wrap">{theirs.body}</p>
      <Button variant="secondary" className="mt-3 !px-3 text-sm lg:min-h-9" onClick={onTake}>
        {texts.takeTheirs}
      </Button>
    </section>
  )
}

interface EndsProps extends Pick<CannedFormProps, 'canned' | 'onRemoved'> {
  controls: Controls
}

function Ends({ controls, canned, onRemoved }: EndsProps) {
  const { theirs, isChanged, isSending, isSent, isGone, discard } = controls
  const removal = useCannedRemoval(onRemoved)
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button type="submit" isLoading={isSending}>
        {theirs ? texts.saveAnyway : texts.save}
      </Button>
      {isChanged && !theirs && (
        <Button variant="quiet" onClick={discard}>
          {texts.discard}
        </Button>
      )}
      {canned && !isGone && (
        <Button
          variant="quiet"
          isLoading={removal.isRunning}
          onClick={() => void removal.remove(canned)}
        >
          {texts.remove}
        </Button>
      )}
      <p role="status" className="text-sm text-ink-soft">
        {isChanged ? texts.unsaved : isSent ? texts.saved : ''}
      </p>
      {removal.error && <ErrorNotice sentence={toSentence(removal.error)} className="w-full" />}
    </div>
  )
}
