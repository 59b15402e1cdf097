import { useState } from 'react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { useCsvApply, type CsvImports } from '@/hooks/office/csv/use-csv'
import { useModal } from '@/hooks/kit/use-modal'
import { applyImportDialog, csv as texts } from '@/messages/office/csv/csv'
import { toSentence } from '@/messages/kit/errors'

import { ImportLines } from './import-lines'

interface ImportRowProps {
  table: CsvImports[number]
  mayWrite: boolean
  onChanged: () => void
}

export function ImportRow({ table, mayWrite, onChanged }: ImportRowProps) {
  const { ask } = useModal()
  const [isOpen, setOpen] = useState(false)
  const { apply, isRunning, error } = useCsvApply(onChanged)
  const press = async () => {
    if (await ask(applyImportDialog(table))) await apply(table)
  }
  return (
    <li className="border-b border-line py-3">
      <p className="font-medium break-words">{texts.what(table)}</p>
      <p role="status" className={table.state === 'failed' ? 'text-bad' : 'text-ink-soft'}>
        {texts.state(table)}
      </p>
      {error && <ErrorNotice sentence={toSentence(error)} className="mt-2 max-w-xl" />}
      <div className="mt-2 flex flex-wrap gap-3 empty:hidden">
        {mayWrite && table.state === 'checked' && table.added + table.changes > 0 && (
          <Button size="small" isLoading={isRunning} onClick={() => void press()}>
            {texts.apply(table.added + table.changes)}
          </Button>
        )}
        {table.total !== null && (
          <Button
            variant="secondary"
            size="small"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {texts.details}
          </Button>
        )}
      </div>
      {isOpen && <ImportLines {...{ table }} />}
    </li>
  )
}
