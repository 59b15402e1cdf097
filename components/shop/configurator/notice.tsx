import { Info } from 'lucide-react'
import type { ReactNode } from 'react'

export function Notice({ icon, children }: { icon?: ReactNode; children: ReactNode }) {
  return (
    <div className="flex gap-3 rounded border-l-2 border-ink bg-surface px-4 py-3">
      <span className="mt-0.5 shrink-0">
        {icon ?? <Info aria-hidden="true" className="size-5" />}
      </span>
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  )
}
