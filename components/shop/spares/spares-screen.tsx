import { PriceNote } from '@/components/shop/goods/price-note'
import { deferredPart } from '@/components/kit/ui/deferred-part'
import { spareSearchAddress } from '@/domain/shop/spares/spare-address'
import { spares as texts } from '@/messages/shop/spares/spares'

import { SpareForm } from './spare-form'
import type { SparesProps } from './spares-results'

const SparesResults = deferredPart({
  load: () => import('./spares-results').then((code) => code.SparesResults),
  propsOf: ({ query }: SparesProps) => spareSearchAddress(query),
  fallback: <div className="min-h-screen" />,
})

/** spec §2 /spares: search and list of the spare parts. The key resets the field on navigation. */
export function SparesScreen(props: SparesProps) {
  const { query, results } = props
  return (
    <div className="wrap flex-1 pt-10 pb-16 lg:pt-16">
      <h1 className="max-w-4xl text-4xl">{texts.heading}</h1>
      <p className="mt-4 mb-8 max-w-read text-lg text-ink-soft">{texts.lead}</p>
      <PriceNote className="-mt-4 mb-8" />
      <SpareForm key={spareSearchAddress(query)} query={query} bikes={results?.bikes ?? []} />
      <SparesResults {...props} />
    </div>
  )
}
