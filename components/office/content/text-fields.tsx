import { useId, useLayoutEffect, useRef, type ComponentType, type RefObject } from 'react'

import { CONTENT_LIMIT } from '@/domain/shop/content/content'
import type {
  ContentEdit,
  TextFormValues,
  useTextForm,
} from '@/hooks/office/content/use-office-content'
import { officeContent as texts } from '@/messages/office/content/content'

import { CompactSelect } from '@/components/office/kit/compact-select'
import { DenseField } from '@/components/office/kit/dense-field'

interface TextInputProps {
  field: RefObject<HTMLTextAreaElement | null>
  text: string
  onType: (text: string) => void
}

export type TextPictures = ComponentType<TextInputProps>

interface TextFieldsProps {
  text: ContentEdit
  controls: ReturnType<typeof useTextForm>
  mayWrite: boolean
  Pictures: TextPictures
}

export function TextFields({ text, controls, mayWrite, Pictures }: TextFieldsProps) {
  const { form, faults, type } = controls
  const field = (name: Exclude<keyof TextFormValues, 'seen' | 'source' | 'category'>) => ({
    name,
    value: form[name],
    fault: faults[name],
    readOnly: !mayWrite,
    onChange: ({ target }: { target: { value: string } }) => type({ [name]: target.value }),
  })
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <DenseField
        {...field('title')}
        label={texts.titleField}
        maxLength={120}
        className="sm:col-span-2"
      />
      <DenseField
        {...field('description')}
        label={texts.description}
        hint={texts.descriptionHint}
        maxLength={300}
        className="sm:col-span-2"
      />
      <Source {...{ text, controls, mayWrite, Pictures }} />
      {text.kind === 'help' && (
        <>
          <CompactSelect
            name="category"
            label={texts.category}
            value={form.category}
            disabled={!mayWrite}
            onChange={({ target }) => type({ category: target.value })}
            options={text.categories.map(({ slug, title }) => ({ value: slug, title }))}
          />
          <DenseField {...field('keywords')} label={texts.keywords} hint={texts.keywordsHint} />
        </>
      )}
      <DenseField
        {...field('note')}
        label={texts.note}
        hint={texts.noteHint}
        maxLength={200}
        className="sm:col-span-2"
      />
      <DenseField {...field('owner')} label={texts.owner} maxLength={60} />
      <DenseField {...field('review_by')} type="date" label={texts.review_by} />
    </div>
  )
}

function Source({ text, controls: { form, faults, type }, mayWrite, Pictures }: TextFieldsProps) {
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const caret = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (caret.current === null) return
    area.current?.focus()
    area.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  }, [form.source])
  const insert = (name: string) => {
    if (!area.current || name === '') return
    const { selectionStart, selectionEnd } = area.current
    const fact = `{{${name}}}`
    caret.current = selectionStart + fact.length
    type({ source: form.source.slice(0, selectionStart) + fact + form.source.slice(selectionEnd) })
  }
  const describedBy = `${id}-hint${faults.source ? ` ${id}-fault` : ''}`
  return (
    <div className="sm:col-span-2">
      <label htmlFor={id} className="mb-1 block text-xs text-ink-soft">
        {texts.source}
      </label>
      <textarea
        id={id}
        ref={area}
        name="source"
        value={form.source}
        maxLength={CONTENT_LIMIT}
        readOnly={!mayWrite}
        aria-invalid={faults.source ? true : undefined}
        aria-describedby={describedBy}
        onChange={({ target }) => type({ source: target.value })}
        className="block h-[60vh] min-h-72 w-full resize-y rounded border border-line-strong bg-surface p-2.5 figures text-[0.8125rem] leading-relaxed hover:border-ink aria-invalid:border-bad"
      />
      <p id={`${id}-hint`} className="mt-1 text-xs text-ink-soft">
        {texts.sourceHint}
      </p>
      {faults.source && (
        <p id={`${id}-fault`} className="mt-1 text-bad">
          {faults.source}
        </p>
      )}
      {mayWrite && (
        <Pictures field={area} text={form.source} onType={(typed) => type({ source: typed })} />
      )}
      {mayWrite && text.placeholders.length > 0 && (
        <Facts names={text.placeholders} onChoose={insert} />
      )}
    </div>
  )
}

interface FactsProps {
  names: readonly string[]
  onChoose: (name: string) => void
}

/** Select that inserts a reference to a fact computed by the shop into the text. */
function Facts({ names, onChoose }: FactsProps) {
  return (
    <CompactSelect
      label={texts.fact}
      className="mt-2 block max-w-80"
      value=""
      onChange={({ target }) => onChoose(target.value)}
      options={[
        { value: '', title: texts.factNone },
        ...names.map((name) => ({ value: name, title: name })),
      ]}
    />
  )
}
