import Link from 'next/link'

import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { Loaded } from '@/components/kit/ui/loaded'
import { useProductOrder } from '@/hooks/office/categories/use-categories'
import { categories as texts } from '@/messages/office/categories/categories'
import { toSentence } from '@/messages/kit/errors'

import { OrderedRows } from '@/components/office/kit/ordered-rows'

/** Products of a category of accessories, in the order in which the shop lists them. */
export function ProductOrder({ code, mayWrite }: { code: string; mayWrite: boolean }) {
  const { state, retry, error, move } = useProductOrder(code)
  return (
    <section aria-label={texts.order} className="mt-4 border-t border-line pt-4">
      <h3 className="font-medium">{texts.order}</h3>
      <p className="mb-2 text-ink-soft">{texts.orderLead}</p>
      {error && <ErrorNotice sentence={toSentence(error)} className="mb-3 max-w-xl" />}
      <Loaded {...{ state }} onRetry={retry}>
        {(page) =>
          page.products.length === 0 ? (
            <p className="text-ink-soft">{texts.orderEmpty}</p>
          ) : (
            <OrderedRows
              label={texts.order}
              rows={page.products}
              keyOf={({ id }) => String(id)}
              {...{ mayWrite }}
              onMove={(from, to) => move(page, from, to)}
            >
              {({ id, title, is_offered }) => (
                <span className="flex min-w-0 flex-wrap items-center gap-x-4 py-1">
                  <Link
                    href={`/backoffice/catalog/${id}`}
                    className="inline-flex min-h-dense items-center break-words link"
                  >
                    {title}
                  </Link>
                  {!is_offered && <span className="text-ink-soft">{texts.notOffered}</span>}
                </span>
              )}
            </OrderedRows>
          )
        }
      </Loaded>
    </section>
  )
}
