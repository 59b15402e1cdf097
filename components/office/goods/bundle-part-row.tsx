import Link from 'next/link'
import { useId } from 'react'

import { Button } from '@/components/kit/ui/button'
import { typedCount, type BundlePartFormValues } from '@/domain/office/goods/bundle-form-values'
import { bundles as texts } from '@/messages/office/goods/bundles'

import { DENSE_CONTROL } from '@/components/office/kit/dense-control'
import { DenseField } from '@/components/office/kit/dense-field'

interface BundlePartRowProps {
  part: BundlePartFormValues
  onCount: (count: string) => void
  onVersion: (id: string) => void
  onRemove: () => void
}

export function BundlePartRow({ part, onCount, onVersion, onRemove }: BundlePartRowProps) {
  const { product_id, title, version, versions, price, count, is_offered } = part
  const isWrong = typedCount(count) === null
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-4 gap-y-2 border-t border-line py-3 sm:grid-cols-[minmax(0,1fr)_5rem_auto]">
      <div className="col-span-2 min-w-0 self-center sm:col-span-1">
        <Link href={`/backoffice/catalog/${product_id}`} className="break-words link">
          {title}
        </Link>
        <p className="text-ink-soft">
          {[versions.length === 0 && version, texts.each(price)].filter(Boolean).join(' · ')}
        </p>
        {!is_offered && <p className="text-warn">{texts.notOffered}</p>}
        {versions.length > 0 && <VersionSelect {...{ part, onVersion }} />}
      </div>
      <DenseField
        name={`count-${product_id}`}
        label={texts.count}
        aria-label={texts.countOf(title)}
        inputMode="numeric"
        value={count}
        fault={isWrong ? texts.fault('count') : undefined}
        onChange={({ target }) => onCount(target.value)}
      />
      <Button variant="quiet" size="small" onClick={onRemove}>
        <span aria-hidden="true">{texts.remove}</span>
        <span className="sr-only">{texts.removeOf(title)}</span>
      </Button>
    </li>
  )
}

function VersionSelect({ part, onVersion }: Pick<BundlePartRowProps, 'part' | 'onVersion'>) {
  const id = useId()
  return (
    <div className="mt-1">
      <label htmlFor={id} className="sr-only">
        {texts.versionOf(part.title)}
      </label>
      <select
        id={id}
        value={part.variant ?? ''}
        onChange={({ target }) => onVersion(target.value)}
        className={DENSE_CONTROL}
      >
        {part.versions.map((one) => (
          <option key={one.id} value={one.id}>
            {one.title}
          </option>
        ))}
      </select>
    </div>
  )
}
