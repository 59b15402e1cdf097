import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

import { anchorOf } from './configurator-steps'

interface StepSectionProps {
  id: string
  title: string
  /** Current choice, shown while the row is closed. */
  chosen?: ReactNode
  lead?: ReactNode
  /** Whether the server renders the row open. */
  isOpen?: boolean
  children: ReactNode
}

/** One step of an area as a native `<details>` row. */
export function StepSection({ id, title, chosen, lead, isOpen, children }: StepSectionProps) {
  const anchor = anchorOf(id)
  return (
    <section
      id={anchor}
      aria-labelledby={`${anchor}-title`}
      className="border-b border-line print:hidden"
    >
      <details open={isOpen} className="group/step">
        <summary className="relative flex min-h-14 flex-wrap content-center items-baseline justify-between gap-x-4 py-2 pr-9">
          <h3 id={`${anchor}-title`} className="font-medium">
            {title}
          </h3>
          <span className="min-w-0 text-sm text-ink-soft">{chosen}</span>
          <ChevronDown
            aria-hidden="true"
            className="absolute top-1/2 right-0 -mt-2.5 size-5 transition-transform group-open/step:rotate-180"
          />
        </summary>
        <div className="pb-6">
          {lead && <div className="mb-4 max-w-read text-sm text-ink-soft">{lead}</div>}
          {children}
        </div>
      </details>
    </section>
  )
}
