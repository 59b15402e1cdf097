import Link from 'next/link'
import type { ReactNode } from 'react'

import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { contentPath, type ContentNode } from '@/domain/shop/content/content'
import { useTextForm, type ContentEdit } from '@/hooks/office/content/use-office-content'
import { useMay } from '@/hooks/office/kit/use-permissions'
import { useUnsaved } from '@/hooks/kit/use-unsaved'
import { toSentence } from '@/messages/kit/errors'
import { leaveDialog, officeContent as texts } from '@/messages/office/content/content'

import { TextActions } from './text-actions'
import { TextConflict } from './text-conflict'
import { TextFields, type TextPictures } from './text-fields'
import { TextHistory } from './text-history'
import { TextPreview } from './text-preview'
import { TextBadge } from './texts-table'

export interface TextEditorProps {
  text: ContentEdit
  draw: (nodes: ContentNode[]) => ReactNode
  Pictures: TextPictures
  /** Message about the last completed action. */
  done: string
  onShow: (text: ContentEdit, done: string) => void
  onChanged: () => void
}

function savedText({ latest }: ContentEdit, at: string | null): string {
  if (at === null) return texts.saved(latest)
  return Date.parse(at) > Date.now() ? texts.scheduled(latest, at) : texts.published(latest)
}

export function TextEditor(props: TextEditorProps) {
  const { text, draw, Pictures, done, onShow, onChanged } = props
  const mayWrite = useMay()('content.write')
  const controls = useTextForm({
    text,
    onSaved: (now, at) => onShow(now, savedText(now, at)),
    onChanged,
  })
  const { ref, form, error, isTouched, save } = controls
  useUnsaved(isTouched, leaveDialog)
  return (
    <>
      <Head {...{ text }} />
      <form
        ref={ref}
        noValidate
        className="text-sm"
        onSubmit={(event) => {
          event.preventDefault()
          save(null)
        }}
      >
        {error && <ErrorNotice sentence={toSentence(error)} className="mb-3 max-w-xl" />}
        {mayWrite && <TextActions {...{ text, controls, onShow }} />}
        {controls.isNews && <TextConflict {...{ text, controls }} />}
        <p role="status" className="mb-3 min-h-5 font-medium text-ok">
          {isTouched ? <span className="font-normal text-ink-soft">{texts.unsaved}</span> : done}
        </p>
        <div className="grid grid-cols-1 items-start gap-8 xl:grid-cols-2">
          <TextFields {...{ text, controls, mayWrite, Pictures }} />
          <TextPreview address={text} written={form} draw={draw} />
        </div>
      </form>
      <TextHistory
        {...{ text, isTouched, mayWrite, onShow }}
        onRestored={(now, words) => {
          controls.take(now)
          onShow(now, words)
        }}
      />
    </>
  )
}

function Head({ text }: { text: ContentEdit }) {
  const path = contentPath(text)
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <TextBadge status={text.status} />
      <span>{texts.standing(text, new Date().toISOString())}</span>
      {text.status === 'published' && (
        <Link href={path} target="_blank" className="inline-flex min-h-dense items-center link">
          {texts.view}
        </Link>
      )}
    </div>
  )
}
