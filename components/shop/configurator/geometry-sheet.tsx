import { BikePicture } from '@/components/shop/bikes/bike-picture'
import { cx } from '@/components/kit/ui/cx'
import type { BikeSize, Geometry } from '@/domain/shop/bikes/bike'
import { sizeChosen } from '@/domain/shop/bikes/build'
import type { Configurator } from '@/hooks/shop/configurator/use-configurator'
import { configurator as texts, geometryLabels } from '@/messages/shop/configurator/configurator'

import { bareLength } from './price-text'

const ANGLES: readonly (keyof Geometry)[] = ['head_angle', 'seat_angle']
const ROWS = Object.keys(geometryLabels) as (keyof Geometry)[]

export function GeometrySheet({ configurator }: { configurator: Configurator }) {
  const { bike, build, standard } = configurator
  // The blueprint shows only the frame, so refetch it only when the size changes.
  const drawn = sizeChosen(bike, standard, build.size_id)
  return (
    <section aria-label={texts.geometry} className="print:break-before-page">
      <BikePicture
        slug={bike.slug}
        build={drawn}
        view="blueprint"
        title={texts.geometryCaption(bike.title)}
        className="mt-2 h-auto w-full"
      />
      <section
        aria-label={texts.geometryTable(bike.title)}
        // Focusable, so that keyboard users can scroll the table sideways on narrow screens.
        tabIndex={0}
        className="mt-3 overflow-x-auto"
      >
        <table className="w-full border-t border-ink text-left text-sm">
          <caption className="sr-only">{texts.geometryCaption(bike.title)}</caption>
          <Head sizes={bike.sizes} chosen={build.size_id} />
          <tbody>
            {ROWS.map((row) => (
              <tr key={row} className="border-b border-line">
                <th
                  scope="row"
                  className="sticky left-0 bg-paper py-1.5 pr-4 font-normal text-ink-soft print:bg-transparent"
                >
                  {geometryLabels[row]}
                </th>
                {bike.sizes.map((size) => (
                  <Cell key={size.id} row={row} size={size} isChosen={size.id === build.size_id} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}

function Head({ sizes, chosen }: { sizes: BikeSize[]; chosen: number }) {
  return (
    <thead>
      <tr className="border-b border-line">
        <td className="sticky left-0 bg-paper print:bg-transparent" />
        {sizes.map(({ id, title }) => (
          <th key={id} scope="col" className="min-w-18 px-2 py-2 text-right align-bottom">
            {title}
            {id === chosen && <span className="block text-xs font-normal">{texts.yourSize}</span>}
          </th>
        ))}
      </tr>
    </thead>
  )
}

interface CellProps {
  row: keyof Geometry
  size: BikeSize
  isChosen: boolean
}

function Cell({ row, size, isChosen }: CellProps) {
  const value = size.geometry[row]
  return (
    <td className={cx('px-2 py-1.5 text-right figures', isChosen && 'bg-surface font-semibold')}>
      {ANGLES.includes(row) ? (
        `${value}°`
      ) : (
        <>
          {bareLength(value, 1)}
          <span className="block text-xs font-normal text-ink-soft">{bareLength(value, 0)}</span>
        </>
      )}
    </td>
  )
}
