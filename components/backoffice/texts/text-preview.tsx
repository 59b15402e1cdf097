import type { ReactNode } from 'react'

import { ErrorNotice } from '@/components/ui/error-notice'
import type { ContentNode } from '@/domain/content'
import { useTextPreview, type TextAddress, type TypedText } from '@/hooks/use-office-content'
import { officeContent as texts } from '@/messages/office-content'

interface TextPreviewProps {
  address: TextAddress
  written: TypedText
  draw: (nodes: ContentNode[]) => ReactNode
}

/** The text as readers will see it, a moment after the last key. */
export function TextPreview({ address, written, draw }: TextPreviewProps) {
  const { title, description, source } = written
  const { shown, status, retry } = useTextPreview(address, { title, description, source })
  return (
    <section aria-labelledby="preview-title" className="min-w-0 xl:sticky xl:top-4">
      <div className="mb-1 flex min-h-4 justify-between gap-3 text-xs text-ink-soft">
        <h2 id="preview-title" className="text-xs font-normal">
          {texts.preview}
        </h2>
        <span aria-hidden="true">{status === 'loading' && shown && texts.previewOld}</span>
      </div>
      {status === 'failed' && (
        <ErrorNotice sentence={texts.previewLate} onRetry={retry} className="mb-3" />
      )}
      {shown && shown.unknown.length > 0 && (
        <p role="alert" className="mb-2 border-l-2 border-bad px-3 py-1 text-bad">
          {texts.unknown(shown.unknown)}
        </p>
      )}
      <div
        tabIndex={0}
        role="group"
        aria-label={texts.preview}
        // Links of a preview would leave the editor.
        onClickCapture={(event) => event.preventDefault()}
        className="min-h-40 overflow-y-auto rounded border border-line bg-paper p-5 text-base sm:p-8 xl:max-h-[calc(100vh-4rem)]"
      >
        {shown && (
          <article className="max-w-read">
            <h3 className="text-4xl">{shown.title}</h3>
            <p className="mt-4 mb-8 text-lg text-ink-soft">{shown.description}</p>
            <div className="[&>:first-child]:mt-0">{draw(shown.body)}</div>
          </article>
        )}
      </div>
    </section>
  )
}
