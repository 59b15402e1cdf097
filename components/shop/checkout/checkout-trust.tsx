import type { ReactNode } from 'react'

import { useSupport } from '@/hooks/community/support/use-support'
import type { CheckoutData } from '@/hooks/shop/checkout/use-checkout'
import { isEea } from '@/domain/shop/countries/eu-law'
import { checkoutTrust as texts } from '@/messages/shop/checkout/checkout-trust'

/** What a buyer wants to know before the last click: returns, warranty, help, and who sells. */
export function CheckoutTrust({ checkout }: { checkout: CheckoutData }) {
  const { seller, country } = checkout
  const { email, hours } = useSupport()
  return (
    <section
      aria-labelledby="checkout-trust"
      className="mt-8 rounded-lg border border-line p-5 text-sm lg:p-6"
    >
      <h2 id="checkout-trust" className="sr-only">
        {texts.title}
      </h2>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[auto_1fr]">
        <Fact title={texts.returns}>
          {texts.returnsText(isEea(country.code))} <Policy href="/rrpolicy" text={texts.policy} />
        </Fact>
        <Fact title={texts.warranty}>
          {texts.warrantyText(seller.warranty, isEea(country.code))}{' '}
          <Policy href="/warranty" text={texts.coverage} />
        </Fact>
        <Fact title={texts.help}>
          <a href={`mailto:${email}`} className="link">
            {email}
          </a>
          {hours.map(({ days, time }) => (
            <span key={days} className="block text-ink-soft">
              {texts.hours(days, time)}
            </span>
          ))}
        </Fact>
        <Fact title={texts.seller}>{[seller.name, ...seller.address].join(', ')}</Fact>
      </dl>
    </section>
  )
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="sm:contents">
      <dt className="font-semibold">{title}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Opens a new tab, so that no input is lost. */
function Policy({ href, text }: { href: string; text: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className="whitespace-nowrap link">
      {text}
      <span className="sr-only"> {texts.opens}</span>
    </a>
  )
}
