import type { CatalogItem } from '@/hooks/office/goods/use-catalog'
import { shortMoment } from '@/messages/office/overview/overview'
import { priceTexts as texts } from '@/messages/office/goods/prices'
import { money } from '@/utils/format'

import { Part } from '@/components/office/kit/part'

export function PriceHistory({ history }: { history: CatalogItem['history'] }) {
  return (
    <Part title={texts.history} empty={history.length === 0 ? texts.noHistory : null}>
      <ul className="border-t border-line">
        {history.map((line) => (
          <li key={`${line.change} ${line.title}`} className="border-b border-line py-2">
            <span className="figures font-medium">
              {money(line.old)} → {money(line.new)}
            </span>{' '}
            <span className="text-ink-soft">
              {[line.title, texts.state(line.state), shortMoment(line.at), line.by, line.note]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  )
}
