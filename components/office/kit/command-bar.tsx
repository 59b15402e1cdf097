import {
  Combobox,
  ComboboxInput,
  ComboboxOption,
  ComboboxOptions,
  Dialog,
  DialogBackdrop,
  DialogPanel,
  DialogTitle,
} from '@headlessui/react'
import { useRouter } from 'next/router'
import { Fragment } from 'react'

import { Spinner } from '@/components/kit/ui/spinner'
import { useCommands, type Command } from '@/hooks/office/kit/use-commands'
import { commands as texts } from '@/messages/office/kit/commands'

interface CommandBarProps {
  isOpen: boolean
  onClose: () => void
}

/** Command palette: opens anything in the back office by name, number or path. */
export function CommandBar({ isOpen, onClose }: CommandBarProps) {
  return (
    <Dialog open={isOpen} onClose={onClose} className="relative z-50">
      <DialogBackdrop className="fixed inset-0 bg-ink/50" />
      <div className="fixed inset-0 overflow-y-auto p-4 sm:pt-[12vh]">
        <DialogPanel className="mx-auto max-w-2xl overflow-hidden rounded-lg bg-surface text-ink">
          <DialogTitle className="sr-only">{texts.title}</DialogTitle>
          <Commands onDone={onClose} />
        </DialogPanel>
      </div>
    </Dialog>
  )
}

function Commands({ onDone }: { onDone: () => void }) {
  const { push } = useRouter()
  const { text, type, groups, status } = useCommands()

  function run(command: Command | null) {
    if (!command) return
    onDone()
    if (command.run) command.run()
    else void push(command.href)
  }

  return (
    <Combobox<Command | null> value={null} onChange={run} by={(a, b) => a?.id === b?.id}>
      <div className="relative border-b border-line">
        <ComboboxInput
          autoFocus
          aria-label={texts.title}
          placeholder={texts.placeholder}
          autoComplete="off"
          maxLength={100}
          value={text}
          onChange={(event) => type(event.target.value)}
          className="block min-h-14 w-full bg-transparent px-5 pr-12 text-base outline-none placeholder:text-ink-soft"
        />
        {status === 'searching' && <Spinner className="absolute top-4 right-4" />}
      </div>
      <ComboboxOptions static className="max-h-[60vh] overflow-y-auto py-2 empty:hidden">
        {groups.map(({ title, commands }) => (
          <Fragment key={title}>
            <li role="presentation" className="px-5 pt-3 pb-1 text-xs text-ink-soft">
              {title}
            </li>
            {commands.map((command) => (
              <ComboboxOption
                key={command.id}
                value={command}
                className="flex min-h-dense cursor-pointer items-baseline justify-between gap-4 px-5 py-1.5 data-focus:bg-ink data-focus:text-paper"
              >
                <span className="min-w-0 truncate">{command.title}</span>
                <span className="max-w-1/2 shrink-0 truncate text-sm opacity-75">
                  {command.note}
                </span>
              </ComboboxOption>
            ))}
          </Fragment>
        ))}
      </ComboboxOptions>
      <p role="status" className="px-5 py-3 text-sm text-ink-soft empty:hidden">
        {groups.length === 0 || status === 'failed' ? texts[status] : null}
      </p>
    </Combobox>
  )
}
