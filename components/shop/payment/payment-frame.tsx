import { useEffect, type ReactNode } from 'react'

import { focusTitle } from '@/platform/focus-title'

export function PaymentFrame({ children }: { children: ReactNode }) {
  // Each state of a payment has its own title, which would take the focus away when it is replaced.
  useEffect(() => focusTitle())
  return (
    <div className="wrap flex min-h-dvh flex-1 flex-col py-12 lg:py-20">
      <div className="w-full max-w-xl">{children}</div>
    </div>
  )
}
