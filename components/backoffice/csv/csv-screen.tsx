import { useState, type FormEvent } from 'react'

import { Button } from '@/components/ui/button'
import { ErrorNotice } from '@/components/ui/error-notice'
import { Loaded } from '@/components/ui/loaded'
import { CSV_KINDS, type CsvKind } from '@/domain/csv-tables'
import { useCsvExport, useCsvUpload, useImports } from '@/hooks/use-csv'
import { useMay } from '@/hooks/use-permissions'
import { csv as texts } from '@/messages/csv'
import { toSentence } from '@/messages/errors'

import { CompactSelect } from '../desk/compact-select'
import { Part } from '../part'
import { ImportRow } from './import-row'

const SMALL = '!px-3 text-sm lg:min-h-9'

/** Tables out, tables in, and what became of those. */
export function CsvScreen() {
  const { state, retry, renew } = useImports()
  const mayWrite = useMay()('catalog.write')
  return (
    <div className="flex flex-col gap-10 text-sm">
      <Part title={texts.exports} empty={null}>
        <p className="max-w-read text-ink-soft">{texts.exportHint}</p>
        <div className="mt-3 flex flex-wrap gap-3">
          {CSV_KINDS.map((kind) => (
            <ExportButton key={kind} kind={kind} />
          ))}
        </div>
      </Part>
      {mayWrite && <UploadForm onDone={renew} />}
      <Loaded state={state} onRetry={retry}>
        {(imports) => (
          <Part title={texts.last} empty={imports.length === 0 ? texts.none : null}>
            <ul className="border-t border-line">
              {imports.map((one) => (
                <ImportRow key={one.id} table={one} mayWrite={mayWrite} onChanged={renew} />
              ))}
            </ul>
          </Part>
        )}
      </Loaded>
    </div>
  )
}

function ExportButton({ kind }: { kind: CsvKind }) {
  const { run, isRunning, error } = useCsvExport()
  return (
    <div>
      <Button
        variant="secondary"
        className={SMALL}
        isLoading={isRunning}
        onClick={() => void run(kind)}
      >
        {texts.exportOf(kind)}
      </Button>
      {error && <ErrorNotice sentence={toSentence(error)} className="mt-2" />}
    </div>
  )
}

function UploadForm({ onDone }: { onDone: () => void }) {
  const [kind, setKind] = useState<string>('spares')
  const [file, setFile] = useState<File | null>(null)
  const [isMissing, setMissing] = useState(false)
  const { upload, isRunning, error } = useCsvUpload(onDone)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(file === null)
    if (file) void upload(kind, file)
  }
  return (
    <Part title={texts.imports} empty={null}>
      <p className="max-w-read text-ink-soft">{texts.importHint}</p>
      <form noValidate onSubmit={submit} className="mt-3 flex flex-wrap items-end gap-3">
        <CompactSelect
          label={texts.kind}
          name="kind"
          className="w-40"
          value={kind}
          options={texts.kinds}
          onChange={({ target }) => setKind(target.value)}
        />
        <label className="min-w-0">
          <span className="mb-1 block text-xs text-ink-soft">{texts.file}</span>
          <input
            type="file"
            name="table"
            accept=".csv,text/csv"
            aria-invalid={isMissing ? true : undefined}
            onChange={({ target }) => setFile(target.files?.[0] ?? null)}
            className="block min-h-touch max-w-full py-1.5 text-sm lg:min-h-9"
          />
        </label>
        <Button type="submit" className={SMALL} isLoading={isRunning}>
          {texts.upload}
        </Button>
      </form>
      {isMissing && (
        <p role="alert" className="mt-2 text-bad">
          {texts.fileFault}
        </p>
      )}
      {error && <ErrorNotice sentence={toSentence(error)} className="mt-3 max-w-xl" />}
    </Part>
  )
}
