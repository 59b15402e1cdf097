import { Fragment, Slice, type Schema } from 'prosemirror-model'
import {
  EditorState,
  NodeSelection,
  Plugin,
  type Command,
  type Transaction,
} from 'prosemirror-state'
import { EditorView, type EditorProps } from 'prosemirror-view'
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

import { pastedSlice } from './pasted-html'
import { pluginsOf } from './plugins'
import { readMarkdown, type StoredText } from './read-markdown'
import { SCHEMAS, type Dialect } from './schema'
import { writeMarkdown } from './write-markdown'

export interface RichTextOptions {
  value: string
  dialect: Dialect
  maxLength: number
  onType: (markdown: string) => void
  onLink: () => void
  /** The text can't be shown in the editor. */
  onFail: () => void
  attributes: Record<string, string>
}

/** Keeps a ProseMirror editor that shows `value`. */
export function useRichText(options: RichTextOptions) {
  const { value, dialect, attributes } = options
  const mount = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<EditorView | null>(null)
  const [state, setState] = useState<EditorState | null>(null)
  const stored = useRef<StoredText>(null)
  const written = useRef('')

  const begin = useEffectEvent((): EditorState | null => {
    try {
      stored.current = readMarkdown(value, dialect)
    } catch {
      options.onFail()
      return null
    }
    written.current = value
    const shown = new Plugin({ view: () => ({ update: (editor) => setState(editor.state) }) })
    const plugins = [...pluginsOf(SCHEMAS[dialect], options.onLink), shown]
    return EditorState.create({ doc: stored.current.doc, plugins })
  })

  const dispatch = useEffectEvent((editor: EditorView, transaction: Transaction) => {
    const next = editor.state.apply(transaction)
    if (transaction.docChanged && stored.current) {
      const markdown = writeMarkdown(next.doc, stored.current, dialect)
      const isLonger = markdown.length > written.current.length
      // Redraws, because the browser may have shown the change already.
      if (isLonger && markdown.length > options.maxLength) return editor.updateState(editor.state)
      written.current = markdown
      options.onType(markdown)
    }
    editor.updateState(next)
  })

  useLayoutEffect(() => {
    const first = begin()
    if (!first) return
    const editor = new EditorView(mount.current, {
      state: first,
      dispatchTransaction: (transaction) => dispatch(editor, transaction),
      ...clipboardOf(dialect),
    })
    setView(editor)
    setState(first)
    return () => editor.destroy()
  }, [dialect])

  useLayoutEffect(() => {
    if (!view || value === written.current) return
    const next = begin()
    if (!next) return
    view.updateState(next)
  }, [view, value])

  const named = JSON.stringify(attributes)
  useLayoutEffect(() => view?.setProps({ attributes: JSON.parse(named) }), [view, named])

  const run = (command: Command) => {
    if (!view) return
    command(view.state, view.dispatch, view)
    view.focus()
  }
  return { mount, view, state, run }
}

/** Inserts a picture as a paragraph of its own, and selects it, so that it can be described. */
export function insertPicture(view: EditorView, markdown: string, dialect: Dialect): void {
  const { doc } = readMarkdown(markdown, dialect)
  const tr = view.state.tr.replaceSelection(new Slice(doc.content, 0, 0))
  const src = doc.firstChild?.firstChild?.attrs.src
  tr.doc.descendants((node, at) => {
    if (node.type.name === 'image' && node.attrs.src === src) {
      tr.setSelection(NodeSelection.create(tr.doc, at))
    }
  })
  view.dispatch(tr.scrollIntoView())
}

function clipboardOf(dialect: Dialect): EditorProps {
  const schema = SCHEMAS[dialect]
  const take = (view: EditorView, event: ClipboardEvent | DragEvent, at?: number) => {
    const data = 'clipboardData' in event ? event.clipboardData : event.dataTransfer
    const html = data?.getData('text/html') ?? ''
    // Files are for the picture tools, which listen on the same element.
    if (html === '') return (data?.files.length ?? 0) > 0
    if (view.state.selection.$from.parent.type.spec.code) return false
    const slice = pastedSlice(html, schema)
    event.preventDefault()
    if (!slice) return view.pasteText(data?.getData('text/plain') ?? '', event as ClipboardEvent)
    const { tr } = view.state
    if (at === undefined) tr.replaceSelection(slice)
    else tr.replaceRange(at, at, slice)
    view.dispatch(tr.scrollIntoView())
    return true
  }
  return {
    handleDOMEvents: {
      paste: (view, event) => take(view, event),
      drop: (view, event) => {
        if (view.dragging) return false
        const place = view.posAtCoords({ left: event.clientX, top: event.clientY })
        return take(view, event, place?.pos)
      },
    },
    clipboardTextParser: (text, _, isPlain) =>
      isPlain ? linesOf(text, schema) : Slice.maxOpen(readMarkdown(text, dialect).doc.content),
  }
}

function linesOf(text: string, schema: Schema): Slice {
  const lines = text.split(/\s*\n\s*/).filter((line) => line !== '')
  const paragraphs = lines.map((line) => schema.node('paragraph', null, schema.text(line)))
  return Slice.maxOpen(Fragment.from(paragraphs))
}
