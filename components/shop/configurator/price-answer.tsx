import { useId, useState } from 'react'

import { quoteOrder } from '@/domain/shop/checkout/quote'
import type { Configurator } from '@/hooks/shop/configurator/use-configurator'
import { taxRow } from '@/messages/shop/goods/price-note'
import { answerTexts } from '@/messages/shop/configurator/configurator-parts'
import { money, priceDelta } from '@/utils/format'

import { FigureLines } from './figure-lines'

export function PriceAnswer({ configurator }: { configurator: Configurator }) {
  const { figures, place: destination, rules } = configurator
  const [isTaxed, setTaxed] = useState(false)
  const id = useId()
  const isWithTax = figures.price !== figures.net
  return (
    <>
      <FigureLines
        lines={figures.lines.map(({ title, price }, index) => ({
          label: title,
          value: index === 0 ? money(price) : priceDelta(price),
        }))}
        total={{ label: totalLabel(rules), value: money(figures.price) }}
      />
      <p className="text-sm text-ink-soft">
        {isWithTax ? answerTexts.beforeShipping : answerTexts.beforeTax}
      </p>
      <button
        type="button"
        aria-expanded={isTaxed}
        aria-controls={isTaxed ? id : undefined}
        onClick={() => setTaxed(!isTaxed)}
        className="mt-1 min-h-touch text-left font-medium"
      >
        <span className="link">{answerTexts.withTaxTo(destination.country.title)}</span>
      </button>
      {isTaxed && (
        <div id={id}>
          <WithTax configurator={configurator} />
        </div>
      )}
    </>
  )
}

/** Uses the same calculation as cart and checkout, so the totals match to the cent. */
function WithTax({
  configurator: { figures, place: destination, rules },
}: {
  configurator: Configurator
}) {
  const { country } = destination
  // An upgrade ships with its bike, so it is quoted like a digital item.
  const line = {
    price: figures.net,
    count: 1,
    is_bike: rules === null,
    is_digital: rules !== null,
  }
  const quote = quoteOrder([line], country, null)
  return (
    <FigureLines
      lines={[
        { label: totalLabel(rules), value: money(quote.shown.subtotal) },
        { label: answerTexts.shipping, value: money(quote.shown.shipping) },
        {
          label: taxRow(
            country.tax_title,
            quote.shown.includes_tax,
            country.taxed_regions.length > 0,
          ),
          value: money(quote.tax),
        },
      ]}
      total={{ label: answerTexts.orderTotal, value: money(quote.total) }}
    />
  )
}

function totalLabel(rules: Configurator['rules']): string {
  return rules ? answerTexts.upgradeTotal : answerTexts.buildTotal
}
