import { useEffect, useRef } from 'react'

/** Opens all disclosures in a container while it is printed. */
export function useOpenInPrint() {
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    let opened: HTMLDetailsElement[] = []
    const open = () => {
      opened = [...(box.current?.querySelectorAll<HTMLDetailsElement>('details:not([open])') ?? [])]
      for (const row of opened) row.open = true
    }
    const close = () => {
      for (const row of opened) row.open = false
    }
    window.addEventListener('beforeprint', open)
    window.addEventListener('afterprint', close)
    return () => {
      window.removeEventListener('beforeprint', open)
      window.removeEventListener('afterprint', close)
    }
  }, [])

  return box
}
