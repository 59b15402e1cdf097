import { memo } from 'react'

import { ChoiceCard } from '@/components/kit/ui/choice-card'
import type { RideConditions } from '@/domain/shop/bikes/range'
import type { Choices } from '@/hooks/shop/configurator/use-configurator'
import { useConfiguratorPresets } from '@/hooks/shop/configurator/use-configurator-presets'
import { configurator as texts, steps } from '@/messages/shop/configurator/configurator'
import { money } from '@/utils/format'
import { distanceBand, weight } from '@/utils/units'

import { Effect } from './effect'
import { AreaSection } from './area-section'

function PresetStepView({ choices, ride }: { choices: Choices; ride: RideConditions }) {
  const { unit, actions } = choices
  const presets = useConfiguratorPresets(choices, ride)
  return (
    <AreaSection
      id="preset"
      title={steps.preset}
      lead={`${texts.presetLead} ${texts.presetKept}`}
      className="print:hidden"
    >
      <fieldset className="flex min-w-0 flex-col gap-2.5">
        <legend className="sr-only">{steps.preset}</legend>
        {presets.map(({ preset, price, weight: kg, range, isChosen }) => (
          <ChoiceCard
            key={preset.id}
            name="preset"
            value={preset.id}
            isChosen={isChosen}
            onChoose={() => actions.choosePreset(preset)}
            title={preset.title}
            effect={<Effect words={money(price)} />}
            description={
              <>
                <p>{preset.note}</p>
                <p className="mt-1 text-ink">{`${weight(kg, unit)} · ${distanceBand(range, unit)}`}</p>
              </>
            }
          />
        ))}
      </fieldset>
    </AreaSection>
  )
}

export const PresetStep = memo(PresetStepView)
