import { FileText } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'

import { cx } from '@/components/kit/ui/cx'
import { addCents } from '@/domain/kit/money'
import { METRIC } from '@/domain/kit/constants'
import { useDisplayUnit } from '@/hooks/kit/use-display-unit'
import { useDisplayPrice } from '@/hooks/shop/goods/use-display-price'
import type { Spare } from '@/hooks/shop/spares/use-spare-search'
import { spareFacts as texts } from '@/messages/shop/spares/spare-facts'
import { money } from '@/utils/format'

export function SpareService({ spare }: { spare: Spare }) {
  const { tools, difficulty, minutes, wear_interval_km, labor_price } = spare
  const shown = useDisplayPrice()
  return (
    <section aria-labelledby="spare-service">
      <h2 id="spare-service" className="mb-4 text-2xl">
        {texts.service}
      </h2>
      <dl className="border-b border-line">
        {difficulty !== null && (
          <Line label={texts.difficulty}>
            <Difficulty level={difficulty} />
          </Line>
        )}
        {minutes !== null && (
          <Line label={texts.time}>
            <span className="figures">{texts.minutes(minutes)}</span>
          </Line>
        )}
        <Line label={texts.repair}>
          {labor_price !== null && (
            <p className="figures">
              {texts.about(money(shown(addCents(spare.price, labor_price))))}
            </p>
          )}
          <Link href="/help-center/repairs" className="inline-flex min-h-touch items-center link">
            {texts.repairs}
          </Link>
        </Line>
        <Line label={texts.tools}>{tools.length === 0 ? texts.noTools : tools.join(' · ')}</Line>
        <Line label={texts.wear}>
          {wear_interval_km === null ? texts.noWear : <Wear km={wear_interval_km} />}
        </Line>
        <Line label={texts.documents}>
          <Link href="/user-manual" className="inline-flex min-h-touch items-center gap-2 link">
            <FileText aria-hidden="true" className="size-4" />
            {texts.manual}
          </Link>
        </Line>
      </dl>
    </section>
  )
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 border-t border-line py-3 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Difficulty({ level }: { level: number }) {
  const words = texts.difficultyOf(level)
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <span role="img" aria-label={texts.difficultySteps(level)} className="flex gap-1">
        {[1, 2, 3].map((step) => (
          <span key={step} className={cx('h-3 w-5 border border-ink', step <= level && 'bg-ink')} />
        ))}
      </span>
      <span className="font-medium">{words?.title}</span>
      <span className="text-ink-soft">{words?.text}</span>
    </span>
  )
}

/** Distance in both unit systems, the user's own first. */
function Wear({ km }: { km: number }) {
  const unit = useDisplayUnit()
  const { metric, miles } = texts.wearOf(km)
  const [first, second] = unit === METRIC ? [metric, miles] : [miles, metric]
  return (
    <span className="figures">
      {first} <span className="text-ink-soft">({second})</span>
    </span>
  )
}
