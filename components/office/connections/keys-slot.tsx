import { useState } from 'react'

import { Badge } from '@/components/kit/ui/badge'
import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { modesOf, type Mode } from '@/domain/office/connections/connections'
import { useModal } from '@/hooks/kit/use-modal'
import {
  useSlot,
  type ConnectionRow,
  type Connections,
  type Slot,
  type StoredKeys,
} from '@/hooks/office/connections/use-connections'
import type { DialogRequest } from '@/messages/kit/dialogs'
import { toSentence } from '@/messages/kit/errors'
import {
  connections as texts,
  removeKeysDialog,
  switchKeysDialog,
} from '@/messages/office/connections/connections'

import { KeysForm } from './keys-form'

interface KeysSlotProps {
  row: ConnectionRow
  mode: Mode
  mayManage: boolean
  onChanged: (connections: Connections) => void
}

/** The keys of one mode, and the form that replaces them. */
export function KeysSlot({ row, mode, mayManage, onChanged }: KeysSlotProps) {
  const [isOpen, setOpen] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const slot = { connection: row.name, mode }
  const stored = row.keys.find((one) => one.mode === mode)
  const hasModes = modesOf(row.name).length > 1
  const title = hasModes ? texts.modeOf(mode) : texts.of(row.name).title
  return (
    <div className="min-w-0 rounded border border-line-strong bg-surface p-4">
      {hasModes && (
        <div className="mb-2 flex flex-wrap items-center gap-3">
          <h3 className="font-medium">{title}</h3>
          {row.mode === mode && <Badge kind={mode === 'live' ? 'ok' : 'warn'}>{texts.inUse}</Badge>}
        </div>
      )}
      {stored && <Stored {...{ stored, row }} />}
      {!stored && hasModes && !isOpen && <p className="text-ink-soft">{texts.noKeys}</p>}
      <p role="status" className="mt-2 font-medium text-ok empty:hidden">
        {isSaved && stored && texts.saved}
      </p>
      {isOpen && (
        <KeysForm
          {...{ row, slot }}
          label={title}
          onSaved={(connections) => {
            onChanged(connections)
            setSaved(true)
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
        />
      )}
      {mayManage && !isOpen && (
        <SlotActions
          {...{ row, slot, title, stored, onChanged }}
          onEdit={() => {
            setSaved(false)
            setOpen(true)
          }}
        />
      )}
    </div>
  )
}

interface SlotActionsProps {
  row: ConnectionRow
  slot: Slot
  title: string
  stored: StoredKeys | undefined
  onChanged: (connections: Connections) => void
  onEdit: () => void
}

function SlotActions({ row, slot, title, stored, onChanged, onEdit }: SlotActionsProps) {
  const { ask } = useModal()
  const { choose, remove, isChoosing, isRemoving, error } = useSlot(slot, onChanged)
  const edit = stored ? texts.replace(row.name) : texts.enter(row.name)
  const hasOtherMode = modesOf(row.name).length > 1
  const press = async (question: DialogRequest, action: () => Promise<void>) => {
    if (await ask(question)) await action()
  }
  return (
    <>
      {error && <ErrorNotice sentence={toSentence(error)} className="mt-3" />}
      <div className="mt-3 flex flex-wrap gap-3 first:mt-0">
        <Button variant="secondary" size="small" aria-label={`${edit}: ${title}`} onClick={onEdit}>
          {edit}
        </Button>
        {hasOtherMode && stored && !stored.is_used && row.variables.length === 0 && (
          <Button
            variant="secondary"
            size="small"
            isLoading={isChoosing}
            onClick={() => void press(switchKeysDialog(slot.mode), choose)}
          >
            {texts.use(slot.mode)}
          </Button>
        )}
        {stored && (
          <Button
            variant="quiet"
            size="small"
            aria-label={`${texts.remove}: ${title}`}
            isLoading={isRemoving}
            onClick={() => void press(removeKeysDialog(row.name), remove)}
          >
            {texts.remove}
          </Button>
        )}
      </div>
    </>
  )
}

function Stored({ stored, row }: { stored: StoredKeys; row: ConnectionRow }) {
  const fields = texts.fieldsOf(row.name)
  if (!stored.is_readable) return <p className="text-bad">{texts.unreadable}</p>
  return (
    <>
      <dl className="grid gap-1">
        {stored.fields.map(({ name, text }) => (
          <div key={name} className="flex flex-wrap gap-x-3">
            <dt className="text-ink-soft">{fields[name]?.label ?? name}</dt>
            <dd className="min-w-0 wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-xs text-ink-soft">{texts.setBy(stored)}</p>
    </>
  )
}
