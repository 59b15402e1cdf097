import { useState, type FormEvent } from 'react'

import { Button } from '@/components/kit/ui/button'
import { Checkbox } from '@/components/kit/ui/checkbox'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { TextField } from '@/components/kit/ui/field'
import { Select } from '@/components/kit/ui/select'
import type { BikeDetail } from '@/hooks/account/garage/use-garage'
import { useUnit } from '@/hooks/kit/use-unit'
import { useBikeSettings } from '@/hooks/account/garage/use-garage'
import { toSentence } from '@/messages/kit/errors'
import { garage as texts } from '@/messages/account/garage/garage'

type Settings = BikeDetail['settings']

interface BikeSettingsFormProps {
  bike: BikeDetail
  onSaved: (settings: Settings) => void
}

/** Form for the settings that the bike's controller stores. */
export function BikeSettingsForm({ bike, onSaved }: BikeSettingsFormProps) {
  const [form, setForm] = useState(bike.settings)
  const [isSaved, setSaved] = useState(false)
  const { run, isRunning, error } = useBikeSettings(bike.id)

  function type(change: Partial<Settings>) {
    setForm((before) => ({ ...before, ...change }))
    setSaved(false)
  }

  async function save(event: FormEvent) {
    event.preventDefault()
    const done = await run(form)
    if (!done) return
    setSaved(true)
    onSaved(done.answer.settings)
  }

  return (
    <section aria-labelledby="bike-settings">
      <h2 id="bike-settings" className="text-2xl">
        {texts.settings}
      </h2>
      <p className="mt-2 max-w-read text-ink-soft">{texts.settingsHint}</p>
      <form onSubmit={(event) => void save(event)} className="mt-6 grid gap-5 sm:grid-cols-2">
        <Fields form={form} onType={type} />
        {error && <ErrorNotice sentence={toSentence(error)} className="sm:col-span-2" />}
        <div className="flex items-center gap-4 sm:col-span-2">
          <Button type="submit" isLoading={isRunning}>
            {texts.save}
          </Button>
          <p role="status">{isSaved && texts.saved}</p>
        </div>
      </form>
    </section>
  )
}

interface FieldsProps {
  form: Settings
  onType: (change: Partial<Settings>) => void
}

function Fields({ form, onType: type }: FieldsProps) {
  const { unit } = useUnit()
  return (
    <>
      <TextField
        label={texts.nickname}
        value={form.nickname}
        maxLength={30}
        autoComplete="off"
        onChange={(event) => type({ nickname: event.target.value })}
      />
      <Select
        label={texts.startMode}
        options={texts.startModes}
        value={form.start_mode}
        onChange={(event) => type({ start_mode: event.target.value as Settings['start_mode'] })}
      />
      <Select
        label={texts.lights}
        options={texts.lightModes}
        value={form.lights}
        onChange={(event) => type({ lights: event.target.value as Settings['lights'] })}
      />
      <Select
        label={texts.sleep}
        options={texts.sleepOptions}
        value={form.sleep_minutes}
        onChange={(event) => type({ sleep_minutes: Number(event.target.value) })}
      />
      <Select
        label={texts.serviceReminder}
        options={texts.serviceOptions(unit)}
        value={form.service_interval_km}
        onChange={(event) => type({ service_interval_km: Number(event.target.value) })}
      />
      <Checkbox
        label={texts.alarm}
        checked={form.motion_alarm}
        onChange={(event) => type({ motion_alarm: event.target.checked })}
        className="self-end"
      />
    </>
  )
}
