import { useState } from 'react'

import { Button } from '@/components/ui/button'
import { ErrorNotice } from '@/components/ui/error-notice'
import { Loaded } from '@/components/ui/loaded'
import { useCsvApply, useImportFaults, type CsvImports } from '@/hooks/use-csv'
import { useModal } from '@/hooks/use-modal'
import { applyImportDialog, csv as texts } from '@/messages/csv'
import { toSentence } from '@/messages/errors'

interface ImportRowProps {
  table: CsvImports[number]
  mayWrite: boolean
  onChanged: () => void
}

const SMALL = '!px-3 text-sm lg:min-h-9'

/** One import: how far it is, what it leaves out, and the button that applies it. */
export function ImportRow({ table, mayWrite, onChanged }: ImportRowProps) {
  const { ask } = useModal()
  const [isOpen, setOpen] = useState(false)
  const { apply, isRunning, error } = useCsvApply(onChanged)
  const press = async () => {
    if (await ask(applyImportDialog(table))) await apply(table.id)
  }
  return (
    <li className="border-b border-line py-3">
      <p className="font-medium break-words">{texts.what(table)}</p>
      <p role="status" className={table.state === 'failed' ? 'text-bad' : 'text-ink-soft'}>
        {texts.state(table)}
      </p>
      {error && <ErrorNotice sentence={toSentence(error)} className="mt-2 max-w-xl" />}
      <div className="mt-2 flex flex-wrap gap-3 empty:hidden">
        {mayWrite && table.state === 'checked' && table.changes > 0 && (
          <Button className={SMALL} isLoading={isRunning} onClick={() => void press()}>
            {texts.apply(table.changes)}
          </Button>
        )}
        {table.refused > 0 && (
          <Button
            variant="secondary"
            className={SMALL}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {texts.details}
          </Button>
        )}
      </div>
      {isOpen && <Faults id={table.id} refused={table.refused} />}
    </li>
  )
}

function Faults({ id, refused }: { id: number; refused: number }) {
  const { state, retry } = useImportFaults(id)
  return (
    <Loaded state={state} onRetry={retry}>
      {({ faults }) => (
        <>
          <table className="mt-3">
            <caption className="sr-only">{texts.details}</caption>
            <thead>
              <tr className="border-b border-line-strong text-left text-ink-soft">
                <th scope="col" className="h-9 pr-6 text-right font-normal">
                  {texts.line}
                </th>
                <th scope="col" className="h-9 font-normal">
                  {texts.reason}
                </th>
              </tr>
            </thead>
            <tbody>
              {faults.map(({ line, sentence }) => (
                <tr key={line} className="border-b border-line">
                  <td className="py-1 pr-6 text-right figures">{line}</td>
                  <td className="py-1 break-words">{sentence}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {refused > faults.length && (
            <p className="mt-2 text-ink-soft">{texts.more(refused - faults.length)}</p>
          )}
        </>
      )}
    </Loaded>
  )
}
