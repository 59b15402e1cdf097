import { useState } from 'react'

import { Button } from '@/components/kit/ui/button'
import { cx } from '@/components/kit/ui/cx'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { useModal } from '@/hooks/kit/use-modal'
import type { CheckedLine, useCountCheck } from '@/hooks/office/stock/use-stock-count'
import { toSentence } from '@/messages/kit/errors'
import { applyCountDialog, formatSigned, stockCount as texts } from '@/messages/office/stock/stock'

import { DenseField } from '@/components/office/kit/dense-field'

interface CountCheckProps {
  checking: ReturnType<typeof useCountCheck>
  lines: readonly CheckedLine[]
}

export function CountCheckPart({ checking, lines }: CountCheckProps) {
  const { apply, hasMoved, leave } = checking
  const { ask } = useModal()
  const [note, setNote] = useState('')
  const changing = lines.filter(({ difference }) => difference !== 0)
  const short = changing.find((line) => line.short > 0)
  const same = lines.length - changing.length
  const press = async () => {
    if (await ask(applyCountDialog(changing))) await apply.run(changing, note.trim())
  }
  return (
    <section aria-labelledby="count-check" className="text-sm">
      <h2 id="count-check" className="text-xl">
        {texts.checkTitle}
      </h2>
      <div role="status" className="mt-2 flex max-w-read flex-col gap-1">
        {hasMoved && <p className="font-medium text-bad">{texts.movedAgain}</p>}
        {lines.some(({ moved }) => moved !== 0) && <p>{texts.moved}</p>}
        {changing.length === 0 && <p>{texts.allSame}</p>}
        {changing.length > 0 && same > 0 && <p className="text-ink-soft">{texts.same(same)}</p>}
      </div>
      {changing.length > 0 && <Differences lines={changing} />}
      {apply.error && <ErrorNotice sentence={toSentence(apply.error)} className="mt-3 max-w-xl" />}
      <div className="mt-4 flex flex-wrap items-end gap-3">
        {changing.length > 0 && (
          <DenseField
            label={texts.note}
            name="note"
            maxLength={200}
            className="min-w-48 flex-1 md:max-w-sm"
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
        {changing.length > 0 && !short && (
          <Button size="small" isLoading={apply.isRunning} onClick={() => void press()}>
            {texts.apply(changing.length)}
          </Button>
        )}
        <Button variant="secondary" size="small" onClick={leave}>
          {texts.back}
        </Button>
      </div>
    </section>
  )
}

const { title, seen, counted, moved, difference, after } = texts.columns
/** On phones, only what staff decide by. */
const COLUMNS = [
  { title: seen, className: 'max-md:hidden' },
  { title: counted, className: '' },
  { title: moved, className: 'max-md:hidden' },
  { title: difference, className: '' },
  { title: after, className: '' },
]

function Differences({ lines }: { lines: readonly CheckedLine[] }) {
  return (
    <div className="mt-3 overflow-x-auto">
      <table className="w-full text-sm">
        <caption className="sr-only">{texts.checkTitle}</caption>
        <thead>
          <tr className="border-b border-line-strong text-left text-ink-soft">
            <th scope="col" className="h-9 pr-4 font-normal">
              {title}
            </th>
            {COLUMNS.map((one) => (
              <th
                key={one.title}
                scope="col"
                className={cx('h-9 pl-4 text-right font-normal', one.className)}
              >
                {one.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.sku} className="border-b border-line md:h-9">
              <th scope="row" className="py-1 pr-4 text-left font-medium">
                {line.title}
                {line.short > 0 && <p className="font-normal text-bad">{texts.short(line)}</p>}
              </th>
              <td className="pl-4 text-right figures max-md:hidden">{line.seen}</td>
              <td className="pl-4 text-right figures">{line.counted}</td>
              <td className="pl-4 text-right figures max-md:hidden">{formatSigned(line.moved)}</td>
              <td className="pl-4 text-right figures font-semibold">
                {formatSigned(line.difference)}
              </td>
              <td className="pl-4 text-right figures">{line.after}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
