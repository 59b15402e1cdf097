import { memo } from 'react'

import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { useLazyModule } from '@/platform/lazy-loading/use-lazy-module'
import type { Color } from '@/domain/shop/bikes/bike'
import { availableColors, colorOf, colorTexts, sizeOf } from '@/domain/shop/bikes/build'
import { COLOR_TYPE_ORDER, type ColorType } from '@/domain/kit/constants'
import type { Configurator } from '@/hooks/shop/configurator/use-configurator'
import { configurator as texts, steps } from '@/messages/shop/configurator/configurator'

import { ColorOption } from './color-option'
import { loadPaintFields } from './lazy-parts'
import { StepSection } from './step-section'

function ColorStepView({ configurator }: { configurator: Configurator }) {
  const { bike, build, configuration, retry } = configurator
  const { colorsStatus } = configuration
  const size = sizeOf(bike, build.size_id)?.title ?? ''
  const color = colorOf(bike, build.color_id)
  const paint = color?.type === 'Custom' ? build.paint : null
  const module = useLazyModule(loadPaintFields, paint !== null)
  return (
    <StepSection
      id="color"
      title={steps.color}
      chosen={colorTexts(bike, build).join(', ')}
      isOpen
      lead={`${texts.colorLead} ${colorsStatus === 'loading' ? texts.colorsLoading(size) : texts.colorSizes}`}
    >
      {colorsStatus === 'failed' ? (
        <ErrorNotice sentence={texts.colorsFailed(size, color?.title ?? '')} onRetry={retry} />
      ) : (
        <ColorTypes configurator={configurator} size={size} />
      )}
      {module && paint && (
        <module.CustomPaintFields key={build.color_id} configurator={configurator} paint={paint} />
      )}
    </StepSection>
  )
}

function ColorTypes({ configurator, size }: { configurator: Configurator; size: string }) {
  const { bike, configuration } = configurator
  const isLoading = configuration.colorsStatus === 'loading'
  const made = madeColors(configurator)
  return (
    <div aria-busy={isLoading || undefined} className="flex flex-col gap-6">
      {!isLoading && made.length === 0 && <p>{texts.colorsNone(size)}</p>}
      {COLOR_TYPE_ORDER.map((type) => (
        <ColorGroup
          key={type}
          type={type}
          colors={bike.colors.filter((color) => color.type === type)}
          made={made}
          configurator={configurator}
        />
      ))}
    </div>
  )
}

interface ColorGroupProps {
  type: ColorType
  colors: Color[]
  made: readonly number[]
  configurator: Configurator
}

function ColorGroup({ type, colors, made, configurator }: ColorGroupProps) {
  if (colors.length === 0) return null
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2.5 text-sm font-medium">{texts.colorTypes[type]}</legend>
      <div className="grid grid-cols-1 gap-2.5 sm:grid-cols-2">
        {madeFirst(colors, made).map((color) => (
          <ColorOption
            key={color.id}
            color={color}
            isMade={made.includes(color.id)}
            choices={configurator.choices}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** Unavailable colors are taller because of their explanation; sorting them last avoids gaps in the grid. */
function madeFirst(colors: readonly Color[], made: readonly number[]): Color[] {
  const isMade = ({ id }: Color) => made.includes(id)
  return [...colors.filter(isMade), ...colors.filter((color) => !isMade(color))]
}

/** Returns the color ids of a size: from the server's response or, until then, the page's data. */
function madeColors({ bike, build, configuration }: Configurator): number[] {
  const { colorsStatus, availableColors: answered } = configuration
  if (colorsStatus !== 'ready') return availableColors(bike, build.size_id).map(({ id }) => id)
  return COLOR_TYPE_ORDER.flatMap((type) => (answered[type] ?? []).map(({ id }) => id))
}

export const ColorStep = memo(ColorStepView)
