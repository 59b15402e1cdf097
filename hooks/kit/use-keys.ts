import { useEffect, useEffectEvent } from 'react'

const TYPED_INTO = 'input:not([type=checkbox]), textarea, select, [contenteditable]'

/** Maps `KeyboardEvent.key` to actions; inactive while typing, with Ctrl, Alt, Cmd, or in a dialog. */
export function useKeys(actions: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = Object.hasOwn(actions, event.key) ? actions[event.key] : undefined
    if (!action || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    const isTyping = event.target instanceof Element && event.target.closest(TYPED_INTO)
    if (isTyping || document.querySelector('[role=dialog], [role=alertdialog]')) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
