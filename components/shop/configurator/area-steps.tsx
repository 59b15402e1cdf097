import type { Configurator } from '@/hooks/shop/configurator/use-configurator'
import type { Extra } from '@/hooks/shop/configurator/use-configurator-actions'

import { AreaSection } from './area-section'
import { ColorStep } from './color-step'
import type { Area, Step } from './configurator-steps'
import { ExtrasStep } from './extras-step'
import { PartStep } from './part-step'
import { SizeStep } from './size-step'

interface AreaStepsProps {
  area: Area
  extras: Extra[]
  configurator: Configurator
}

/** The steps of one area. The first list of parts is open to show what a row contains. */
export function AreaSteps({ area, extras, configurator }: AreaStepsProps) {
  const { choices } = configurator
  const view = ({ id, group }: Step, index: number) => {
    if (id === 'size') return <SizeStep key={id} choices={choices} />
    if (id === 'color') return <ColorStep key={id} configurator={configurator} />
    if (!group) return <ExtrasStep key={id} choices={choices} extras={extras} />
    const isOpen = index === 0 && group.selection === 'one'
    return <PartStep key={id} group={group} isOpen={isOpen} choices={choices} />
  }
  return (
    <AreaSection id={area.id} title={area.title} className="print:hidden">
      <div className="border-t border-line">{area.steps.map(view)}</div>
    </AreaSection>
  )
}
