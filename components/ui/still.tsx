import type { ReactNode } from 'react'

import { useWrittenByServer } from '@/hooks/use-hydrated'

/** Hydration leaves alone what is set as markup, so that what the server wrote stays. */
const MARKUP = { __html: '' }

/**
 * A long text that no script ever changes: a browser keeps the server's markup and computes nothing for it. Who comes
 * from another page of the shop gets it drawn.
 */
export function Still({ children, className }: { children: ReactNode; className?: string }) {
  const isKept = useWrittenByServer() && typeof window !== 'undefined'
  if (!isKept) return <div className={className}>{children}</div>
  return <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={MARKUP} />
}
