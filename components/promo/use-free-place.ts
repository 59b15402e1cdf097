import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'

import { freePlace, type Box } from '@/domain/promo-places'

/** What can be pressed, and the bike that somebody is looking at. */
const KEPT_FREE =
  'a[href], button, input, select, textarea, summary, label, [tabindex="0"], figure, [role="img"]'
/** What is read. It is kept free where the page leaves another place. */
const TEXT = 'h1, h2, h3, p, li, dt, dd, td, th, figcaption, legend, .figures'
/** What a page cannot do without for a moment: it counts more than a line of text. */
const HEADS = 'h1, .figures'
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

  useLayoutEffect(() => {
    const box = ref.current
    if (box) setPlaced(place(box))
  }, [ref, path])

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
  const shown = (selector: string, boxOf: (element: Element) => DOMRect) =>
    [...document.querySelectorAll(selector)]
      .filter((element) => !box.contains(element))
      .map(boxOf)
      .filter((one) => isInView(one, view))
  const taken = shown(KEPT_FREE, (element) => element.getBoundingClientRect())
  const heads = shown(HEADS, textBox)
  const text = [...shown(TEXT, textBox), ...heads, ...heads, ...heads]
  const found = freePlace(size, { taken, text }, { ...view, bar: headerEnd() })
  if (found) box.style.transform = `translate(${found.left}px, ${found.top}px)`
  return found !== null
}

/** The lines of an element, which are often shorter than itself. */
function textBox(element: Element): DOMRect {
  const range = document.createRange()
  range.selectNodeContents(element)
  return range.getBoundingClientRect()
}

function isInView({ left, top, width, height }: Box, view: { width: number; height: number }) {
  const isShown = width > 0 && height > 0
  return isShown && top < view.height && top + height > 0 && left < view.width && left + width > 0
}

/** Where the header ends that is in sight. */
function headerEnd(): number {
  return Math.max(0, document.querySelector('header')?.getBoundingClientRect().bottom ?? 0)
}
