import { Button } from '@/components/kit/ui/button'
import { LinkButton } from '@/components/kit/ui/link-button'
import type { Catalog } from '@/domain/shop/comparison/comparison-column'
import { useCompareMany } from '@/hooks/shop/comparison/use-comparison-actions'
import { comparison } from '@/messages/shop/comparison/comparison'

const { empty: texts } = comparison

export function ComparisonEmpty({ catalog }: { catalog: Catalog | null }) {
  const { addStandard } = useCompareMany()
  return (
    <section className="mt-10 min-h-[34rem] border-t border-line pt-8">
      <h2 className="text-2xl">{texts.heading}</h2>
      <p className="mt-3 max-w-read text-ink-soft">{texts.text}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <LinkButton href="/configurator">{texts.bikes}</LinkButton>
        {catalog && (
          <Button variant="secondary" onClick={() => void addStandard(catalog)}>
            {texts.standard}
          </Button>
        )}
      </div>
    </section>
  )
}
