import { useRouter } from 'next/router'
import { useEffect } from 'react'

import { LinkButton } from '@/components/ui/link-button'
import { Skeleton } from '@/components/ui/skeleton'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { useCheckout, useCheckoutCountries, type CheckoutData } from '@/hooks/use-checkout'
import { useCheckoutForm } from '@/hooks/use-checkout-form'
import { useSlow } from '@/hooks/use-slow'
import { cartPanel } from '@/messages/cart-panel'
import { checkout as texts } from '@/messages/checkout'

import { CheckoutForm } from './checkout-form'
import { CheckoutOrder } from './checkout-order'

/** /cart/checkout: what it costs, then where it goes, then the button (spec §4 Checkout load). */
export function CheckoutScreen() {
  const load = useCheckout()
  const router = useRouter()
  const hasFailed = load.phase === 'failed'

  // spec §8: a failure of the load leads to the bikes; a toast says why.
  useEffect(() => {
    if (hasFailed) void router.replace('/configurator')
  }, [hasFailed, router])

  return (
    <div className="wrap flex-1 py-10 lg:py-16">
      <h1 className="text-3xl">{texts.title}</h1>
      {load.phase === 'empty' && <Empty />}
      {(load.phase === 'loading' || hasFailed) && <Loading />}
      {load.phase === 'ready' && load.checkout && <Loaded load={load} checkout={load.checkout} />}
    </div>
  )
}

interface LoadedProps {
  load: ReturnType<typeof useCheckout>
  checkout: CheckoutData
}

function Loaded({ load, checkout }: LoadedProps) {
  const countries = useCheckoutCountries(checkout.country)
  const controls = useCheckoutForm(countries.find)
  return (
    <div className="mt-8 grid items-start gap-x-16 gap-y-12 lg:mt-12 lg:grid-cols-12">
      <CheckoutOrder
        checkout={checkout}
        load={load}
        onPromo={controls.applyPromo}
        className="lg:sticky lg:top-8 lg:col-span-5"
      />
      <CheckoutForm
        checkout={checkout}
        load={load}
        countries={countries}
        controls={controls}
        className="lg:col-span-7"
      />
    </div>
  )
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

function Loading() {
  const isSlow = useSlow(true)
  return (
    <div className="mt-8 lg:mt-12">
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
