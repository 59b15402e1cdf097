import { useState, type ReactNode } from 'react'

import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { Loaded } from '@/components/kit/ui/loaded'
import type { ContentNode } from '@/domain/shop/content/content'
import {
  useOfficeText,
  type ContentEdit,
  type TextAddress,
} from '@/hooks/office/content/use-office-content'
import { officeLists } from '@/messages/office/kit/lists'

import { RowsPlaceholder } from '@/components/office/kit/list-parts'
import { TextEditor } from './text-editor'
import type { TextPictures } from './text-fields'

export interface TextScreenProps {
  address: TextAddress
  /** Renders content nodes in the shop's style. */
  draw: (nodes: ContentNode[]) => ReactNode
  Pictures: TextPictures
}

export function TextScreen({ address, draw, Pictures }: TextScreenProps) {
  const { state, retry, renew, set, isStale } = useOfficeText(address)
  const [done, setDone] = useState('')
  const show = (text: ContentEdit, sentence: string) => {
    set(text)
    setDone(sentence)
  }
  return (
    <>
      {isStale && (
        <ErrorNotice sentence={officeLists.stale} onRetry={renew} className="mb-3 max-w-xl" />
      )}
      <Loaded state={state} onRetry={retry} placeholder={<RowsPlaceholder />}>
        {(text) => (
          <TextEditor
            key={`${text.kind}/${text.slug}`}
            {...{ text, draw, Pictures, done }}
            onShow={show}
            onChanged={() => {
              setDone('')
              renew()
            }}
          />
        )}
      </Loaded>
    </>
  )
}
