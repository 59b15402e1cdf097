import type { ReactNode } from 'react'

import { cx } from '@/components/kit/ui/cx'

import { anchorOf } from './configurator-steps'

interface AreaSectionProps {
  id: string
  title: string
  lead?: ReactNode
  className?: string
  children: ReactNode
}

/** Area of the page: a heading with its steps. Focused if the user jumps here from the step index. */
export function AreaSection({ id, title, lead, className, children }: AreaSectionProps) {
  const anchor = anchorOf(id)
  return (
    <section
      id={anchor}
      aria-labelledby={`${anchor}-title`}
      tabIndex={-1}
      className={cx(
        'scroll-mt-[calc(42dvh-3.25rem)] pt-8 pb-2 lg:-scroll-mt-6 print:border-0 print:py-0',
        className,
      )}
    >
      <h2 id={`${anchor}-title`} className="text-xl">
        {title}
      </h2>
      {lead && <div className="mt-1 max-w-read text-sm text-ink-soft">{lead}</div>}
      <div className="mt-3">{children}</div>
    </section>
  )
}
