import type { ConnectionRow, Connections } from '@/contract/office/connections/connections'
import type { Connection, Mode } from '@/domain/office/connections/connections'
import { isSecretField, keyFieldsOf, readKeys } from '@/domain/office/connections/key-fields'
import { useAction } from '@/hooks/kit/use-action'
import { useForm } from '@/hooks/kit/use-form'
import { useStaleIfErrorRequest } from '@/hooks/kit/use-stale-if-error-request'

export type {
  ConnectionRow,
  Connections,
  StoredKeys,
} from '@/contract/office/connections/connections'

export interface Slot {
  connection: Connection
  mode: Mode
}

export function useConnections() {
  return useStaleIfErrorRequest('connections', ({ connections }) => connections.read())
}

/** Uses or removes stored keys. */
export function useSlot(slot: Slot, onChanged: (connections: Connections) => void) {
  const choose = useAction(({ connections }) => connections.use(slot))
  const remove = useAction(({ connections }) => connections.remove(slot))
  const after = async (action: typeof choose) => {
    const done = await action.run()
    if (done) onChanged(done.answer)
  }
  return {
    ...{ isChoosing: choose.isRunning, isRemoving: remove.isRunning },
    error: choose.error ?? remove.error,
    choose: () => after(choose),
    remove: () => after(remove),
  }
}

export function useTestMail() {
  return useAction(({ connections }) => connections.testMail())
}

const DEFAULTS: Readonly<Record<string, string>> = { port: '587' }

/** Typed keys are never stored in the browser, so a reload loses them. */
export function useKeysForm(
  { keys }: ConnectionRow,
  slot: Slot,
  onSaved: (connections: Connections) => void,
) {
  const { connection, mode } = slot
  const stored = keys.find((one) => one.mode === mode)
  const names = Object.keys(keyFieldsOf(connection))
  const textOf = (name: string) => stored?.fields.find((one) => one.name === name)?.text ?? ''
  const initial = Object.fromEntries(
    names.map((name) => {
      const shown = isSecretField(connection, name) ? '' : textOf(name)
      return [name, shown || (stored ? '' : (DEFAULTS[name] ?? ''))]
    }),
  )
  const form = useForm<Record<string, string>, string>({
    initial,
    // The server knows the stored secrets that blank fields keep.
    check: (typed) => (stored ? {} : readKeys(connection, mode, typed).faults),
    names: Object.fromEntries(names.map((name) => [`keys.${name}`, name])),
    send: async ({ form: typed, services }) => {
      onSaved(await services.connections.set({ ...slot, keys: typed }))
    },
  })
  return { ...form, names, stored: (name: string) => textOf(name) }
}
