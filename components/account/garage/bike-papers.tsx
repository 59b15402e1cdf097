import Link from 'next/link'

import { Button } from '@/components/kit/ui/button'
import { Disclosure } from '@/components/kit/ui/disclosure'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import type { BikeDetail } from '@/hooks/account/garage/use-garage'
import { useUnit } from '@/hooks/kit/use-unit'
import { useBikePassport } from '@/hooks/account/garage/use-garage'
import { toSentence } from '@/messages/kit/errors'
import { garage as texts } from '@/messages/account/garage/garage'
import { saveFile } from '@/utils/save-file'

const CELL = 'border-b border-line py-2 text-left align-top font-normal'

export function BikePapers({ bike }: { bike: BikeDetail }) {
  const { unit } = useUnit()
  return (
    <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
      {bike.status === 'owned' && <Passport bike={bike} />}
      <section aria-labelledby="bike-documents">
        <h2 id="bike-documents" className="text-2xl">
          {texts.documents}
        </h2>
        <ul className="mt-3">
          {bike.documents.map(({ title, href }) => (
            <li key={href}>
              <Link href={href} className="inline-flex min-h-touch items-center link">
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <div className="lg:col-span-2">
        <Disclosure title={texts.buildSheet} className="border-t">
          <Table rows={bike.build_sheet.map(({ label, text }) => [label, text])} />
        </Disclosure>
        <Disclosure title={texts.torques}>
          <p className="mb-3 text-ink-soft">{texts.torquesHint}</p>
          <Table
            head={[texts.part, texts.torque]}
            rows={bike.torques.map(({ part, newton_metres }) => [
              part,
              texts.torqueIn(newton_metres, unit),
            ])}
          />
        </Disclosure>
      </div>
    </div>
  )
}

function Passport({ bike }: { bike: BikeDetail }) {
  const { run, isRunning, error } = useBikePassport(bike.id)

  async function save() {
    const done = await run()
    if (done) saveFile(`bike-passport-${bike.frame_number ?? bike.order_number}.json`, done.answer)
  }

  return (
    <section aria-labelledby="bike-passport">
      <h2 id="bike-passport" className="text-2xl">
        {texts.passport}
      </h2>
      <p className="mt-2 max-w-read text-ink-soft">{texts.passportHint}</p>
      {error && <ErrorNotice sentence={toSentence(error)} className="mt-4" />}
      <Button
        variant="secondary"
        className="mt-4"
        isLoading={isRunning}
        onClick={() => void save()}
      >
        {texts.exportPassport}
      </Button>
    </section>
  )
}

function Table({ head, rows }: { head?: readonly [string, string]; rows: [string, string][] }) {
  return (
    <table className="w-full max-w-3xl">
      {head && (
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col" className={`${CELL} text-sm text-ink-soft`}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(([label, text]) => (
          <tr key={label}>
            <th scope="row" className={`${CELL} w-2/5 pr-4 text-ink-soft`}>
              {label}
            </th>
            <td className={CELL}>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
