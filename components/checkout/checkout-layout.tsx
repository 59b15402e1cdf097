import type { ReactNode } from 'react'

/** The order beside the form; on a phone above it. */
export function CheckoutLayout({ children }: { children: ReactNode }) {
  return (
    <div className="mt-8 grid items-start gap-x-16 gap-y-12 lg:mt-12 lg:grid-cols-12">
      {children}
    </div>
  )
}
