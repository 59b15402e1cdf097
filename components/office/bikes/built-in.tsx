import type { BikePreview } from '@/hooks/office/bikes/use-bikes'
import { bikeRules as texts } from '@/messages/office/bikes/bikes'

import { Part } from '@/components/office/kit/part'
import { Touched } from '@/components/office/goods/touched'

/** Shows the rules in code: descriptions and, after a dry run, the builds that violate them. */
export function BuiltIn({ preview }: { preview: BikePreview | null }) {
  return (
    <Part title={texts.builtIn} empty={null}>
      <p className="mb-2 max-w-read text-ink-soft">{texts.builtInLead}</p>
      <ul className="list-disc pl-5">
        {texts.code.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      {preview && (
        <section className="mt-4">
          <h3 className="font-medium">{texts.builtInBroken}</h3>
          {preview.built_in.length === 0 && <p className="text-ink-soft">{texts.builtInNone}</p>}
          <ul className="border-t border-line">
            {preview.built_in.map(({ rule_id, reason, touched }) => (
              <li key={`${rule_id} ${reason}`} className="border-b border-line py-3">
                <p>{reason}</p>
                <Touched touched={touched} none={texts.touchesNothing} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </Part>
  )
}
