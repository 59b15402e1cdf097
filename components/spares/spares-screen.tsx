import { PriceNote } from '@/components/goods/price-note'
import { keptPart } from '@/components/ui/kept-part'
import { spareSearchAddress } from '@/domain/spare-address'
import { spares as texts } from '@/messages/spares'

import { SpareForm } from './spare-form'
import type { SparesProps } from './spares-results'

const SparesResults = keptPart({
  load: () => import('./spares-results').then((code) => code.SparesResults),
  of: ({ query }: SparesProps) => spareSearchAddress(query),
  waiting: <div className="min-h-screen" />,
})

/** spec §2 /spares: search and list of the spare parts. The key drops what was typed at another address. */
export function SparesScreen(props: SparesProps) {
  const { query, found } = props
  return (
    <div className="wrap flex-1 pt-10 pb-16 lg:pt-16">
      <h1 className="max-w-4xl text-4xl">{texts.heading}</h1>
      <p className="mt-4 mb-8 max-w-read text-lg text-ink-soft">{texts.lead}</p>
      <PriceNote className="-mt-4 mb-8" />
      <SpareForm key={spareSearchAddress(query)} query={query} bikes={found?.bikes ?? []} />
      <SparesResults {...props} />
    </div>
  )
}
