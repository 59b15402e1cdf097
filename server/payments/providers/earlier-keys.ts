import {
  ProviderKeyRefused,
  ProviderRefused,
  type PaymentProvider,
} from '@/server/kernel/ports/payments'

/**
 * Lets payments that were begun with other keys of the shop end with these: the current keys are asked first.
 * @param current null if the provider isn't offered anymore
 */
export function withEarlierKeys(
  current: PaymentProvider | null,
  earlier: readonly PaymentProvider[],
): PaymentProvider | null {
  const [first, ...others] = current ? [current, ...earlier] : earlier
  if (!first) return null
  const whole = others.length === 0 ? first : chained(first, others)
  return current ? whole : { ...whole, isInternal: true }
}

function chained(first: PaymentProvider, others: readonly PaymentProvider[]): PaymentProvider {
  const firstKnown = async <Found>(
    ask: (one: PaymentProvider) => Promise<Found | null | undefined> | undefined,
  ): Promise<Found | null> => {
    const known = await ask(first)?.catch(nullWhenUnknown)
    if (known) return known
    for (const one of others) {
      const found = await ask(one)?.catch(nullWhenRevoked)
      if (found) return found
    }
    return null
  }
  const { capture, refund, listRefunds, findDispute, listPaid, feeOf, webhook, unguarded } = first
  return {
    ...first,
    lookUp: (ref) => firstKnown((one) => one.lookUp(ref)),
    expire: (ref) => firstKnown((one) => one.expire(ref)),
    pageOf: async (ref) => (await firstKnown(async (one) => one.pageOf(ref))) ?? '',
    ...(capture && { capture: (ref) => firstKnown((one) => one.capture?.(ref)) }),
    // If no keys know the payment, the current ones repeat their rejection.
    ...(refund && {
      refund: async (request) =>
        (await firstKnown((one) => one.refund?.(request))) ?? (await refund(request)),
    }),
    ...(listRefunds && {
      listRefunds: async (payment) =>
        (await firstKnown(async (one) => nullWhenEmpty(await one.listRefunds?.(payment)))) ?? [],
    }),
    ...(findDispute && { findDispute: (id) => firstKnown((one) => one.findDispute?.(id)) }),
    ...(feeOf && { feeOf: (of) => firstKnown((one) => one.feeOf?.(of)) }),
    ...(listPaid && {
      listPaid: async (since) => {
        const paid = await listPaid(since)
        for (const one of others)
          paid.push(...((await one.listPaid?.(since).catch(nullWhenRevoked)) ?? []))
        return [...new Map(paid.map((payment) => [payment.paymentId, payment])).values()]
      },
    }),
    ...(webhook && {
      webhook: {
        ...webhook,
        verify: (body, header) => firstKnown((one) => one.webhook?.verify(body, header)),
      },
    }),
    ...(unguarded && {
      unguarded: chained(
        unguarded,
        others.map((one) => one.unguarded ?? one),
      ),
    }),
  }
}

const nullWhenEmpty = <Item>(list: Item[] | undefined) => (list?.length ? list : null)

/** Codes of both providers for an object of another account or mode. */
const UNKNOWN = new Set(['resource_missing', 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID'])

function nullWhenUnknown(error: unknown): null {
  if (error instanceof ProviderRefused && UNKNOWN.has(error.code)) return null
  throw error
}

/** Keys that the provider has revoked can't decide about a payment that the current keys don't know. */
function nullWhenRevoked(error: unknown): null {
  return error instanceof ProviderKeyRefused ? null : nullWhenUnknown(error)
}
