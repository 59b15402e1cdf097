import { fillAnswer, PLACEHOLDERS, type Placeholder } from '@/domain/office/support/canned-answer'
import { deskCanned as texts } from '@/messages/office/support/canned'

export function CannedPlaceholders({ onInsert }: { onInsert: (name: Placeholder) => void }) {
  return (
    <fieldset>
      <legend className="text-sm font-medium">{texts.placeholders}</legend>
      <p className="text-sm text-ink-soft">{texts.placeholdersHint}</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {PLACEHOLDERS.map((name) => (
          <li key={name}>
            <button
              type="button"
              title={texts.meaning(name)}
              aria-label={texts.insert(name)}
              onClick={() => onInsert(name)}
              className="inline-flex min-h-touch items-center rounded border border-line-strong px-2 font-mono text-xs hover:border-ink lg:min-h-8"
            >
              {`{{${name}}}`}
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

export function CannedPreview({ body }: { body: string }) {
  return (
    <section aria-label={texts.preview} className="border-t border-line pt-3 text-sm">
      <h3 className="font-medium">
        {texts.preview} <span className="font-normal text-ink-soft">{texts.previewHint}</span>
      </h3>
      <p className="mt-1.5 max-w-read wrap-anywhere whitespace-pre-wrap">
        {body.trim() === '' ? texts.previewEmpty : fillAnswer(body.trim(), texts.examples)}
      </p>
    </section>
  )
}
