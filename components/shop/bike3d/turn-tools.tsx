import { Download, RotateCcw, RotateCw, X, ZoomIn, ZoomOut } from 'lucide-react'

import { IconButton } from '@/components/kit/ui/icon-button'
import { Segmented } from '@/components/kit/ui/segmented'
import type { View } from '@/domain/shop/bike3d/views'
import { turnTexts as texts } from '@/messages/shop/configurator/configurator-turntable'

import type { useTurnHands } from './use-turn-hands'

const STEP = Math.PI / 8
const ZOOM = 1.25

interface TurnToolsProps {
  hands: ReturnType<typeof useTurnHands>
  onSave: () => void
  onEnd: () => void
  endLabel: string
  /** CSS class of the buttons that duplicate gestures. */
  handsClassName?: string
}

export function TurnTools({ hands, onSave, onEnd, endLabel, handsClassName }: TurnToolsProps) {
  const className = handsClassName
  return (
    <div className="flex shrink-0">
      <Tool
        label={texts.left}
        icon={RotateCw}
        onPress={() => hands.turn(-STEP)}
        {...{ className }}
      />
      <Tool
        label={texts.right}
        icon={RotateCcw}
        onPress={() => hands.turn(STEP)}
        {...{ className }}
      />
      <Tool
        label={texts.zoomOut}
        icon={ZoomOut}
        onPress={() => hands.zoom(1 / ZOOM)}
        {...{ className }}
      />
      <Tool
        label={texts.zoomIn}
        icon={ZoomIn}
        onPress={() => hands.zoom(ZOOM)}
        {...{ className }}
      />
      <Tool label={texts.save} icon={Download} onPress={onSave} />
      <Tool label={endLabel} icon={X} onPress={onEnd} />
    </div>
  )
}

interface ToolProps {
  label: string
  icon: typeof X
  onPress: () => void
  className?: string | undefined
}

function Tool({ label, icon: Icon, onPress, className }: ToolProps) {
  return (
    <IconButton tone="stage" label={label} onClick={onPress} className={className}>
      <Icon aria-hidden="true" className="size-5" />
    </IconButton>
  )
}

interface ViewChoiceProps {
  views: readonly View[]
  /** Selected view; null after the user has turned the bike. */
  view: View | null
  onFly: (view: View) => void
  className?: string
}

export function ViewChoice({ views, view, onFly, className }: ViewChoiceProps) {
  return (
    <Segmented
      tone="stage"
      legend={texts.views}
      options={views.map((value) => ({ value, title: texts.titles[value] }))}
      value={view ?? ('' as View)}
      onChange={onFly}
      {...(className ? { className } : {})}
    />
  )
}
