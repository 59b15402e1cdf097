import { useEffect, useId, useRef, type ReactNode } from 'react'

import { partAnchor } from '@/domain/kit/part-anchor'

interface PartProps {
  title: string
  empty: string | null
  children: ReactNode
}

export function Part({ title, empty, children }: PartProps) {
  const id = useId()
  const anchor = partAnchor(title)
  const section = useRef<HTMLElement>(null)
  // Parts load after the page, when the browser has already looked for the anchor.
  useEffect(() => {
    if (window.location.hash === `#${anchor}`) section.current?.scrollIntoView()
  }, [anchor])
  return (
    <section ref={section} id={anchor} aria-labelledby={id} className="min-w-0 scroll-mt-20">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <div className="mt-3">
        {empty === null ? children : <p className="text-ink-soft">{empty}</p>}
      </div>
    </section>
  )
}
