import { PostalLines } from '@/components/account/addresses/postal-lines'
import type { ProductSafety } from '@/contract/shop/goods/goods'
import type { ShownField } from '@/domain/shop/goods/product-fields'
import { productSafety as words } from '@/messages/shop/goods/product-safety'
import { productSheet } from '@/messages/shop/goods/product-sheet'

import { BatteryReturn } from './battery-return'

type Party = ProductSafety['maker']

const SHOWN = Object.keys(productSheet) as ShownField[]

interface SafetyBlockProps {
  safety: ProductSafety
  /** Omitted for bikes. */
  goods?: Record<ShownField, string | null> & { is_battery: boolean }
}

/** Data required by product safety law: manufacturer, responsible person, identifier, warnings. */
export function SafetyBlock({ safety, goods }: SafetyBlockProps) {
  const { maker, eu_responsible, identifier, warnings, marks } = safety
  return (
    <div className="grid gap-x-10 gap-y-6 text-sm sm:grid-cols-2">
      <PartyLines title={words.maker} party={maker} />
      {eu_responsible && <PartyLines title={words.responsible} party={eu_responsible} />}
      <div>
        <h3 className="font-medium">{words.identifier}</h3>
        <p className="mt-1 figures">{words.sku(identifier.sku)}</p>
        {SHOWN.map((name) => {
          const value = goods?.[name]
          // Names from Intl may differ between Node and browsers.
          return (
            value && (
              <p key={name} className="figures" suppressHydrationWarning>
                {productSheet[name](value)}
              </p>
            )
          )
        })}
      </div>
      {marks.length > 0 && (
        <div>
          <h3 className="font-medium">{words.marks}</h3>
          <p className="mt-1 figures">{marks.join(', ')}</p>
        </div>
      )}
      {warnings.length > 0 && (
        <div className="sm:col-span-2">
          <h3 className="font-medium">{words.warnings}</h3>
          <ul className="mt-1 flex max-w-[68ch] list-disc flex-col gap-1 pl-4">
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </div>
      )}
      {(goods?.is_battery ?? true) && <BatteryReturn />}
    </div>
  )
}

function PartyLines({ title, party }: { title: string; party: Party }) {
  return (
    <div>
      <h3 className="font-medium">{title}</h3>
      <address className="mt-1 not-italic">
        <PostalLines lines={[party.name, ...party.address]} />
        <a
          href={`mailto:${party.email}`}
          className="inline-flex min-h-touch items-center break-all link"
        >
          {party.email}
        </a>
      </address>
    </div>
  )
}
