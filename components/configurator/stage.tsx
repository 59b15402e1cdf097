import { Expand, PersonStanding, RotateCcw, Undo2 } from 'lucide-react'
import { memo, useState } from 'react'

import { IconButton } from '@/components/ui/icon-button'
import { Segmented } from '@/components/ui/segmented'
import type { Configurator } from '@/hooks/use-configurator'
import { useModal } from '@/hooks/use-modal'
import { configurator as texts } from '@/messages/configurator'

import { frameWords } from './configurator-steps'
import { FullScreenView } from './full-screen-view'
import { StagePicture } from './stage-picture'

const UNITS = [
  { value: 1 as const, title: texts.metric },
  { value: 0 as const, title: texts.imperial },
]

/** The bike on its dark studio, always in sight, with what concerns the whole build. */
function StageView({ configurator }: { configurator: Configurator }) {
  const { bike, build, unit, actions } = configurator
  const [hasRider, setRider] = useState(false)
  return (
    <section
      aria-label={texts.stage}
      className="relative flex h-[42dvh] flex-col overflow-hidden stage lg:h-full print:hidden"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-5 pt-4 lg:px-9 lg:pt-8">
        <div className="min-w-40 flex-1">
          <h1 className="truncate text-xl lg:text-3xl">{bike.title}</h1>
          <p className="truncate text-sm text-stage-mist">{frameWords(bike, build)}</p>
        </div>
        <Segmented
          tone="stage"
          legend={texts.unit}
          options={UNITS}
          value={unit}
          onChange={(chosen) => {
            if (chosen !== unit) actions.toggleUnit()
          }}
          className="shrink-0"
        />
      </div>
      <div className="min-h-0 flex-1">
        <StagePicture configurator={configurator} hasRider={hasRider} />
      </div>
      <Tools configurator={configurator} hasRider={hasRider} onRider={() => setRider(!hasRider)} />
    </section>
  )
}

interface ToolsProps {
  configurator: Configurator
  hasRider: boolean
  onRider: () => void
}

function Tools({ configurator, hasRider, onRider }: ToolsProps) {
  const { bike, configuration, actions } = configurator
  const { ask } = useModal()
  const [isFull, setFull] = useState(false)
  const canUndo = configuration.history.length > 0

  async function reset() {
    const preset = bike.presets.find(({ id }) => id === configuration.presetId)
    const start = preset ? texts.preset(preset.title) : texts.standardBike
    const target = configuration.edit ? texts.editedBike : start
    if (await ask(texts.resetDialog(target))) actions.reset()
  }

  return (
    <div className="flex items-center gap-1 px-3 pb-2 lg:px-7 lg:pb-5">
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
      <IconButton
        tone="stage"
        label={texts.fullScreen}
        onClick={() => setFull(true)}
        className="ml-auto"
      >
        <Expand aria-hidden="true" className="size-5" />
      </IconButton>
      <FullScreenView isOpen={isFull} onClose={() => setFull(false)} title={bike.title}>
        <StagePicture configurator={configurator} hasRider={hasRider} />
      </FullScreenView>
    </div>
  )
}

/** Drawn again only when the configurator has changed. */
export const Stage = memo(StageView)
