import type { Order } from '@/hooks/shop/orders/use-order'
import { orders as texts } from '@/messages/shop/orders/orders'

export function OrderParcels({ order: { parcels } }: { order: Pick<Order, 'parcels'> }) {
  if (parcels.length === 0) return null
  return (
    <section aria-labelledby="order-parcels" className="break-inside-avoid">
      <h2 id="order-parcels" className="text-xl">
        {texts.parcels}
      </h2>
      <ul className="mt-4 border-t border-line">
        {parcels.map((parcel) => (
          <li key={parcel.number} className="border-b border-line py-3">
            <p className="flex flex-wrap justify-between gap-x-4 font-medium">
              {texts.parcel(parcel.number, parcel.carrier)}
              <span className="font-normal text-ink-soft">
                {texts.parcelState(parcel.shipped_at, parcel.delivered_at)}
              </span>
            </p>
            <p className="text-sm break-words">
              {parcel.items.map(({ title, count }) => `${count} × ${title}`).join(', ')}
            </p>
            {parcel.tracking_url ? (
              <a
                href={parcel.tracking_url}
                target="_blank"
                rel="noreferrer"
                className="inline-flex min-h-touch items-center text-sm link"
              >
                {texts.track(parcel.tracking)}
              </a>
            ) : (
              <p className="figures text-sm text-ink-soft">{parcel.tracking}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
