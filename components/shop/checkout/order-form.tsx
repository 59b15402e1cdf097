import { useRef, type FormEvent, type ReactNode } from 'react'

import type { Countries } from '@/components/account/addresses/address-fields'
import { FaultSummary } from '@/components/account/addresses/fault-summary'
import { Skeleton } from '@/components/kit/ui/skeleton'
import { OrderReview } from '@/components/shop/goods/order-review'
import type { Cents } from '@/domain/kit/money'
import type { FormField } from '@/domain/shop/checkout/checkout-form'
import type { CheckoutFormControls } from '@/hooks/shop/checkout/use-checkout-form'
import type { CheckoutData, CheckoutLoad } from '@/hooks/shop/checkout/use-checkout'
import { checkout as texts } from '@/messages/shop/checkout/checkout'
import { lineFacts } from '@/messages/shop/goods/line-facts'
import { useLazyModule } from '@/platform/lazy-loading/use-lazy-module'

import { BeforeOrder } from './before-order'
import { faultList } from './fault-list'
import { PayButton } from './pay-button'
import { PaymentChoice } from './payment-choice'

const loadTrust = () => import('./checkout-trust')

interface OrderFormProps {
  checkout: CheckoutData
  load: CheckoutLoad
  countries: Countries
  controls: CheckoutFormControls
  /** Amount for the payment provider; 0 if nothing is left to pay. */
  toPay: Cents
  children: ReactNode
}

export function OrderForm(props: OrderFormProps) {
  const { checkout, load, countries, controls, toPay, children } = props
  const { form, payment, faults } = controls
  const { quote } = checkout
  const ref = useRef<HTMLFormElement>(null)

  const list = faultList(faults, (field) => {
    const address = field.startsWith('billing') ? form.billing : form.shipping
    return countries.find(address?.country_id ?? 0)
  })

  const problem = quote.lines.find((line) => line.problem !== null)?.problem ?? null

  function pay() {
    if (problem) return
    // The user can't agree to a total that isn't current, so reload it first.
    if (load.error) return load.retry()
    void controls.submit()
  }

  function focusField(field: FormField) {
    const control = ref.current?.elements.namedItem(field)
    if (control instanceof HTMLElement) control.focus()
  }

  return (
    <form ref={ref} noValidate onSubmit={submitWith(pay)} aria-label={texts.title}>
      <FaultSummary faults={list} failedSubmits={controls.failedSubmits} onGo={focusField} />
      {children}
      {toPay > 0 && (
        <FormGroup title={texts.payment}>
          <PaymentChoice
            providers={checkout.providers}
            chosenId={form.provider}
            onChoose={(provider) => controls.typeContact({ provider })}
          />
        </FormGroup>
      )}
      <BeforeOrder
        lines={quote.lines}
        country={checkout.country.code}
        documents={checkout.documents}
      />
      <OrderReview
        lines={quote.lines.map((line) => ({
          ...{ title: line.title, detail: lineFacts(line), count: line.count },
          total: line.shown_total_price,
        }))}
        total={quote.totals.total}
      />
      <PayButton
        payment={payment}
        checkout={checkout}
        toPay={toPay}
        isRenewing={load.isRenewing}
        renewalError={load.error}
        problem={problem}
        onPay={pay}
      />
      <LateTrust checkout={checkout} />
    </form>
  )
}

/** Loaded after the form, because it is below the button. */
function LateTrust({ checkout }: { checkout: CheckoutData }) {
  const trust = useLazyModule(loadTrust, true)
  if (!trust) return <Skeleton className="mt-8 h-64 w-full" />
  return <trust.CheckoutTrust checkout={checkout} />
}

const submitWith = (pay: () => void) => (event: FormEvent) => {
  event.preventDefault()
  pay()
}

export function FormGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mb-10">
      <h2 className="mb-5 text-xl">{title}</h2>
      <div className="flex flex-col gap-5">{children}</div>
    </section>
  )
}
