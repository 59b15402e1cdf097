import { LinkButton } from '@/components/kit/ui/link-button'
import type { Order } from '@/hooks/shop/orders/use-order'
import { differences as texts } from '@/messages/shop/orders/differences'

export function OrderDifference({ path, title, due }: NonNullable<Order['difference']>) {
  return (
    <div className="mt-6 flex flex-col items-start gap-4 border-l-4 border-ink pl-4 print:hidden">
      <p className="max-w-prose">{texts.waits(title, due)}</p>
      <LinkButton href={path}>{texts.check}</LinkButton>
    </div>
  )
}
