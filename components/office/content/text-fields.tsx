import type { ComponentType } from 'react'

import { CONTENT_LIMIT } from '@/domain/shop/content/content'
import type {
  ContentEdit,
  TextFormValues,
  useTextForm,
} from '@/hooks/office/content/use-office-content'
import { officeContent as texts } from '@/messages/office/content/content'

import { CompactSelect } from '@/components/office/kit/compact-select'
import { DenseField } from '@/components/office/kit/dense-field'
import { MarkdownField, type FieldTools } from '@/components/office/kit/rich-text/markdown-field'

export type TextPictures = ComponentType<FieldTools>

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
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
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
  return (
    <div className="sm:col-span-2">
      <MarkdownField
        name="source"
        label={texts.source}
        hint={texts.sourceHint}
        fault={faults.source}
        value={form.source}
        dialect="page"
        maxLength={CONTENT_LIMIT}
        readOnly={!mayWrite}
        onType={(source) => type({ source })}
      >
        {(tools) => (
          <>
            <Pictures {...tools} />
            {text.placeholders.length > 0 && (
              <Facts
                names={text.placeholders}
                onChoose={(name) => name !== '' && tools.onInsert(`{{${name}}}`)}
              />
            )}
          </>
        )}
      </MarkdownField>
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
