import type { ReactNode } from 'react'

import { cx } from '@/components/ui/cx'

import { anchorOf } from './configurator-steps'

interface StepSectionProps {
  id: string
  title: string
  lead?: ReactNode
  className?: string
  children: ReactNode
}

/** One step of the scroll. Its heading takes the focus when the step index jumps here. */
export function StepSection({ id, title, lead, className, children }: StepSectionProps) {
  const anchor = anchorOf(id)
  return (
    <section
      id={anchor}
      aria-labelledby={`${anchor}-title`}
      tabIndex={-1}
      className={cx(
        'scroll-mt-[calc(42dvh-3.25rem)] border-b border-line py-9 lg:-scroll-mt-12 print:border-0 print:py-0',
        className,
      )}
    >
      <h2 id={`${anchor}-title`} className="text-xl">
        {title}
      </h2>
      {lead && <div className="mt-1 max-w-read text-sm text-ink-soft">{lead}</div>}
      <div className="mt-5">{children}</div>
    </section>
  )
}
