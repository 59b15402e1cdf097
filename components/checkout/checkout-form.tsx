import { useRef, useState, type FormEvent, type ReactNode } from 'react'

import { TextField } from '@/components/ui/field'
import type { CheckoutFormControls } from '@/hooks/use-checkout-form'
import type { CheckoutData, useCheckout } from '@/hooks/use-checkout'
import { checkout as texts } from '@/messages/checkout'
import type { FormField } from '@/domain/checkout-form'

import { AddressFields, CountryField, type Countries } from './address-fields'
import { FaultSummary } from './fault-summary'
import { faultList, faultText, regionLabel } from './fault-texts'
import { LinkLikeButton } from './link-like-button'
import { PayButton } from './pay-button'
import { PaymentChoice } from './payment-choice'

interface CheckoutFormProps {
  checkout: CheckoutData
  load: ReturnType<typeof useCheckout>
  countries: Countries
  controls: CheckoutFormControls
  className: string
}

/** The personal part: at most eight fields are visible, and none of them is lost when something fails. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { checkout, load, countries, controls, className } = props
  const { form, payment, faults } = controls
  const ref = useRef<HTMLFormElement>(null)

  const list = faultList(faults, (field) => {
    const address = field.startsWith('billing') ? form.billing : form.shipping
    return regionLabel(countries.find(address?.country_id ?? 0))
  })

  function pay() {
    // Without the present total there is nothing to agree to: it is asked for first.
    if (load.error) return load.retry()
    void controls.submit()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    pay()
  }

  function focusField(field: FormField) {
    const control = ref.current?.elements.namedItem(field)
    if (control instanceof HTMLElement) control.focus()
  }

  return (
    <form ref={ref} noValidate onSubmit={submit} aria-label={texts.title} className={className}>
      <FaultSummary faults={list} refusals={controls.refusals} onGo={focusField} />
      <Group title={texts.contact}>
        <ShippingFields controls={controls} countries={countries} />
      </Group>
      <Group title={texts.billing}>
        <Billing controls={controls} countries={countries} />
      </Group>
      <Group title={texts.payment}>
        <PaymentChoice
          providers={checkout.providers}
          chosenId={form.provider}
          onChoose={(provider) => controls.typeContact({ provider })}
        />
      </Group>
      <PayButton
        payment={payment}
        total={checkout.quote.totals.total}
        isRenewing={load.isRenewing}
        renewalError={load.error}
        onPay={pay}
      />
    </form>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mb-10">
      <h2 className="mb-5 text-xl">{title}</h2>
      <div className="flex flex-col gap-5">{children}</div>
    </section>
  )
}

type PartProps = Pick<CheckoutFormProps, 'controls' | 'countries'>

function ShippingFields({ controls, countries }: PartProps) {
  const { form, faults, typeContact, typeAddress } = controls
  const address = {
    kind: 'shipping' as const,
    address: form.shipping,
    faults,
    countries,
    onType: typeAddress.bind(null, 'shipping'),
  }
  return (
    <>
      <CountryField {...address} />
      <TextField
        label={texts.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        autoCapitalize="none"
        required
        maxLength={254}
        value={form.email}
        onChange={(event) => typeContact({ email: event.target.value })}
        error={faultText(faults.email, texts.email)}
        hint={texts.emailHint}
      />
      <AddressFields {...address} />
      <TextField
        label={texts.phone}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={40}
        value={form.phone}
        onChange={(event) => typeContact({ phone: event.target.value })}
        error={faultText(faults.phone, texts.phone)}
        hint={texts.phoneHint}
      />
    </>
  )
}

/** The bill goes where the goods go, until somebody says otherwise. */
function Billing({ controls, countries }: PartProps) {
  const { form, faults, typeAddress, foldBilling, unfoldBilling } = controls
  const [isPressed, setPressed] = useState(false)

  function turn(event: () => void) {
    setPressed(true)
    event()
  }

  if (!form.billing) {
    return (
      <div>
        <p className="text-ink-soft">{texts.billingSame}</p>
        <LinkLikeButton autoFocus={isPressed} onClick={() => turn(unfoldBilling)}>
          {texts.billingOther}
        </LinkLikeButton>
      </div>
    )
  }
  const address = {
    kind: 'billing' as const,
    address: form.billing,
    faults,
    countries,
    onType: typeAddress.bind(null, 'billing'),
  }
  return (
    <>
      <CountryField {...address} isFresh={isPressed} />
      <AddressFields {...address} />
      <LinkLikeButton onClick={() => turn(foldBilling)} className="self-start">
        {texts.billingBack}
      </LinkLikeButton>
    </>
  )
}
