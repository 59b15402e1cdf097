import { useRouter } from 'next/router'
import { useEffect, type ReactNode } from 'react'

import { LinkButton } from '@/components/kit/ui/link-button'
import { Skeleton } from '@/components/kit/ui/skeleton'
import { VisuallyHidden } from '@/components/kit/ui/visually-hidden'
import type { CheckoutPhase as Phase } from '@/hooks/shop/checkout/use-checkout'
import { useIsSlow } from '@/hooks/kit/use-is-slow'
import { cartPanel } from '@/messages/shop/cart/cart-panel'
import { checkout as texts } from '@/messages/shop/checkout/checkout'

interface CheckoutPhaseProps {
  phase: Phase
  children: ReactNode
}

export function CheckoutPhase({ phase, children }: CheckoutPhaseProps) {
  const router = useRouter()
  const hasFailed = phase === 'failed'

  // spec §8: if loading fails, redirect to the bikes; a toast says why.
  useEffect(() => {
    if (hasFailed) void router.replace('/configurator')
  }, [hasFailed, router])

  if (phase === 'empty') return <Empty />
  return phase === 'ready' ? children : <CheckoutLoading />
}

function Empty() {
  return (
    <div className="mt-8 flex flex-col items-start gap-4">
      <p className="text-xl font-semibold">{texts.empty}</p>
      <p className="text-ink-soft">{texts.emptyHint}</p>
      <LinkButton href="/configurator" className="mt-2">
        {texts.startShopping}
      </LinkButton>
    </div>
  )
}

export function CheckoutLoading() {
  const isSlow = useIsSlow(true)
  return (
    <div className="mt-8 min-h-dvh lg:mt-12">
      <p role="status" className="text-ink-soft">
        {isSlow ? texts.slow : <VisuallyHidden>{texts.loading}</VisuallyHidden>}
      </p>
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-12" aria-hidden="true">
        <Rows count={7} className="lg:col-span-5" />
        <Rows count={9} className="lg:col-span-7" />
      </div>
      <noscript>{cartPanel.needsScript}</noscript>
    </div>
  )
}

function Rows({ count, className }: { count: number; className: string }) {
  return (
    <div className={className}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} className="mb-5 h-8 w-full" />
      ))}
    </div>
  )
}
