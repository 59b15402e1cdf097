import type { ReactNode } from 'react'

import type { ContentNode } from '@/domain/shop/content/content'
import {
  useTextPreview,
  type TextAddress,
  type TextFormValues,
} from '@/hooks/office/content/use-office-content'
import { officeContent as texts } from '@/messages/office/content/content'

import { PreviewFrame } from '@/components/office/kit/preview-frame'

interface TextPreviewProps {
  address: TextAddress
  written: TextFormValues
  draw: (nodes: ContentNode[]) => ReactNode
}

export function TextPreview({ address, written, draw }: TextPreviewProps) {
  const { title, description, source } = written
  const { shown, status, retry } = useTextPreview(address, { title, description, source })
  return (
    <PreviewFrame
      {...{ status, retry, titles: texts }}
      isShown={shown !== null}
      head={
        shown &&
        shown.unknown.length > 0 && (
          <p role="alert" className="mb-2 border-l-2 border-bad px-3 py-1 text-bad">
            {texts.unknown(shown.unknown)}
          </p>
        )
      }
      className="p-5 sm:p-8 xl:max-h-[calc(100vh-4rem)]"
    >
      {shown && (
        <article className="max-w-read">
          <h3 className="text-4xl">{shown.title}</h3>
          <p className="mt-4 mb-8 text-lg text-ink-soft">{shown.description}</p>
          <div className="[&>:first-child]:mt-0">{draw(shown.body)}</div>
        </article>
      )}
    </PreviewFrame>
  )
}
