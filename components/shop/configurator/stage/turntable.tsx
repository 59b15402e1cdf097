import { TurntableHost } from '@/components/shop/bike3d/turntable-host'
import { TurnTools, ViewChoice } from '@/components/shop/bike3d/turn-tools'
import { VisuallyHidden } from '@/components/kit/ui/visually-hidden'
import { VIEWS } from '@/domain/shop/bike3d/views'
import { describeBike } from '@/domain/shop/bikes/drawing/describe'
import { turnTexts as texts } from '@/messages/shop/configurator/configurator-turntable'

import type { TurntableProps } from './use-turning'
import { useTurning } from './use-turning'

export function Turntable(props: TurntableProps) {
  const { bike, build } = props.choices
  const stand = useTurning(props)
  return (
    <div className="absolute inset-0 pb-10 lg:pb-20 in-[[role=dialog]]:lg:pb-16">
      <TurntableHost
        stand={stand}
        label={texts.keys}
        description={describeBike(bike, build)}
        className="in-[[role=dialog]]:touch-none lg:-outline-offset-[1.75rem]"
      />
      {stand.isShown && (
        <div className="absolute inset-x-0 bottom-0 flex items-center gap-1 px-3 lg:bottom-32 lg:flex-wrap lg:justify-center lg:px-9 in-[[role=dialog]]:lg:bottom-4">
          <ViewChoice
            views={VIEWS}
            view={stand.view}
            onFly={stand.fly}
            className="min-w-0 shrink [scrollbar-width:none] overflow-x-auto"
          />
          <TurnTools
            hands={stand.hands}
            onSave={stand.save}
            onEnd={props.onEnd}
            endLabel={texts.end}
            // On phones, gestures suffice, so these buttons are hidden until they are focused.
            handsClassName="max-lg:sr-only max-lg:focus:not-sr-only"
          />
        </div>
      )}
      <VisuallyHidden role="status">{stand.said}</VisuallyHidden>
    </div>
  )
}
