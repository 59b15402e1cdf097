import { memo } from 'react'

import { Button } from '@/components/kit/ui/button'
import { Disclosure } from '@/components/kit/ui/disclosure'
import { useLazyModule } from '@/platform/lazy-loading/use-lazy-module'
import { useOpenInPrint } from '@/components/kit/ui/use-open-in-print'
import { differencesFrom } from '@/domain/shop/bikes/build-difference'
import type { Configurator, ConfiguratorPage } from '@/hooks/shop/configurator/use-configurator'
import { useHasInteracted } from '@/hooks/kit/use-has-interacted'
import { configurator as texts, steps } from '@/messages/shop/configurator/configurator'

import { GeometrySheet } from './geometry-sheet'
import { loadGuarantee, loadPriorPrice, loadSummary } from './lazy-parts'
import { SeeInRoom } from './stage/see-in-room'
import { ShareBuild } from './share-build'
import { SpecSheet } from './spec-sheet'
import { AreaSection } from './area-section'

interface SummaryStepProps {
  configurator: Configurator
  /** While an offer runs, the prices of the 30 days before. */
  earlier: ConfiguratorPage['earlier_prices']
}

function SummaryStepView({ configurator, earlier }: SummaryStepProps) {
  const { bike, build, offered, rules, place: destination } = configurator
  const late = useLazyModule(loadSummary, useHasInteracted())
  const guarantee = useLazyModule(loadGuarantee, true)
  const prior = useLazyModule(loadPriorPrice, Boolean(earlier) && !rules)
  const sheets = useOpenInPrint()
  return (
    <AreaSection id="summary" title={steps.summary}>
      <p className="hidden text-3xl font-semibold print:block">{bike.title}</p>
      <Differences configurator={configurator} />
      {earlier && prior && (
        <prior.SummaryPriorPrice
          bike={offered}
          country={destination.country}
          {...{ build, earlier }}
        />
      )}
      <ShareBuild configurator={configurator} />
      <SeeInRoom configurator={configurator} />
      <div className="mt-6 mb-4 flex flex-wrap gap-3 print:hidden">
        {late && <late.LazySummary bike={bike} build={build} />}
        <Button variant="secondary" onClick={() => window.print()}>
          {texts.print}
        </Button>
      </div>
      <div ref={sheets} className="border-t border-line">
        <Disclosure title={<h3 className="text-lg">{texts.specSheet}</h3>}>
          <SpecSheet configurator={configurator} />
        </Disclosure>
        <Disclosure title={<h3 className="text-lg">{texts.geometry}</h3>}>
          <GeometrySheet configurator={configurator} />
        </Disclosure>
      </div>
      {guarantee && <guarantee.SummaryGuarantee country={destination.country.code} />}
    </AreaSection>
  )
}

/** Memoized: the screen passes a deferred configurator, so a choice is drawn before this renders. */
export const SummaryStep = memo(SummaryStepView)

function Differences({ configurator }: { configurator: Configurator }) {
  const { bike, build, start, configuration } = configurator
  const preset = bike.presets.find(({ id }) => id === configuration.presetId)
  const base = preset ? texts.preset(preset.title) : texts.standardBike
  const differences = differencesFrom(bike, start, build)
  return (
    <section aria-labelledby="differences" className="print:hidden">
      <h3 id="differences" className="text-lg">
        {texts.differences(base)}
      </h3>
      {differences.length === 0 ? (
        <p className="mt-2 text-sm text-ink-soft">{texts.noDifferences(base)}</p>
      ) : (
        <ul className="mt-2 divide-y divide-line border-y border-line text-sm">
          {differences.map((sentence) => (
            <li key={sentence} className="py-2">
              {sentence}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
