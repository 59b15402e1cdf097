import { useMethodsForm } from '@/hooks/office/settings/use-shop-settings'
import { shopSettings as texts } from '@/messages/office/settings/shop-settings'

import { EditForm } from '@/components/office/kit/edit-form'
import { Part } from '@/components/office/kit/part'
import { DenseCheck } from '@/components/office/kit/dense-field'
import type { SettingsFormProps } from './shop-form'

export function MethodsForm(props: SettingsFormProps) {
  const { settings, mayWrite, isSaved } = props
  const controls = useMethodsForm(props)
  const { faults, isTouched } = controls
  return (
    <Part title={texts.methods} empty={settings.methods.length === 0 ? texts.noMethods : null}>
      <p className="mb-3 text-ink-soft">{texts.methodsHint}</p>
      <EditForm {...{ controls, mayWrite }} fields={{ 'aria-label': texts.methods }}>
        {settings.methods.map(({ id, title, is_test }) => (
          <DenseCheck
            key={id}
            label={
              <>
                {title}
                {is_test && <span className="text-ink-soft">{texts.isTest}</span>}
              </>
            }
            checked={controls.isShown(id)}
            onChange={() => controls.toggle(id)}
          />
        ))}
        {faults.shown && (
          <p data-fault tabIndex={-1} className="mt-1 text-bad">
            {faults.shown}
          </p>
        )}
      </EditForm>
      <p role="status" className="mt-2 font-medium text-ok">
        {isSaved && !isTouched && texts.saved}
      </p>
    </Part>
  )
}
