import { deleteSelection } from 'prosemirror-commands'
import { useEffect, useState } from 'react'

import { isEditableLink, type Dialect } from './schema'
import { describePicture, leavePicture, linkAt, selectedPicture, setLink } from './commands'
import { LinkRow, PictureRow } from './rows'
import { Toolbar } from './toolbar'
import { insertPicture, useRichText } from './use-rich-text'

/** What the tools below a field do with it. */
export interface FieldHandle {
  /** The element that is written into. */
  dom: HTMLElement
  insertText: (text: string) => void
  insertPicture: (markdown: string) => void
}

interface RichTextProps {
  value: string
  dialect: Dialect
  maxLength: number
  labelledBy: string
  describedBy: string | undefined
  isInvalid: boolean
  onHandle: (handle: FieldHandle | null) => void
  onType: (markdown: string) => void
  onFail: () => void
}

const LOOK =
  'h-[60vh] min-h-72 w-full resize-y overflow-y-auto rounded border border-line-strong bg-surface px-4 py-2 text-sm leading-relaxed break-words whitespace-pre-wrap hover:border-ink aria-invalid:border-bad [&_.ProseMirror-selectednode]:outline-2 [&_.ProseMirror-selectednode]:outline-ink [&_.ProseMirror-separator]:inline-block [&_.ProseMirror-separator]:size-0'

export function RichText(props: RichTextProps) {
  const { value, dialect, maxLength, onHandle, onType, onFail } = props
  const [isLinking, setLinking] = useState(false)
  const { mount, view, state, run } = useRichText({
    ...{ value, dialect, maxLength, onType, onFail },
    onLink: () => setLinking(true),
    attributes: {
      role: 'textbox',
      class: LOOK,
      'aria-multiline': 'true',
      'aria-labelledby': props.labelledBy,
      ...(props.describedBy && { 'aria-describedby': props.describedBy }),
      ...(props.isInvalid && { 'aria-invalid': 'true' }),
    },
  })
  useEffect(() => {
    onHandle(
      view && {
        dom: view.dom,
        insertText: (text) => {
          view.dispatch(view.state.tr.insertText(text).scrollIntoView())
          view.focus()
        },
        insertPicture: (markdown) => insertPicture(view, markdown, dialect),
      },
    )
    return () => onHandle(null)
  }, [view, dialect, onHandle])
  const picture = state && selectedPicture(state)
  const close = () => {
    setLinking(false)
    view?.focus()
  }
  return (
    <>
      <Toolbar {...{ state, run, isLinking }} onLink={() => setLinking(!isLinking)} />
      {isLinking && state && (
        <LinkRow
          href={linkAt(state)?.href ?? ''}
          isAllowed={isEditableLink}
          onApply={(href) => {
            run(setLink(href))
            close()
          }}
          onClose={close}
        />
      )}
      {picture && (
        <PictureRow
          key={picture.at}
          alt={picture.alt}
          onDescribe={(alt) => view && describePicture(alt)(view.state, view.dispatch)}
          onRemove={() => run(deleteSelection)}
          onClose={() => run(leavePicture)}
        />
      )}
      <div ref={mount} />
    </>
  )
}
