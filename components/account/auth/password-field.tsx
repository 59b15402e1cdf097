import { Eye, EyeOff } from 'lucide-react'
import { useState, type ComponentProps, type KeyboardEvent } from 'react'

import { CONTROL_STYLES } from '@/components/kit/ui/control-styles'
import { Field, type FieldTexts } from '@/components/kit/ui/field'
import { IconButton } from '@/components/kit/ui/icon-button'
import { account as texts } from '@/messages/account/profile/account'

type PasswordFieldProps = FieldTexts & Omit<ComponentProps<'input'>, 'id' | 'type'>

export function PasswordField({ label, hint, error, className, ...input }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  const [isCaps, setCaps] = useState(false)
  const look = (event: KeyboardEvent) => setCaps(event.getModifierState('CapsLock'))
  return (
    <Field label={label} hint={isCaps ? texts.capsLock : hint} error={error} className={className}>
      {(control) => (
        <span className="relative block">
          <input
            {...input}
            {...control}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            onKeyUp={look}
            className={`${CONTROL_STYLES} pr-12`}
          />
          <span className="absolute inset-y-0 right-0.5 grid place-items-center">
            <IconButton
              label={isShown ? texts.hidePassword : texts.showPassword}
              aria-pressed={isShown}
              onClick={() => setShown(!isShown)}
            >
              {isShown ? (
                <EyeOff aria-hidden="true" className="size-5" />
              ) : (
                <Eye aria-hidden="true" className="size-5" />
              )}
            </IconButton>
          </span>
        </span>
      )}
    </Field>
  )
}
