import type { ReactNode } from 'react'

import { PostalLines } from '@/components/account/addresses/postal-lines'
import type { Dealer } from '@/hooks/community/dealers/use-dealers'
import { dealersTexts as texts } from '@/messages/community/dealers/dealers'
import { money } from '@/utils/format'

export function DealerFacts({ dealer }: { dealer: Dealer }) {
  const { lat, lng, title, phone, email, assembly } = dealer
  const point = `${lat},${lng}`
  return (
    <dl className="border-t border-line">
      <Fact label={texts.offers}>
        {dealer.services.map((service) => texts.services[service]).join(', ')}
      </Fact>
      {assembly && (
        <Fact label={texts.assembly}>{texts.assemblyText(money(assembly.fee), assembly.days)}</Fact>
      )}
      <Fact label={texts.address}>
        <address className="not-italic">
          <PostalLines lines={dealer.address_lines} />
        </address>
        <a
          href={`geo:${point}?q=${point}(${encodeURIComponent(title)})`}
          className="inline-flex min-h-touch items-center link"
        >
          {texts.directions}
        </a>
      </Fact>
      <Fact label={texts.phone}>
        <a
          href={`tel:${phone.replaceAll(' ', '')}`}
          className="inline-flex min-h-touch items-center figures link"
        >
          {phone}
        </a>
      </Fact>
      <Fact label={texts.email}>
        <a href={`mailto:${email}`} className="inline-flex min-h-touch items-center break-all link">
          {email}
        </a>
      </Fact>
    </dl>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-1 border-b border-line py-3 sm:grid-cols-[10rem_1fr]">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
