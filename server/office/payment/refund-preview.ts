import { subtractCents } from '@/domain/kit/money'
import { refundableBundles } from '@/domain/office/refund/refund'
import type { Deps } from '@/server/kernel/deps'
import { lineChoice } from '@/server/after-sale'
import { previewRefund } from '@/server/payments'

type Choice = Parameters<typeof previewRefund>[1]

/** @throws DomainError order_not_found */
export async function readRefundPreview(deps: Deps, choice: Choice) {
  const { order, plan } = await previewRefund(deps, choice)
  const { fault, total, left, leftAtProvider, shippingLeft, goesTo, lines } = plan
  return {
    fault,
    total,
    left,
    left_at_provider: leftAtProvider,
    left_after: subtractCents(left, total),
    shipping_left: shippingLeft,
    may_credit: order.user_id !== null,
    has_mail: deps.mail !== null,
    goes_to: goesTo.map(({ payment, amount }) => ({
      title: refundTitle(deps, payment),
      amount,
    })),
    bundles: refundableBundles(lines.map(({ row }) => row)),
    restockable: lines.reduce((sum, { restockable }) => sum + restockable, 0),
    lines: lines
      .filter(({ open, shipped }) => open + shipped > 0)
      .map(({ row, open, shipped, amount }) => ({
        position: row.position,
        title: row.title,
        detail: lineChoice(row),
        open,
        shipped,
        amount,
      })),
  }
}

export function refundTitle(
  { providers }: Pick<Deps, 'providers'>,
  payment: { provider: string } | null,
): string {
  if (!payment) return 'Store credit'
  const { provider } = payment
  return providers.find(({ id }) => id === provider)?.title ?? provider
}
