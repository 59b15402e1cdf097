import Link from 'next/link'

import type { BikeEditController, BikePage } from '@/hooks/office/bikes/use-bikes'
import { bikePapers as texts } from '@/messages/office/bikes/bike-papers'

import { Part } from '@/components/office/kit/part'
import { DenseField } from '@/components/office/kit/dense-field'

interface BikePapersProps {
  page: BikePage
  editing: BikeEditController
}

const LINK = 'inline-flex min-h-dense items-center link'

export function BikePapers({ page, editing }: BikePapersProps) {
  return (
    <div className="flex max-w-read flex-col gap-10">
      <Frames {...{ page, editing }} />
      <Manual page={page} />
      <Torques page={page} />
    </div>
  )
}

function Frames({ page, editing }: BikePapersProps) {
  const prefix = editing.form.state.serial_prefix ?? ''
  const { frames } = page.papers
  return (
    <Part title={texts.frames} empty={null}>
      <DenseField
        label={texts.prefix}
        hint={texts.prefixHint}
        name="serial_prefix"
        maxLength={2}
        autoCapitalize="characters"
        spellCheck={false}
        readOnly={frames > 0}
        className="w-60"
        value={prefix}
        onChange={({ target }) =>
          editing.set('serial_prefix', target.value.trim().toUpperCase() || null)
        }
      />
      <p className="mt-2 figures">{texts.example(prefix)}</p>
      <p className="mt-1 text-ink-soft">{frames > 0 ? texts.fixed(frames) : texts.open}</p>
    </Part>
  )
}

function Manual({ page: { papers, bike } }: { page: BikePage }) {
  const { manual, model } = papers
  const isOwn = manual?.of === bike.slug
  const words = isOwn ? texts.ownManual(manual.title) : texts.lentManual(model?.title ?? '')
  return (
    <Part title={texts.manual} empty={null}>
      <p>{manual ? words : texts.noManual}</p>
      <p className="flex flex-wrap gap-x-4">
        {manual && (
          <Link href={`/backoffice/content/manual/${manual.of}`} className={LINK}>
            {texts.edit}
          </Link>
        )}
        {!isOwn && (
          <Link href="/backoffice/content/new" className={LINK}>
            {texts.write}
          </Link>
        )}
      </p>
    </Part>
  )
}

function Torques({ page: { papers } }: { page: BikePage }) {
  const { model, torques } = papers
  return (
    <Part title={texts.torques} empty={null}>
      <p>{model ? texts.modelTorques(model.title) : texts.ownTorques}</p>
      <table className="mt-3 w-full text-left">
        <caption className="sr-only">{texts.torques}</caption>
        <thead className="text-ink-soft">
          <tr className="border-b border-line-strong">
            <th scope="col" className="h-9 pr-4 font-normal">
              {texts.bolt}
            </th>
            <th scope="col" className="h-9 text-right font-normal">
              {texts.torque}
            </th>
          </tr>
        </thead>
        <tbody>
          {torques.map(({ part, newton_metres }) => (
            <tr key={part} className="border-b border-line">
              <th scope="row" className="py-1.5 pr-4 font-normal">
                {part}
              </th>
              <td className="py-1.5 text-right figures whitespace-nowrap">{newton_metres}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  )
}
