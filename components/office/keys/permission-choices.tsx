import { useId } from 'react'

import { DenseCheck } from '@/components/office/kit/dense-field'
import { toggled } from '@/domain/kit/id-list'
import { keys as texts } from '@/messages/office/keys/keys'

interface PermissionChoicesProps {
  name: string
  value: string
  fault: string | undefined
  onChange: (value: string) => void
}

/** The permissions of a key in the groups of the menu, so that they can be scanned. */
export function PermissionChoices({ name, value, fault, onChange }: PermissionChoicesProps) {
  const id = useId()
  const chosen = value.split(',')
  return (
    <fieldset className="mt-2" aria-describedby={fault && id}>
      <legend className="text-xs text-ink-soft">{texts.fields.permissions.label}</legend>
      <div className="mt-1 gap-x-8 border-t border-line pt-3 sm:columns-2 lg:columns-3">
        {texts.permissionGroups.map(({ title, permissions }) => (
          <fieldset key={title} className="mb-3 break-inside-avoid">
            <legend className="font-medium">{title}</legend>
            {permissions.map((one) => (
              <DenseCheck
                key={one}
                name={name}
                aria-invalid={fault ? true : undefined}
                label={texts.fields.permissions.options[one]}
                checked={chosen.includes(one)}
                onChange={() => onChange(toggled(value, one))}
              />
            ))}
          </fieldset>
        ))}
      </div>
      {fault && (
        <p id={id} className="mt-1 text-sm text-bad">
          {fault}
        </p>
      )}
    </fieldset>
  )
}
