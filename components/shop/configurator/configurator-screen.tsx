import { useDeferredValue, useEffect, useMemo, type ReactNode } from 'react'

import { SkipLink } from '@/components/kit/layout/skip-link'
import { WithdrawalLink } from '@/components/kit/layout/withdrawal-link'
import { Disclosure } from '@/components/kit/ui/disclosure'
import { deferredPart } from '@/components/kit/ui/deferred-part'
import type { ProductSafety } from '@/contract/shop/goods/goods'
import { useConfigurator, type ConfiguratorPage } from '@/hooks/shop/configurator/use-configurator'
import { useConfiguratorEntry } from '@/hooks/shop/configurator/use-configurator-entry'
import { useVisit } from '@/hooks/shop/configurator/use-visit'
import { configurator as texts } from '@/messages/shop/configurator/configurator'
import { productSafety } from '@/messages/shop/goods/product-safety'

import { AnswerBar } from './answer-bar'
import { AreaSteps } from './area-steps'
import { areasOf, changeable, entriesOf } from './configurator-steps'
import { preloadWhenQuiet } from './lazy-parts'
import { Notices } from './notices'
import type { StudioPhotos } from './stage/photos-dialog'
import { PresetStep } from './preset-step'
import { Stage } from './stage/stage'
import { StepIndex } from './step-index'
import { SummaryStep } from './summary-step'

const SafetyBlock = deferredPart({
  load: () => import('@/components/shop/goods/safety-block').then((code) => code.SafetyBlock),
  fallback: <div className="min-h-40" />,
})

interface ConfiguratorScreenProps extends ConfiguratorPage {
  safety?: ProductSafety
  photos?: StudioPhotos | null
  reviews?: ReactNode
}

export function ConfiguratorScreen({ safety, photos, reviews, ...page }: ConfiguratorScreenProps) {
  const { bike, extras } = page
  const configurator = useConfigurator(page)
  // Picture and price update first; tables and blueprint at the end of the page are deferred.
  const deferred = useDeferredValue(configurator)
  const { opened, retryCode } = useConfiguratorEntry(configurator)
  const { choices } = configurator
  const { edit } = configurator.configuration
  const parts = useMemo(() => changeable(bike, edit), [bike, edit])
  const areas = useMemo(() => areasOf(parts), [parts])
  const entries = useMemo(() => entriesOf(parts, areas), [parts, areas])
  useEffect(preloadWhenQuiet, [])
  useVisit(bike.slug, configurator.configuration)
  return (
    <div className="relative lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(min(30rem,48vw),38rem)]">
      <div className="sticky top-0 z-20 lg:h-[calc(100dvh-5rem)] print:hidden [@media(max-height:40rem)]:static">
        <Stage
          choices={choices}
          canUndo={configurator.configuration.history.length > 0}
          isEdit={configurator.configuration.edit !== null}
          photos={photos}
        />
      </div>
      <div className="min-w-0 focus-in-sight">
        <StepIndex entries={entries} done={configurator.configuration.doneSteps} />
        <div className="px-5 lg:px-10">
          <noscript>
            <p className="mt-5 border-l-2 border-ink bg-surface px-4 py-3">{texts.noScript}</p>
          </noscript>
          <Notices configurator={configurator} opened={opened} onRetryCode={retryCode} />
          {parts.hasPresets && <PresetStep choices={choices} ride={configurator.ride} />}
          {areas.map((area) => (
            <AreaSteps key={area.id} area={area} extras={extras} configurator={configurator} />
          ))}
          <SkipLink href="#add-to-cart" title={texts.skipToCart} />
          <SummaryStep configurator={deferred} earlier={page.earlier_prices} />
          {safety && (
            <Disclosure open title={productSafety.title} className="mb-10 border-t print:hidden">
              <SafetyBlock safety={safety} />
            </Disclosure>
          )}
          {reviews}
          <WithdrawalLink className="mb-10" />
        </div>
      </div>
      <AnswerBar configurator={configurator} />
    </div>
  )
}
