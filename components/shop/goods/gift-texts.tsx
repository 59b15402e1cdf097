import { CONTROL_STYLES } from '@/components/kit/ui/control-styles'
import { cx } from '@/components/kit/ui/cx'
import { Field, TextField } from '@/components/kit/ui/field'
import { GIFT_LENGTHS } from '@/domain/shop/gift-card/gift'
import { giftDays } from '@/domain/shop/gift-card/gift-day'
import type { GiftForm } from '@/domain/shop/gift-card/gift-form'
import { giftForm as texts } from '@/messages/shop/gift-card/gift-form'

interface Controls {
  form: GiftForm
  faults: Partial<Record<keyof GiftForm, string>>
  type: (change: Partial<GiftForm>) => void
}

export function GiftTexts(controls: Controls) {
  return (
    <>
      <People {...controls} />
      <Message {...controls} />
      <Day {...controls} />
    </>
  )
}

function People({ form, faults, type }: Controls) {
  return (
    <>
      <TextField
        label={texts.toName}
        name="to_name"
        autoComplete="off"
        maxLength={GIFT_LENGTHS.name}
        value={form.to_name}
        error={faults.to_name}
        onChange={({ target }) => type({ to_name: target.value })}
      />
      <TextField
        label={texts.toEmail}
        name="to_email"
        type="email"
        autoComplete="off"
        maxLength={GIFT_LENGTHS.email}
        value={form.to_email}
        error={faults.to_email}
        onChange={({ target }) => type({ to_email: target.value })}
      />
      <TextField
        label={texts.fromName}
        hint={texts.fromNameHint}
        name="from_name"
        autoComplete="name"
        maxLength={GIFT_LENGTHS.name}
        value={form.from_name}
        error={faults.from_name}
        onChange={({ target }) => type({ from_name: target.value })}
      />
    </>
  )
}

function Message({ form, faults, type }: Controls) {
  return (
    <Field
      label={texts.message}
      hint={texts.messageHint(GIFT_LENGTHS.message - form.message.length)}
      error={faults.message}
    >
      {(control) => (
        <textarea
          {...control}
          name="message"
          rows={4}
          maxLength={GIFT_LENGTHS.message}
          value={form.message}
          onChange={({ target }) => type({ message: target.value })}
          className={cx(CONTROL_STYLES, 'py-3')}
        />
      )}
    </Field>
  )
}

function Day({ form, faults, type }: Controls) {
  const { first, last } = giftDays(new Date())
  return (
    <TextField
      label={texts.day}
      hint={texts.dayHint}
      name="send_on"
      type="date"
      autoComplete="off"
      min={first}
      max={last}
      value={form.send_on}
      error={faults.send_on}
      onChange={({ target }) => type({ send_on: target.value })}
    />
  )
}
