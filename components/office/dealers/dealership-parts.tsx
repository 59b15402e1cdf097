import { useId, type ReactNode } from 'react'

import type { DealershipFormValues } from '@/domain/office/dealers/dealer-form'
import type { DealershipControls, Dealerships } from '@/hooks/office/dealers/use-dealerships'

export type Choices = Omit<Dealerships, 'dealers'>

interface GroupProps {
  title: string
  hint?: string
  children: ReactNode
}

export function Group({ title, hint, children }: GroupProps) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className="min-w-0">
      <h3 id={id} className="font-medium">
        {title}
      </h3>
      {hint && <p className="text-xs text-ink-soft">{hint}</p>}
      <div className="mt-2">{children}</div>
    </div>
  )
}

export type TextField = Exclude<keyof DealershipFormValues, 'is_active'>

export const fieldOf = ({ form, faults, type }: DealershipControls, name: TextField) => ({
  ...{ name, value: form[name], fault: faults[name] },
  onChange: ({ target }: { target: { value: string } }) => type({ [name]: target.value }),
})
