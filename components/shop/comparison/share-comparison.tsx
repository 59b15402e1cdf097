import { CopyLink } from '@/components/kit/ui/copy-link'
import { sharedAddress } from '@/domain/shop/comparison/comparison'
import type { ComparedColumn } from '@/domain/shop/comparison/comparison-column'
import { comparison } from '@/messages/shop/comparison/comparison'

const { share: texts } = comparison

/** Link that contains the builds, so that it works anywhere and the server stores nothing. */
export function ShareComparison({ columns }: { columns: readonly ComparedColumn[] }) {
  return (
    <section aria-labelledby="share" className="mt-14 max-w-3xl border-t border-line pt-8">
      <h2 id="share" className="text-xl">
        {texts.heading}
      </h2>
      <p className="mt-2 mb-4 text-ink-soft">{texts.lead}</p>
      <CopyLink link={window.location.origin + sharedAddress(columns.map(({ key }) => key))} />
    </section>
  )
}
