import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Returns a function that inserts text at the caret of a textarea. */
export function useCaret(
  field: RefObject<HTMLElement | null>,
  value: string,
  onType: (text: string) => void,
) {
  const caret = useRef<number | null>(null)
  useLayoutEffect(() => {
    const area = field.current
    if (caret.current === null || !(area instanceof HTMLTextAreaElement)) return
    area.focus()
    area.setSelectionRange(caret.current, caret.current)
    caret.current = null
  }, [field, value])
  return (text: string) => {
    const area = field.current
    if (!(area instanceof HTMLTextAreaElement)) return
    const { selectionStart, selectionEnd } = area
    caret.current = selectionStart + text.length
    onType(value.slice(0, selectionStart) + text + value.slice(selectionEnd))
  }
}
