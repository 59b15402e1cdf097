import { useId } from 'react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { useBikeForm, type EditableBike, type OrderEdit } from '@/hooks/office/edits/use-edits'
import { useModal } from '@/hooks/kit/use-modal'
import { useHasMail } from '@/components/office/kit/mail-context'
import { editBikeDialog, edits as texts } from '@/messages/office/edits/edits'
import { toSentence } from '@/messages/kit/errors'

import { DENSE_CONTROL } from '@/components/office/kit/dense-control'
import { DenseField } from '@/components/office/kit/dense-field'
import { BikeSummary } from './bike-summary'

interface BikeFormProps {
  edit: OrderEdit
  bike: EditableBike
  email: string
  onClose: () => void
  onEdited: (edit: OrderEdit) => void
}

export function BikeForm({ edit, bike, email, onClose, onEdited }: BikeFormProps) {
  const { ask } = useModal()
  const hasMail = useHasMail()
  const controls = useBikeForm({
    ...{ edit, bike, onEdited },
    confirm: (preview, others) => ask(editBikeDialog(preview, { email, others, hasMail })),
  })
  const { ref, form, error, submit, isSending, preview } = controls
  const plan = preview.state.status === 'ready' ? preview.state.data : null
  const isDearer = plan !== null && plan.due > 0
  const label = isDearer ? texts.ask : texts.saveBike
  return (
    <form
      ref={ref}
      noValidate
      onSubmit={submit}
      aria-label={texts.bike(bike)}
      className="flex flex-col gap-4 text-sm"
    >
      {error && <ErrorNotice sentence={toSentence(error)} />}
      <Choices {...{ bike, controls }} />
      <Extras {...{ bike, form }} onChoose={controls.choose} />
      <BikeSummary {...preview} others={bike.count - form.count} />
      {isDearer && <Reason {...{ controls }} />}
      <p className="flex flex-wrap gap-3">
        <Button type="submit" size="small" isLoading={isSending} disabled={plan?.fault !== null}>
          {preview.state.status === 'loading' ? texts.computing : label}
        </Button>
        <Button variant="quiet" size="small" onClick={onClose}>
          {texts.close}
        </Button>
      </p>
    </form>
  )
}

interface ChoicesProps {
  bike: EditableBike
  controls: ReturnType<typeof useBikeForm>
}

function Choices({ bike, controls: { form, type, choose } }: ChoicesProps) {
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {bike.count > 1 && (
        <Choice
          label={texts.count}
          value={form.count}
          options={countsOf(bike.count)}
          onChoose={(count) => type({ count })}
        />
      )}
      <Choice
        label={texts.size}
        value={form.size_id}
        options={bike.sizes}
        onChoose={(size_id) => type({ size_id, color_id: colorIn(bike, { ...form, size_id }) })}
      />
      <Choice
        label={texts.color}
        value={form.color_id}
        options={colorsIn(bike, form)}
        onChoose={(color_id) => type({ color_id })}
      />
      {bike.groups
        .filter(({ selection, parts }) => selection === 'one' && parts.length > 1)
        .map((group) => (
          <Choice
            key={group.id}
            label={group.title}
            value={group.parts.find(({ id }) => form.parts.includes(id))?.id ?? 0}
            options={group.parts}
            onChoose={(part) => choose(group, part, true)}
          />
        ))}
    </div>
  )
}

function Reason({
  controls: { form, faults, type },
}: {
  controls: ReturnType<typeof useBikeForm>
}) {
  return (
    <DenseField
      name="reason"
      label={texts.reason}
      value={form.reason}
      fault={faults.reason}
      maxLength={500}
      onChange={({ target }) => type({ reason: target.value })}
    />
  )
}

type Frame = Pick<EditableBike, 'size_id' | 'color_id'>

function colorsIn({ sizes, colors }: EditableBike, form: Frame) {
  const made = sizes.find(({ id }) => id === form.size_id)?.color_ids ?? []
  return colors.filter(({ id }) => made.includes(id))
}

/** Returns the current color if the new size offers it, or otherwise the size's first color. */
function colorIn(bike: EditableBike, form: Frame) {
  const made = colorsIn(bike, form)
  return (made.find(({ id }) => id === form.color_id) ?? made[0])?.id ?? form.color_id
}

const countsOf = (all: number) =>
  Array.from({ length: all }, (_, index) => {
    return { id: index + 1, title: texts.countOf(index + 1, all) }
  })

interface ChoiceProps {
  label: string
  value: number
  options: readonly { id: number; title: string }[]
  onChoose: (id: number) => void
}

function Choice({ label, value, options, onChoose }: ChoiceProps) {
  const id = useId()
  const isKnown = options.some((one) => one.id === value)
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block text-xs text-ink-soft">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => onChoose(Number(target.value))}
        className={DENSE_CONTROL}
      >
        {!isKnown && <option value={value}>{texts.none}</option>}
        {options.map((one) => (
          <option key={one.id} value={one.id}>
            {one.title}
          </option>
        ))}
      </select>
    </div>
  )
}

type ExtrasProps = Pick<BikeFormProps, 'bike'> & {
  form: { parts: number[] }
  onChoose: ReturnType<typeof useBikeForm>['choose']
}

function Extras({ bike, form, onChoose }: ExtrasProps) {
  const groups = bike.groups.filter(({ selection }) => selection === 'many')
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {groups.map((group) => (
        <fieldset key={group.id} className="min-w-0">
          <legend className="mb-1 text-xs text-ink-soft">{group.title}</legend>
          {group.parts.map(({ id, title }) => (
            <label key={id} className="flex min-h-dense items-center gap-2">
              <input
                type="checkbox"
                checked={form.parts.includes(id)}
                onChange={({ target }) => onChoose(group, id, target.checked)}
                className="size-4 shrink-0 accent-ink"
              />
              {title}
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  )
}
