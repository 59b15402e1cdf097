import { useCallback, useId, useRef, useState, type ReactNode, type RefObject } from 'react'

import { PartLoadError } from '@/components/kit/ui/part-load-error'
import { richText as texts } from '@/messages/office/kit/rich-text'
import { useLazyModule } from '@/platform/lazy-loading/use-lazy-module'
import { useNearViewport } from '@/platform/lazy-loading/use-near-viewport'

import { DenseCheck, FieldNotes, type LabeledFieldProps } from '@/components/office/kit/dense-field'
import type { FieldHandle } from './rich-text'
import type { Dialect } from './schema'
import { SourceArea } from './source-area'
import { useCaret } from './use-caret'

const load = () => import('./rich-text')

/** What tools below the field need. */
export interface FieldTools {
  field: RefObject<HTMLElement | null>
  text: string
  onType: (text: string) => void
  /** Inserts a picture into a field that isn't a textarea. */
  onPicture: (markdown: string) => void
  onInsert: (text: string) => void
}

interface MarkdownFieldProps extends LabeledFieldProps {
  name: string
  value: string
  dialect: Dialect
  maxLength: number
  readOnly: boolean
  onType: (text: string) => void
  children: (tools: FieldTools) => ReactNode
}

/** Field for Markdown, which is edited as it looks, or as its source. Until that editor has loaded, as source. */
export function MarkdownField(props: MarkdownFieldProps) {
  const { label, hint, fault, name, value, dialect, maxLength, readOnly, onType } = props
  const id = useId()
  const { field, handle, takeHandle, insert, insertPicture } = useHandle(value, onType)
  const { place, module, mode, isLoaded, hasFailed, fail, retry, setSource, setTyping } =
    useMode(!readOnly)
  const isRich = mode === 'rich'
  const ids = [hint && !isRich && `${id}-hint`, fault && `${id}-fault`].filter(Boolean)
  const shared = { value, maxLength, onType, describedBy: ids.join(' ') || undefined }
  return (
    <div ref={place}>
      <div className="mb-1 flex flex-wrap items-center justify-between gap-x-4">
        <label
          id={`${id}-label`}
          htmlFor={isRich ? undefined : id}
          className="text-xs text-ink-soft"
        >
          {label}
        </label>
        {!readOnly && !hasFailed && (
          <DenseCheck
            role="switch"
            label={texts.markdown}
            checked={!isRich}
            disabled={!isLoaded}
            onChange={({ target }) => setSource(target.checked)}
          />
        )}
      </div>
      {isRich && module ? (
        <module.RichText
          {...{ ...shared, dialect }}
          labelledBy={`${id}-label`}
          isInvalid={Boolean(fault)}
          onHandle={takeHandle}
          onFail={fail}
        />
      ) : (
        <SourceArea
          {...{ ...shared, id, field, name, readOnly, setTyping }}
          isInvalid={Boolean(fault)}
          awaitsToolbar={mode === 'late' && !readOnly}
        />
      )}
      <FieldNotes {...{ id, fault }} hint={isRich ? undefined : hint} />
      {hasFailed && <PartLoadError className="mt-2" sentence={texts.late} onRetry={retry} />}
      {!readOnly && (
        <Tools key={handle ? 'rich' : 'source'}>
          {props.children({
            ...{ field, text: value, onType, onInsert: insert, onPicture: insertPicture },
          })}
        </Tools>
      )}
    </div>
  )
}

/** Has a key, because tools that listen on the field begin again when it is replaced. */
const Tools = ({ children }: { children: ReactNode }) => children

/** Decides what the field shows: never another one than that in which the user is typing. */
function useMode(mayWrite: boolean) {
  const [isSource, setSource] = useState(false)
  const [isTyping, setTyping] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const { place, isNear } = useNearViewport<HTMLDivElement>()
  const fail = useCallback(() => setFailed(true), [])
  const module = useLazyModule(load, isNear && mayWrite && !hasFailed, fail)
  const isLoaded = module !== undefined
  const isLate = !isLoaded || isTyping
  return {
    ...{ place, module, isLoaded, hasFailed, fail, setTyping },
    mode: isSource || hasFailed ? 'source' : isLate || !mayWrite ? 'late' : 'rich',
    retry: () => setFailed(false),
    setSource: (next: boolean) => {
      setTyping(false)
      setSource(next)
    },
  }
}

/** Inserts text and pictures into whichever field is shown. */
function useHandle(value: string, onType: (text: string) => void) {
  const field = useRef<HTMLElement>(null)
  const shown = useRef<FieldHandle>(null)
  const [handle, setHandle] = useState<FieldHandle | null>(null)
  const insertAtCaret = useCaret(field, value, onType)
  const takeHandle = useCallback((next: FieldHandle | null) => {
    if (next) field.current = next.dom
    shown.current = next
    setHandle(next)
  }, [])
  // A picture may have been uploading since before the editor replaced the textarea.
  const insertPicture = useCallback(
    (markdown: string) => shown.current?.insertPicture(markdown),
    [],
  )
  return { field, handle, takeHandle, insertPicture, insert: handle?.insertText ?? insertAtCaret }
}
