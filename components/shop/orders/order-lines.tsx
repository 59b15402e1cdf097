import { GoodsPicture } from '@/components/shop/goods/goods-picture'
import { cx } from '@/components/kit/ui/cx'
import { Disclosure } from '@/components/kit/ui/disclosure'
import { Price } from '@/components/kit/ui/price'
import { addCents } from '@/domain/kit/money'
import { boughtThings, type OrderedBundle } from '@/domain/shop/goods/ordered-bundle'
import type { Order, OrderLine } from '@/hooks/shop/orders/use-order'
import { orders as texts } from '@/messages/shop/orders/orders'

import { BuildSheet } from './build-sheet'
import { OrderGift, type GiftOwner } from './order-gift'

interface OrderLinesProps {
  order: Order
  title?: string
  className?: string
  /** Owner of the order's gift cards; absent in read-only views. */
  owner?: GiftOwner
}

export function OrderLines({ order, title = texts.lines, className, owner }: OrderLinesProps) {
  return (
    <section aria-labelledby="order-lines" className={cx('min-w-0', className)}>
      <h2 id="order-lines" className="text-xl">
        {title}
      </h2>
      <ul className="mt-4 border-t border-line">
        {boughtThings(order.lines).map(({ bundle, lines }, index) => (
          <li key={index} className="break-inside-avoid border-b border-line py-8 print:py-4">
            {bundle ? (
              <BundleLines bundle={bundle} lines={lines} />
            ) : (
              <Line line={lines[0]} owner={owner} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function BundleLines({ bundle, lines }: { bundle: OrderedBundle; lines: readonly OrderLine[] }) {
  const discount = addCents(...lines.map(({ shown }) => shown.discount))
  return (
    <>
      <div className="flex items-start justify-between gap-6">
        <h3 className="min-w-0 text-lg font-semibold">
          <span className="mr-2 figures font-normal">{texts.quantity(bundle.count)}</span>
          {bundle.title}
        </h3>
        <Price
          amount={addCents(...lines.map(({ shown }) => shown.total_price))}
          className="text-lg"
        />
      </div>
      {discount > 0 && <p className="text-sm text-ink-soft">{texts.lineDiscount(discount)}</p>}
      <ul className="mt-4 flex flex-col gap-4">
        {lines.map((line, index) => (
          <li key={index} className="flex items-start gap-5">
            <LinePicture line={line} />
            <div className="min-w-0">
              <span className="mr-2 figures">{texts.quantity(line.count)}</span>
              {line.title}
              <Options line={line} />
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

function Line({ line, owner }: { line: OrderLine; owner: GiftOwner | undefined }) {
  const { title, count, shown, build_sheet } = line
  const { price, total_price, discount } = shown
  return (
    <>
      <div className="flex items-start justify-between gap-6">
        <div className="flex min-w-0 flex-col items-start gap-x-5 gap-y-3 sm:flex-row">
          <LinePicture line={line} />
          <div className="min-w-0">
            <h3 className="text-lg font-semibold">
              <span className="mr-2 figures font-normal">{texts.quantity(count)}</span>
              {title}
            </h3>
            {line.gift ? <OrderGift gift={line.gift} owner={owner} /> : <Options line={line} />}
            {count > 1 && <p className="text-sm text-ink-soft">{texts.each(price)}</p>}
            {discount > 0 && (
              <p className="text-sm text-ink-soft">{texts.lineDiscount(discount)}</p>
            )}
          </div>
        </div>
        <Price amount={total_price} className="text-lg" />
      </div>
      {build_sheet && (
        <>
          <Disclosure
            title={texts.buildSheet}
            className="mt-4 -mb-8 border-t border-b-0 print:hidden"
          >
            <BuildSheet sheet={build_sheet} title={title} />
          </Disclosure>
          <div aria-hidden="true" className="mt-4 hidden print:block">
            <BuildSheet sheet={build_sheet} title={title} />
          </div>
        </>
      )}
    </>
  )
}

/** The large picture above already shows the bike, so all items have the same small one. */
function LinePicture({ line }: { line: OrderLine }) {
  return <GoodsPicture {...line} version={[line.options.color, line.options.size]} />
}

function Options({ line: { options, build, description } }: { line: OrderLine }) {
  const rows = [
    { label: texts.size, text: options.size },
    { label: texts.color, text: options.color },
    { label: texts.upgrades, text: options.upgrades.map(({ title }) => title).join(', ') },
  ].filter(({ text }) => text)
  if (rows.length === 0) {
    return build ? null : <p className="max-w-read text-ink-soft">{description}</p>
  }
  return (
    <dl className="mt-1">
      {rows.map(({ label, text }) => (
        <div key={label} className="flex gap-2">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="min-w-0">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
