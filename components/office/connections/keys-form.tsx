import { useEffect } from 'react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { isSecretField } from '@/domain/office/connections/key-fields'
import {
  useKeysForm,
  type ConnectionRow,
  type Connections,
  type Slot,
} from '@/hooks/office/connections/use-connections'
import { toSentence } from '@/messages/kit/errors'
import { connections as texts } from '@/messages/office/connections/connections'

import { DenseField } from '@/components/office/kit/dense-field'

interface KeysFormProps {
  row: ConnectionRow
  slot: Slot
  label: string
  onSaved: (connections: Connections) => void
  onClose: () => void
}

export function KeysForm({ row, slot, label, onSaved, onClose }: KeysFormProps) {
  const controls = useKeysForm(row, slot, onSaved)
  const { ref, names, form, faults, type, submit, error, isSending, stored } = controls
  const fields = texts.fieldsOf(slot.connection)
  useEffect(() => ref.current?.querySelector('input')?.focus(), [ref])
  return (
    <form ref={ref} noValidate onSubmit={submit} aria-label={label} className="mt-3 grid gap-3">
      {error && <ErrorNotice sentence={toSentence(error)} />}
      {names.map((name) => {
        const isSecret = isSecretField(slot.connection, name)
        const storedEnd = isSecret ? stored(name) : ''
        return (
          <DenseField
            key={name}
            name={name}
            label={fields[name]?.label ?? name}
            hint={storedEnd ? texts.stored(storedEnd) : (fields[name]?.hint ?? '')}
            // Not a login: password managers would offer the staff member's own.
            {...(isSecret && { type: 'password', autoComplete: 'new-password' })}
            spellCheck={false}
            maxLength={2_000}
            value={form[name] ?? ''}
            fault={faults[name]}
            onChange={({ target }) => type({ [name]: target.value })}
          />
        )
      })}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" isLoading={isSending}>
          {texts.save}
        </Button>
        <Button variant="quiet" size="small" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
