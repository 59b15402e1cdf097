import { useRef } from 'react'

import type { FieldControl } from '@/components/office/kit/resource/resource-field'
import type { canned } from '@/contract/office/support/canned'
import { fillAnswer, PLACEHOLDERS, type Placeholder } from '@/domain/office/support/canned-answer'
import { canned as texts } from '@/messages/office/support/canned'

/** The text, with buttons that insert placeholders at the caret. */
export const CannedBody: FieldControl<typeof canned> = ({ field, value, onChange }) => {
  const ref = useRef<HTMLDivElement>(null)
  const insert = (name: Placeholder) => {
    const area = ref.current?.querySelector('textarea')
    const [from, to] = [area?.selectionStart ?? 0, area?.selectionEnd ?? 0]
    const mark = `{{${name}}}`
    onChange(value.slice(0, from) + mark + value.slice(to))
    // Set the caret after the new text is rendered.
    setTimeout(() => {
      area?.focus()
      area?.setSelectionRange(from + mark.length, from + mark.length)
    })
  }
  return (
    <div ref={ref}>
      {field}
      <fieldset className="mt-3">
        <legend>{texts.placeholders}</legend>
        <p className="text-xs text-ink-soft">{texts.placeholdersHint}</p>
        <ul className="mt-2 flex flex-wrap gap-2">
          {PLACEHOLDERS.map((name) => (
            <li key={name}>
              <button
                type="button"
                title={texts.meaning(name)}
                aria-label={texts.insert(name)}
                onClick={() => insert(name)}
                className="inline-flex min-h-dense items-center rounded border border-line-strong px-2 font-mono text-xs hover:border-ink"
              >
                {`{{${name}}}`}
              </button>
            </li>
          ))}
        </ul>
      </fieldset>
    </div>
  )
}

export function CannedPreview({ body }: { body: string }) {
  return (
    <section aria-label={texts.preview} className="mt-4 border-t border-line pt-3">
      <h3 className="font-medium">
        {texts.preview} <span className="font-normal text-ink-soft">{texts.previewHint}</span>
      </h3>
      <p className="mt-1.5 max-w-read wrap-anywhere whitespace-pre-wrap">
        {body.trim() === '' ? texts.previewEmpty : fillAnswer(body.trim(), texts.examples)}
      </p>
    </section>
  )
}
