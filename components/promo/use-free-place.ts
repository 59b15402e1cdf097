import { useEffect, useRef, useState, type RefObject } from 'react'

import { freePlace } from '@/domain/promo-places'

import { boxesInView } from './boxes-in-view'

const REST_MS = 150

/**
 * Keeps a box that lies over the page off everything that can be pressed, and off text where it can. It is placed anew when the page rests
 * after a scroll, a change of size or of focus, and hidden while there is no place for it. Moving is done by a
 * transform, which shifts no layout.
 * @returns whether there is a place
 */
export function useFreePlace(ref: RefObject<HTMLElement | null>, path: string): boolean {
  const [isPlaced, setPlaced] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    const box = ref.current
    if (!box) return
    const settle = () => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        // Not from under the fingers of whoever is using it.
        if (!box.contains(document.activeElement) && !box.matches(':hover')) setPlaced(place(box))
      }, REST_MS)
    }
    // The first place is found in a task of its own, too.
    settle()
    const watching = new ResizeObserver(settle)
    watching.observe(document.body)
    for (const event of EVENTS) window.addEventListener(event, settle, { passive: true })
    return () => {
      clearTimeout(timer.current)
      watching.disconnect()
      for (const event of EVENTS) window.removeEventListener(event, settle)
    }
  }, [ref, path])

  return isPlaced
}

const EVENTS = ['scroll', 'resize', 'focusin', 'click'] as const

function place(box: HTMLElement): boolean {
  const view = { width: document.documentElement.clientWidth, height: window.innerHeight }
  const size = { width: box.offsetWidth, height: box.offsetHeight }
  const found = freePlace(size, boxesInView(box, view), { ...view, bar: headerEnd() })
  if (found) box.style.transform = `translate(${found.left}px, ${found.top}px)`
  return found !== null
}

/** Where the header ends that is in sight. */
function headerEnd(): number {
  return Math.max(0, document.querySelector('header')?.getBoundingClientRect().bottom ?? 0)
}
