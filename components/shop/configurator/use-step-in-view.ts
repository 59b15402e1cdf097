import { useEffect, useState } from 'react'

import { anchorOf, type Entry } from './configurator-steps'

/**
 * Reading line in % of the window height: near the top for steps beside the picture, below the middle for steps under
 * it.
 */
const READING_LINE = { beside: 22, below: 58 }
const IS_BESIDE = '(min-width: 64rem)'

/** Returns the step that crosses the reading line. */
export function useStepInView(steps: readonly Entry[]): string | undefined {
  const [current, setCurrent] = useState<string>()

  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return
    const line = READING_LINE[window.matchMedia(IS_BESIDE).matches ? 'beside' : 'below']
    const byElement = new Map<Element, string>()
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting)
        if (seen) setCurrent(byElement.get(seen.target))
      },
      { rootMargin: `-${line}% 0px -${100 - line}% 0px` },
    )
    for (const { id } of steps) {
      const section = document.getElementById(anchorOf(id))
      if (!section) continue
      byElement.set(section, id)
      observer.observe(section)
    }
    return () => observer.disconnect()
  }, [steps])

  return current
}
