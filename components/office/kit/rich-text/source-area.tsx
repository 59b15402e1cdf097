import type { RefObject } from 'react'

interface SourceAreaProps {
  id: string
  name: string
  field: RefObject<HTMLElement | null>
  value: string
  maxLength: number
  readOnly: boolean
  isInvalid: boolean
  describedBy: string | undefined
  /** Whether to leave space for the toolbar, so that the page doesn't move when it arrives. */
  awaitsToolbar: boolean
  onType: (text: string) => void
  setTyping: (isTyping: boolean) => void
}

export function SourceArea(props: SourceAreaProps) {
  const { id, name, field, value, maxLength, readOnly, onType, setTyping } = props
  return (
    <>
      {props.awaitsToolbar && <div className="mb-1 min-h-dense" />}
      <textarea
        {...{ id, name, value, maxLength, readOnly }}
        ref={field as RefObject<HTMLTextAreaElement | null>}
        aria-invalid={props.isInvalid ? true : undefined}
        aria-describedby={props.describedBy}
        onFocus={() => setTyping(true)}
        onBlur={() => setTyping(false)}
        onChange={({ target }) => onType(target.value)}
        className="block h-[60vh] min-h-72 w-full resize-y rounded border border-line-strong bg-surface p-2.5 figures text-[0.8125rem] leading-relaxed hover:border-ink aria-invalid:border-bad"
      />
    </>
  )
}
