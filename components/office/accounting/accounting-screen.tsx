import { Download } from 'lucide-react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { Loaded } from '@/components/kit/ui/loaded'
import { DenseField } from '@/components/office/kit/dense-field'
import { RowsPlaceholder } from '@/components/office/kit/list-parts'
import { Part } from '@/components/office/kit/part'
import { RANGE_FAULTS } from '@/domain/office/reports/report-days'
import { useAccounting, type AccountingExport } from '@/hooks/office/accounting/use-accounting'
import { toSentence } from '@/messages/kit/errors'
import { accounting as texts } from '@/messages/office/accounting/accounting'

/** Makes archives for the accountant and lists the latest ones. */
export function AccountingScreen() {
  const { request, days, setDays, fault, make, isRunning, error } = useAccounting()
  return (
    <div className="text-sm">
      <form
        className="flex flex-wrap items-start gap-x-4 gap-y-2"
        onSubmit={(event) => {
          event.preventDefault()
          void make()
        }}
      >
        {(['from', 'to'] as const).map((name) => (
          <DenseField
            key={name}
            type="date"
            name={name}
            label={texts[name]}
            required
            value={days[name]}
            fault={name === 'to' && fault ? RANGE_FAULTS[fault] : undefined}
            onChange={({ target }) => setDays({ ...days, [name]: target.value })}
            className="w-36"
          />
        ))}
        <Button type="submit" size="small" className="mt-5" isLoading={isRunning}>
          {texts.make}
        </Button>
      </form>
      {error && <ErrorNotice sentence={toSentence(error)} className="mt-3 max-w-xl" />}
      <div className="mt-8">
        <Loaded state={request.state} onRetry={request.retry} placeholder={<RowsPlaceholder />}>
          {(exports) => <Exports exports={exports} />}
        </Loaded>
      </div>
      <p className="mt-4 max-w-read text-ink-soft">{texts.hint}</p>
    </div>
  )
}

function Exports({ exports }: { exports: readonly AccountingExport[] }) {
  return (
    <Part title={texts.list} empty={null}>
      {exports.length === 0 ? (
        <p className="text-ink-soft">
          {texts.none}. {texts.noneHint}
        </p>
      ) : (
        <ul className="border-t border-line">
          {exports.map((one) => (
            <ExportLine key={one.id} {...one} />
          ))}
        </ul>
      )}
    </Part>
  )
}

function ExportLine(one: AccountingExport) {
  const days = texts.days(one)
  return (
    <li className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2">
      <span className="font-medium sm:w-80">{days}</span>
      <span className="flex-1 text-ink-soft max-sm:basis-full" role="status">
        {one.state === 'making' && texts.making(one)}
        {one.state === 'failed' && texts.failed}
        {one.state === 'done' && texts.facts(one)}
      </span>
      {one.href !== null && (
        <a
          href={one.href}
          download={texts.file(one)}
          aria-label={texts.downloadOf(days)}
          className="flex min-h-dense items-center gap-2 link"
        >
          <Download aria-hidden="true" className="size-4" />
          {texts.download}
        </a>
      )}
    </li>
  )
}
