import { ErrorNotice } from '@/components/ui/error-notice'
import { useMethodsForm } from '@/hooks/use-shop-settings'
import { toSentence } from '@/messages/errors'
import { shopSettings as texts } from '@/messages/shop-settings'

import { EditActions, EditNews } from '../edit-parts'
import { Part } from '../part'
import type { SettingsFormProps } from './shop-form'

/** Which payment methods the checkout offers. */
export function MethodsForm(props: SettingsFormProps) {
  const { settings, mayWrite, isSaved } = props
  const controls = useMethodsForm(props)
  const { ref, faults, error, submit, isTouched, isNews, discard, keepMine } = controls
  return (
    <Part title={texts.methods} empty={settings.methods.length === 0 ? texts.noMethods : null}>
      <p className="mb-3 text-ink-soft">{texts.methodsHint}</p>
      <form ref={ref} noValidate onSubmit={submit}>
        {error && <ErrorNotice sentence={toSentence(error)} className="mb-3 max-w-xl" />}
        {isNews && <EditNews onTake={discard} onKeep={keepMine} />}
        <fieldset disabled={!mayWrite} aria-label={texts.methods}>
          {settings.methods.map(({ id, title, is_test }) => (
            <label key={id} className="flex min-h-touch items-center gap-2 lg:min-h-9">
              <input
                type="checkbox"
                className="size-5 accent-ink"
                checked={controls.isShown(id)}
                onChange={() => controls.toggle(id)}
              />
              {title}
              {is_test && <span className="text-ink-soft">{texts.isTest}</span>}
            </label>
          ))}
          {faults.shown && (
            <p data-fault tabIndex={-1} className="mt-1 text-bad">
              {faults.shown}
            </p>
          )}
        </fieldset>
        <EditActions {...controls} mayWrite={mayWrite} />
        <p role="status" className="mt-2 font-medium text-ok">
          {isSaved && !isTouched && texts.saved}
        </p>
      </form>
    </Part>
  )
}
