import type { ReactNode } from 'react'

import type { CheckoutData, CheckoutLoad } from '@/hooks/shop/checkout/use-checkout'

import { CheckoutOrder } from './checkout-order'

interface CheckoutViewProps {
  checkout: CheckoutData
  load: CheckoutLoad
  onPromo: (code: string) => void
  below?: ReactNode | undefined
  children: ReactNode
}

export function CheckoutView({ children, ...order }: CheckoutViewProps) {
  return (
    <div className="mt-8 grid items-start gap-x-16 gap-y-12 lg:mt-12 lg:grid-cols-12">
      <CheckoutOrder {...order} className="lg:sticky lg:top-8 lg:col-span-5" />
      <div className="lg:col-span-7">{children}</div>
    </div>
  )
}
