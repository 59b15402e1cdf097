import type { ComponentType } from 'react'

import { ISSUE_LIMIT, PREHEADER_LIMIT, SUBJECT_LIMIT } from '@/domain/office/newsletter/issue'
import {
  useRecipientCount,
  type IssuePage,
  type useIssueForm,
} from '@/hooks/office/newsletter/use-issues'
import { issues as texts } from '@/messages/office/newsletter/issues'

import { CompactSelect } from '@/components/office/kit/compact-select'
import { DenseField } from '@/components/office/kit/dense-field'
import { MarkdownField, type FieldTools } from '@/components/office/kit/rich-text/markdown-field'

export type IssuePictures = ComponentType<FieldTools>

interface IssueFieldsProps {
  controls: ReturnType<typeof useIssueForm>
  segments: IssuePage['segments']
  mayWrite: boolean
  Pictures: IssuePictures
}

export function IssueFields({ controls, segments, mayWrite, Pictures }: IssueFieldsProps) {
  const { form, faults, type } = controls
  const field = (name: 'subject' | 'preheader') => ({
    name,
    value: form[name],
    fault: faults[name],
    readOnly: !mayWrite,
    onChange: ({ target }: { target: { value: string } }) => type({ [name]: target.value }),
  })
  return (
    <div className="grid grid-cols-1 gap-3">
      <DenseField {...field('subject')} label={texts.subject} maxLength={SUBJECT_LIMIT} />
      <DenseField
        {...field('preheader')}
        label={texts.preheader}
        hint={texts.preheaderHint}
        maxLength={PREHEADER_LIMIT}
      />
      <div>
        <CompactSelect
          name="segment"
          label={texts.segment}
          value={form.segment}
          disabled={!mayWrite}
          onChange={({ target }) => type({ segment: target.value })}
          options={optionsOf(segments, form.segment)}
        />
        <Count segment={form.segment} />
      </div>
      <MarkdownField
        name="source"
        label={texts.source}
        hint={texts.sourceHint}
        fault={faults.source}
        value={form.source}
        dialect="letter"
        maxLength={ISSUE_LIMIT}
        readOnly={!mayWrite}
        onType={(source) => type({ source })}
      >
        {(tools) => <Pictures {...tools} />}
      </MarkdownField>
    </div>
  )
}

/** Keeps a deleted segment selected, so that the issue isn't sent to everyone instead. */
function optionsOf(segments: IssuePage['segments'], chosen: string) {
  const isGone = chosen !== '' && !segments.some(({ id }) => id === chosen)
  return [
    { value: '', title: texts.everyone },
    ...segments.map(({ id, name }) => ({ value: id, title: name })),
    ...(isGone ? [{ value: chosen, title: texts.gone }] : []),
  ]
}

function Count({ segment }: { segment: string }) {
  const { state } = useRecipientCount(segment)
  return (
    <p role="status" className="mt-1">
      {state.status === 'loading' && texts.counting}
      {state.status === 'failed' && texts.notCounted}
      {state.status === 'ready' && texts.countOf(state.data)}
    </p>
  )
}
