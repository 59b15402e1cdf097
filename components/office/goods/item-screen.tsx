import Link from 'next/link'

import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { Loaded } from '@/components/kit/ui/loaded'
import { useCatalogItem, type CatalogItem } from '@/hooks/office/goods/use-catalog'
import { useMay } from '@/hooks/office/kit/use-permissions'
import { usePriceChange } from '@/hooks/office/goods/use-price-change'
import { catalog } from '@/messages/office/goods/prices'

import { OfficeTitle } from '@/components/office/kit/office-title'
import { WhoChanged } from '@/components/office/kit/who-changed'
import { ChangeDone } from './change-done'
import { ItemForm } from './item-form'
import { ItemPrices } from './item-prices'
import { ItemStock } from './item-stock'
import { OfferPlan } from './offer-plan'
import { PriceHistory } from './price-history'
import { PricePreviewPart } from './price-preview'

export function CatalogItemScreen({ id }: { id: number | null }) {
  const { state, retry, renew, isStale, set } = useCatalogItem(id)
  const may = useMay()
  const mayWrite = may('catalog.write')
  const change = usePriceChange(renew)
  return (
    <Loaded state={state} onRetry={retry}>
      {(item) => (
        <>
          <OfficeTitle
            title={item.title}
            back={{ href: catalog.hrefs[item.kind], title: catalog.titles[item.kind] }}
          />
          {change.shown ? (
            <PricePreviewPart {...{ change }} shown={change.shown} />
          ) : (
            <article className="text-sm">
              {isStale && (
                <ErrorNotice sentence={catalog.failed} onRetry={renew} className="mb-3" />
              )}
              {change.done && <ChangeDone change={change.done} onUndone={renew} />}
              <ItemLinks {...{ item }} />
              <div className="mt-6 grid items-start gap-12 xl:grid-cols-12">
                <div className="min-w-0 xl:col-span-7">
                  <ItemForm {...{ item, mayWrite }} onSaved={set} />
                </div>
                <div className="flex min-w-0 flex-col gap-10 xl:col-span-5">
                  <OfferPlan {...{ item, mayWrite, renew }} onChanged={set} />
                  <ItemPrices
                    key={item.history[0]?.change ?? 0}
                    {...{ item, mayWrite }}
                    preview={change.preview}
                  />
                  {may('stock.read') && <ItemStock item={item} />}
                  <PriceHistory history={item.history} />
                </div>
              </div>
            </article>
          )}
        </>
      )}
    </Loaded>
  )
}

function ItemLinks({ item: { id, kind, is_offered } }: { item: CatalogItem }) {
  const look = 'inline-flex min-h-touch items-center link lg:min-h-0'
  const page = kind === 'spare' ? `/spares/${id}` : `/accessories/${id}`
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-4 text-ink-soft">
      <span className="figures">{id}</span>
      {!is_offered && <span>{catalog.hidden}</span>}
      <Link href={is_offered ? page : `/backoffice/catalog/${id}/preview`} className={look}>
        {is_offered ? catalog.shopPage : catalog.previewPage}
      </Link>
      <WhoChanged kind="products" id={String(id)} />
    </p>
  )
}
