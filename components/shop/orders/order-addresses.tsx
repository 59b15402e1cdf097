import { PostalLines } from '@/components/account/addresses/postal-lines'
import type { Order } from '@/hooks/shop/orders/use-order'
import { orders as texts } from '@/messages/shop/orders/orders'

export function OrderAddresses({ order }: { order: Order }) {
  const addresses = [
    { title: texts.shipTo, address: order.shipping_address },
    { title: texts.billTo, address: order.billing_address },
  ]
  return (
    <section className="grid break-inside-avoid gap-8 sm:grid-cols-2">
      {addresses.map(({ title, address }) => (
        <div key={title} className="min-w-0">
          <h2 className="font-semibold">{title}</h2>
          <address className="mt-2 not-italic">
            <PostalLines lines={[...address.lines, address.phone]} />
          </address>
        </div>
      ))}
      {order.assembly && (
        <div className="min-w-0 sm:col-span-2">
          <h2 className="font-semibold">{texts.assembledBy}</h2>
          <p className="mt-2">{texts.assemblyAt(order.assembly.title, order.assembly.address)}</p>
        </div>
      )}
      <div className="min-w-0 sm:col-span-2">
        <h2 className="font-semibold">{texts.email}</h2>
        <p className="mt-2 break-all">{order.email}</p>
      </div>
    </section>
  )
}
