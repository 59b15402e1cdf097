import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'

import { PostalLines } from '@/components/account/addresses/postal-lines'
import { Button } from '@/components/kit/ui/button'
import type { Order } from '@/hooks/shop/orders/use-order'
import { shipBack as texts } from '@/messages/shop/withdrawal/withdrawal'

/** Where to send items back, by when, what to write on the box and who pays; prints on a sheet of its own. */
export function ShipBack(back: NonNullable<Order['ship_back']>) {
  const { address, by, label, carrier, tracking, file } = back
  return (
    <section
      aria-labelledby="ship-back"
      className="mt-8 max-w-2xl break-inside-avoid rounded-lg border border-ink bg-surface p-6 print:border-line"
    >
      <h2 id="ship-back" className="text-xl">
        {texts.title}
      </h2>
      <dl className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-[auto_1fr]">
        <Row title={texts.to}>
          <address className="not-italic">
            <PostalLines lines={address} />
          </address>
        </Row>
        <Row title={texts.by}>{texts.day(by)}</Row>
        <Row title={texts.label}>
          <span className="figures text-xl font-semibold">{label}</span>
        </Row>
        {carrier && (
          <Row title={texts.carrier}>
            {carrier} <span className="figures">{tracking}</span>
          </Row>
        )}
        <Row title={texts.pays}>{tracking ? texts.prepaid : texts.paysText}</Row>
      </dl>
      <p className="mt-4 text-sm text-ink-soft">{texts.battery}</p>
      {file && (
        <a
          href={file}
          download
          className="mt-4 mr-6 inline-flex min-h-touch items-center font-medium link print:hidden"
        >
          {texts.file}
        </a>
      )}
      <Button variant="secondary" className="mt-5 print:hidden" onClick={() => window.print()}>
        <Printer aria-hidden="true" className="size-4" />
        {texts.print}
      </Button>
    </section>
  )
}

function Row({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="sm:contents">
      <dt className="text-ink-soft">{title}</dt>
      <dd>{children}</dd>
    </div>
  )
}
