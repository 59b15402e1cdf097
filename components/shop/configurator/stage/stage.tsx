import { Maximize, PersonStanding, RotateCcw, Undo2 } from 'lucide-react'
import { memo, useState } from 'react'

import { SkipLink } from '@/components/kit/layout/skip-link'
import { IconButton } from '@/components/kit/ui/icon-button'
import { Segmented } from '@/components/kit/ui/segmented'
import type { Choices } from '@/hooks/shop/configurator/use-configurator'
import { useConfiguratorReset } from '@/hooks/shop/configurator/use-configurator-reset'
import { useModal } from '@/hooks/kit/use-modal'
import { configurator as texts } from '@/messages/shop/configurator/configurator'

import { frameText } from '../configurator-steps'
import { FullScreenView } from './full-screen-view'
import { loadChangeTexts } from '../lazy-parts'
import { Photos } from './photos'
import type { StudioPhotos } from './photos-dialog'
import { StagePicture } from './stage-picture'

const UNITS = [
  { value: 1 as const, title: texts.metric },
  { value: 0 as const, title: texts.imperial },
]

interface StageProps {
  choices: Choices
  canUndo: boolean
  /** Whether a bike from the cart or an order is being edited; a reset ends the edit. */
  isEdit: boolean
  /** Null if there are no studio photos. */
  photos?: StudioPhotos | null
}

function StageView({ choices, canUndo, isEdit, photos }: StageProps) {
  const { bike, build, unit, actions } = choices
  const [hasRider, setRider] = useState(false)
  const [turntable, setTurntable] = useState<HTMLElement | null>(null)
  return (
    <section
      aria-label={texts.stage}
      className="relative flex h-[42dvh] flex-col overflow-hidden stage lg:h-full print:hidden"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-5 pt-4 lg:px-9 lg:pt-8">
        <div className="min-w-40 flex-1">
          <h1 className="truncate text-xl lg:text-3xl">{bike.title}</h1>
          <p className="truncate text-sm text-stage-mist">{frameText(bike, build)}</p>
        </div>
        <SkipLink href="#add-to-cart" title={texts.skipToCart} />
        <Segmented
          tone="stage"
          legend={texts.unit}
          options={UNITS}
          value={unit}
          onChange={(chosen) => {
            if (chosen !== unit) actions.unit(chosen)
          }}
          className="shrink-0"
        />
      </div>
      <div className="group/stage relative min-h-0 flex-1 lg:pb-20">
        <StagePicture
          {...{ choices, hasRider, stills: photos?.stills }}
          onTurntable={setTurntable}
        />
      </div>
      <Tools
        {...{ choices, canUndo, isEdit, photos, hasRider, turntable }}
        onRider={() => setRider(!hasRider)}
      />
    </section>
  )
}

interface ToolsProps extends StageProps {
  hasRider: boolean
  turntable: HTMLElement | null
  onRider: () => void
}

function Tools({ choices, canUndo, isEdit, photos, onRider, ...shown }: ToolsProps) {
  const { bike, actions } = choices
  const { hasRider, turntable } = shown
  const resetAll = useConfiguratorReset(choices)
  const { ask } = useModal()
  const [isFull, setFull] = useState(false)

  async function reset() {
    const { resetDialog } = await loadChangeTexts()
    if (await ask(resetDialog(bike.title, isEdit))) await resetAll()
  }

  // On wide screens below the units, as the bar covers the stage's bottom until the page scrolls.
  return (
    <div className="flex items-center gap-1 px-3 pb-2 lg:absolute lg:top-20 lg:right-7 lg:p-0">
      <IconButton
        tone="stage"
        label={texts.undo}
        aria-disabled={!canUndo || undefined}
        onClick={() => canUndo && actions.undo()}
        className="aria-disabled:opacity-40"
      >
        <Undo2 aria-hidden="true" className="size-5" />
      </IconButton>
      <IconButton tone="stage" label={texts.reset} onClick={() => void reset()}>
        <RotateCcw aria-hidden="true" className="size-5" />
      </IconButton>
      <IconButton
        tone="stage"
        label={texts.showRider}
        aria-pressed={hasRider}
        onClick={onRider}
        className="aria-pressed:bg-paper/15"
      >
        <PersonStanding aria-hidden="true" className="size-5" />
      </IconButton>
      {photos && <Photos slug={bike.slug} title={bike.title} photos={photos} />}
      <IconButton
        tone="stage"
        label={texts.fullScreen}
        onClick={() => setFull(true)}
        className={photos ? undefined : 'ml-auto'}
      >
        <Maximize aria-hidden="true" className="size-5" />
      </IconButton>
      <FullScreenView
        isOpen={isFull}
        onClose={() => setFull(false)}
        title={bike.title}
        turntable={turntable}
      >
        <StagePicture {...{ choices, hasRider, stills: photos?.stills }} />
      </FullScreenView>
    </div>
  )
}

export const Stage = memo(StageView)
