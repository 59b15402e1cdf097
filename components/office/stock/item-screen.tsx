import Link from 'next/link'

import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { Loaded } from '@/components/kit/ui/loaded'
import { useMay } from '@/hooks/office/kit/use-permissions'
import { useStockItem, type StockItem } from '@/hooks/office/stock/use-stock'
import { stock as texts } from '@/messages/office/stock/stock'

import { OfficeTitle } from '@/components/office/kit/office-title'
import { WhoChanged } from '@/components/office/kit/who-changed'
import { Part } from '@/components/office/kit/part'
import { AdjustmentForm } from './adjustment-form'
import { ArrivalsPart } from './arrivals-part'
import { ItemHistory } from './item-history'
import { StockBadge } from './stock-table'
import { ThresholdForm } from './threshold-form'

export function ItemScreen({ sku }: { sku: string | null }) {
  const { state, retry, set, renew, isStale } = useStockItem(sku)
  const mayWrite = useMay()('stock.write')
  return (
    <Loaded state={state} onRetry={retry}>
      {(item) => (
        <article className="text-sm">
          {isStale && <ErrorNotice sentence={texts.failed} onRetry={renew} className="mb-3" />}
          <Head item={item} />
          <div className="mt-8 grid items-start gap-12 xl:grid-cols-12">
            <div className="flex min-w-0 flex-col gap-10 xl:col-span-7">
              {item.waiters && <Waiters waiters={item.waiters} unconfirmed={item.unconfirmed} />}
              <Holds holds={item.holds} />
              {item.bundles.length > 0 && <Bundles bundles={item.bundles} />}
              <ItemHistory moves={item.moves} />
            </div>
            <div className="flex min-w-0 flex-col gap-10 xl:col-span-5">
              {mayWrite && <AdjustmentForm {...{ item }} onChanged={set} />}
              {mayWrite && <ThresholdForm {...{ item }} onChanged={set} />}
              <ArrivalsPart {...{ item, mayWrite }} onChanged={set} />
            </div>
          </div>
        </article>
      )}
    </Loaded>
  )
}

function Head({ item }: { item: StockItem }) {
  const { sku, on_hand, reserved, product } = item
  const figures = [
    { title: texts.columns.onHand, value: on_hand },
    { title: texts.columns.reserved, value: reserved },
    { title: texts.columns.forSale, value: on_hand - reserved },
    { title: texts.columns.incoming, value: texts.incoming(item.incoming, item.due) },
    { title: texts.columns.waiting, value: texts.waitingCount(item) },
    { title: texts.columns.threshold, value: item.threshold ?? texts.never },
  ]
  return (
    <header>
      <OfficeTitle title={item.title} />
      <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-soft">
        <StockBadge item={item} />
        <span>{texts.kindOf(item.kind)}</span>
        <span className="figures break-all">{sku}</span>
        {product && (
          <Link href={product} className="inline-flex min-h-touch items-center link lg:min-h-0">
            {texts.shopPage}
          </Link>
        )}
        <WhoChanged kind="stock" id={sku} />
      </p>
      <dl className="mt-4 flex flex-wrap gap-x-10 gap-y-4">
        {figures.map(({ title, value }) => (
          <div key={title}>
            <dt className="text-xs text-ink-soft">{title}</dt>
            <dd className="figures text-xl">{value}</dd>
          </div>
        ))}
      </dl>
    </header>
  )
}

function Holds({ holds }: { holds: StockItem['holds'] }) {
  return (
    <Part title={texts.holds} empty={holds.length === 0 ? texts.noHolds : null}>
      <ul className="border-t border-line">
        {holds.map((hold) => (
          <li key={hold.order} className="flex flex-wrap gap-x-4 border-b border-line py-2">
            <Link href={`/backoffice/orders/${hold.order}`} className="figures link">
              {hold.order}
            </Link>
            <span className="text-ink-soft">{texts.hold(hold)}</span>
          </li>
        ))}
      </ul>
    </Part>
  )
}

interface WaitersProps extends Pick<StockItem, 'unconfirmed'> {
  waiters: NonNullable<StockItem['waiters']>
}

function Waiters({ waiters, unconfirmed }: WaitersProps) {
  const isEmpty = waiters.length === 0 && unconfirmed === 0
  return (
    <Part title={texts.waiters} empty={isEmpty ? texts.noWaiters : null}>
      <p className="mb-3 text-ink-soft">
        {texts.waitersHint} {unconfirmed > 0 && texts.unconfirmed(unconfirmed)}
      </p>
      <ul className="border-t border-line">
        {waiters.map((one) => (
          <li
            key={one.email}
            className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2"
          >
            <span className="wrap-anywhere">{one.email}</span>
            <span className="text-ink-soft">{texts.waiter(one)}</span>
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Bundles({ bundles }: Pick<StockItem, 'bundles'>) {
  return (
    <Part title={texts.bundles} empty={null}>
      <ul className="border-t border-line">
        {bundles.map(({ id, title, ...waiting }) => (
          <li key={id} className="flex flex-wrap gap-x-4 border-b border-line py-2">
            <Link href={`/backoffice/catalog/${id}`} className="wrap-anywhere link">
              {title}
            </Link>
            <span className="text-ink-soft">{texts.waitingFor(waiting)}</span>
          </li>
        ))}
      </ul>
    </Part>
  )
}
