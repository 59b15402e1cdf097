import { useLayoutEffect, useRef, type RefObject } from 'react'

export type RowAction = 'alt' | 'crop' | 'earlier' | 'later'

/** Focuses a control of a row after the row was moved. @returns a function that requests the focus */
export function useRowFocus(list: RefObject<HTMLElement | null>) {
  const requested = useRef<{ key: string; action: RowAction } | null>(null)
  useLayoutEffect(() => {
    if (!requested.current) return
    const { key, action } = requested.current
    const row = list.current?.querySelector(`[data-row="${CSS.escape(key)}"]`)
    const control = row?.querySelector<HTMLElement>(`[data-action="${action}"]`)
    if (!control) return
    requested.current = null
    control.focus()
  })
  return (key: string, action: RowAction) => {
    requested.current = { key, action }
  }
}
