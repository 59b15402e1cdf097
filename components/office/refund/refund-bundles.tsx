import { Button } from '@/components/kit/ui/button'
import { bundlePieces } from '@/domain/office/refund/refund'
import { refundField, type RefundPreview } from '@/hooks/office/refund/use-refund-form'
import { refund as texts } from '@/messages/office/refund/refund'

interface RefundBundlesProps {
  refundable: Pick<RefundPreview, 'lines' | 'bundles'>
  type: (change: Record<string, string>) => void
}

/** Fully refundable bundles; one click enters all parts of a bundle. */
export function RefundBundles({ refundable, type }: RefundBundlesProps) {
  const { bundles, lines } = refundable
  if (bundles.length === 0) return null
  const enter = (bundle: RefundPreview['bundles'][number], count: number) =>
    type(
      Object.fromEntries(
        bundlePieces(bundle, { lines, count }).map((one) => [
          refundField(one.place, one.position),
          one.count === 0 ? '' : String(one.count),
        ]),
      ),
    )
  return (
    <section aria-label={texts.bundles}>
      <h3 className="font-medium">{texts.bundles}</h3>
      <p className="text-ink-soft">{texts.bundlesHint}</p>
      <p className="mt-2 flex flex-wrap gap-3">
        {bundles.flatMap((bundle) =>
          [...new Set([1, bundle.count])].map((count) => (
            <Button
              key={`${bundle.number} ${count}`}
              variant="secondary"
              size="small"
              onClick={() => enter(bundle, count)}
            >
              {texts.wholeBundle(bundle, count)}
            </Button>
          )),
        )}
      </p>
    </section>
  )
}
