import { useState, type FormEvent } from 'react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { Loaded } from '@/components/kit/ui/loaded'
import { CATALOG_KINDS, type CatalogKind } from '@/domain/office/csv/csv-tables'
import { useCsvExport, useCsvUpload, useImports, type CsvDesk } from '@/hooks/office/csv/use-csv'
import { useCustomersTable } from '@/hooks/office/customers/use-customers'
import { useMay } from '@/hooks/office/kit/use-permissions'
import { csv as texts } from '@/messages/office/csv/csv'
import { toSentence } from '@/messages/kit/errors'

import { CompactSelect } from '@/components/office/kit/compact-select'
import { Download } from '@/components/office/kit/download'
import { Part } from '@/components/office/kit/part'
import { ImportRow } from './import-row'

export function CsvScreen({ desk }: { desk: CsvDesk }) {
  const { state, retry, renew } = useImports(desk)
  const mayWrite = useMay()(desk === 'customers' ? 'customers.write' : 'catalog.write')
  return (
    <div className="flex flex-col gap-10 text-sm">
      <Part title={texts.exports} empty={null}>
        <p className="max-w-read text-ink-soft">{texts.exportHints[desk]}</p>
        <div className="mt-3 flex flex-wrap gap-3">
          {desk === 'customers' ? (
            <CustomersExport />
          ) : (
            CATALOG_KINDS.map((kind) => <ExportButton key={kind} kind={kind} />)
          )}
        </div>
      </Part>
      {mayWrite && <UploadForm desk={desk} onDone={renew} />}
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

function CustomersExport() {
  return <Download filter={{}} controls={useCustomersTable()} />
}

function ExportButton({ kind }: { kind: CatalogKind }) {
  const { run, isRunning, error } = useCsvExport()
  return (
    <div>
      <Button variant="secondary" size="small" isLoading={isRunning} onClick={() => void run(kind)}>
        {texts.exportOf(kind)}
      </Button>
      {error && <ErrorNotice sentence={toSentence(error)} className="mt-2" />}
    </div>
  )
}

function UploadForm({ desk, onDone }: { desk: CsvDesk; onDone: () => void }) {
  const { kind, file, choose, pick, upload, isRunning, error } = useCsvUpload(desk, onDone)
  const [isSent, setSent] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    void upload()
  }
  const faults = isSent && {
    kind: kind === '' && texts.kindFault,
    file: file === null && texts.fileFault,
  }
  return (
    <Part title={texts.imports} empty={null}>
      <p className="max-w-read text-ink-soft">{texts.importHints[desk]}</p>
      {desk === 'customers' && (
        <ul className="mt-2 max-w-read list-disc pl-5 text-ink-soft">
          {texts.customerRules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      )}
      <form noValidate onSubmit={submit} className="mt-3 flex flex-wrap items-end gap-3">
        {desk === 'catalog' && (
          <CompactSelect
            label={texts.kind}
            name="kind"
            className="w-40"
            value={kind}
            fault={(faults && faults.kind) || undefined}
            options={
              kind === '' ? [{ value: '', title: texts.kindUnknown }, ...texts.kinds] : texts.kinds
            }
            onChange={({ target }) => choose(target.value)}
          />
        )}
        <label className="min-w-0">
          <span className="mb-1 block text-xs text-ink-soft">{texts.file}</span>
          <input
            type="file"
            name="table"
            accept=".csv,text/csv"
            aria-invalid={faults && faults.file ? true : undefined}
            onChange={({ target }) => void pick(target.files?.[0] ?? null)}
            className="block min-h-dense max-w-full text-sm file:mr-3 file:min-h-dense file:rounded file:border file:border-solid file:border-ink file:bg-surface file:px-3 file:font-medium"
          />
        </label>
        <Button type="submit" size="small" isLoading={isRunning}>
          {texts.upload}
        </Button>
      </form>
      {faults && faults.file && (
        <p role="alert" className="mt-2 text-bad">
          {faults.file}
        </p>
      )}
      {error && <ErrorNotice sentence={toSentence(error)} className="mt-3 max-w-xl" />}
    </Part>
  )
}
