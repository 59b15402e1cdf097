import type { Bike } from '@/domain/shop/bikes/bike'
import type { BikePreview } from '@/hooks/office/bikes/use-bikes'
import { differenceText } from '@/messages/office/bikes/bike-differences'
import { bikes as texts } from '@/messages/office/bikes/bikes'

interface BikeDifferencesProps {
  bike: Bike
  isPast?: boolean
  differences: BikePreview['differences']
}

export function BikeDifferences({ bike, differences, isPast = false }: BikeDifferencesProps) {
  const { what, now, then, before, after } = texts.difference
  const titles = isPast ? [what, before, after] : [what, now, then]
  return (
    <div className="mt-2 overflow-x-auto">
      <table className="w-full min-w-80 table-fixed text-left">
        <caption className="sr-only">{texts.previewTitle}</caption>
        <thead className="text-ink-soft">
          <tr className="border-b border-line-strong">
            {titles.map((name) => (
              <th key={name} scope="col" className="h-9 pr-4 font-normal">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {differences.map((one) => {
            const words = differenceText(bike, one)
            return (
              <tr key={one.key} className="border-b border-line align-top">
                <th scope="row" className="py-1.5 pr-4 font-medium break-words">
                  {words.what}
                </th>
                <td className="py-1.5 pr-4 break-words whitespace-pre-line text-ink-soft">
                  {words.was}
                </td>
                <td className="py-1.5 pr-4 break-words whitespace-pre-line">{words.became}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
