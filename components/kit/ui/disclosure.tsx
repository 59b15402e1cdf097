import { Plus } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

import { cx } from './cx'

interface DisclosureProps extends Omit<ComponentProps<'details'>, 'title'> {
  title: ReactNode
}

/** Renders a native `<details>` row, which is readable before any script runs. */
export function Disclosure({ title, className, children, ...details }: DisclosureProps) {
  return (
    <details {...details} className={cx('group border-b border-line', className)}>
      <summary className="flex min-h-14 items-center justify-between gap-4 py-3 font-medium">
        {title}
        <Plus
          aria-hidden="true"
          className="size-5 shrink-0 transition-transform group-open:rotate-45"
        />
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  )
}
