import { Button } from '@/components/kit/ui/button'
import { CopyField } from '@/components/kit/ui/copy-field'
import type { ComparedColumn } from '@/domain/shop/comparison/comparison-column'
import { useShareComparison } from '@/hooks/shop/comparison/use-share-comparison'
import { comparison } from '@/messages/shop/comparison/comparison'

const { share: texts } = comparison

export function ShareComparison({ columns }: { columns: readonly ComparedColumn[] }) {
  const { link, isSaving, save } = useShareComparison(columns)
  return (
    <section aria-labelledby="share" className="mt-14 max-w-3xl border-t border-line pt-8">
      <h2 id="share" className="text-xl">
        {texts.heading}
      </h2>
      <p className="mt-2 mb-4 text-ink-soft">{texts.lead}</p>
      {link === null ? (
        <Button variant="secondary" isLoading={isSaving} onClick={save}>
          {texts.get}
        </Button>
      ) : (
        <CopyField value={link} />
      )}
    </section>
  )
}
