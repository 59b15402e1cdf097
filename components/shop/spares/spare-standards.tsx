import type { Spare } from '@/hooks/shop/spares/use-spare-search'
import { spareFacts as texts } from '@/messages/shop/spares/spare-facts'

type Standards = Pick<Spare, 'standards' | 'standard_equivalent'>

/** Standards of a part and alternatives; shown even if it is in stock. */
export function SpareStandards({ spare }: { spare: Standards }) {
  const { standards, standard_equivalent } = spare
  return (
    <section aria-labelledby="spare-standards">
      <h2 id="spare-standards" className="mb-4 text-2xl">
        {texts.standards}
      </h2>
      {standards.length > 0 && (
        <ul className="mb-4 flex flex-wrap gap-2">
          {standards.map((standard) => (
            <li
              key={standard}
              className="rounded border border-line-strong px-3 py-1 figures text-sm"
            >
              {standard}
            </li>
          ))}
        </ul>
      )}
      <p className="max-w-read">
        <span className="text-ink-soft">{texts.equivalent}: </span>
        {standard_equivalent ?? texts.noEquivalent}
      </p>
    </section>
  )
}
