import type { ReactNode } from 'react'

export function PaymentFrame({ children }: { children: ReactNode }) {
  return (
    <div className="wrap flex min-h-dvh flex-1 flex-col py-12 lg:py-20">
      <div className="w-full max-w-xl">{children}</div>
    </div>
  )
}
