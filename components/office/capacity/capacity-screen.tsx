import { Loaded } from '@/components/kit/ui/loaded'
import { useFactoryPlan } from '@/hooks/office/capacity/use-capacity'
import { useMay } from '@/hooks/office/kit/use-permissions'
import { capacity as texts } from '@/messages/office/capacity/capacity'

import { Part } from '@/components/office/kit/part'
import { CapacityForm } from './capacity-form'
import { DaysOff } from './days-off'
import { WeekTable } from './week-table'

export function CapacityScreen() {
  const { state, retry, set, renew } = useFactoryPlan()
  const may = useMay()
  const mayChange = may('orders.ship')
  return (
    <Loaded state={state} onRetry={retry}>
      {(plan) => (
        <div className="flex flex-col gap-8 text-sm">
          {mayChange && <CapacityForm plan={plan} onChanged={set} />}
          <Part title={texts.plan} empty={null}>
            <WeekTable plan={plan} mayMove={may('orders.change')} />
          </Part>
          <DaysOff {...{ mayChange }} onChanged={renew} />
        </div>
      )}
    </Loaded>
  )
}
