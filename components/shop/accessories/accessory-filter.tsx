import { Segmented } from '@/components/kit/ui/segmented'
import { Select } from '@/components/kit/ui/select'
import { ACCESSORY_SORTS, type AccessorySort } from '@/domain/shop/accessories/accessory-list'
import type { useAccessoryList } from '@/hooks/shop/accessories/use-accessory-list'
import { accessories as texts } from '@/messages/shop/accessories/accessories'

interface AccessoryFilterProps {
  list: Pick<ReturnType<typeof useAccessoryList>, 'filters' | 'change' | 'categories'>
  bikes: readonly { slug: string; title: string }[]
}

export function AccessoryFilter({
  list: { filters, change, categories },
  bikes,
}: AccessoryFilterProps) {
  return (
    <div
      role="group"
      aria-label={texts.filter}
      className="wrap flex flex-wrap items-end gap-x-6 gap-y-4 pb-6"
    >
      <div className="max-w-full">
        <p aria-hidden="true" className="mb-1.5 text-sm text-ink-soft">
          {texts.bike}
        </p>
        <div className="-mx-5 overflow-x-auto px-5 py-1 sm:mx-0 sm:px-0">
          <Segmented
            legend={texts.bike}
            value={filters.bike ?? ''}
            onChange={(slug) => change({ bike: slug || null })}
            options={[
              { value: '', title: texts.anyBike },
              ...bikes.map(({ slug, title }) => ({ value: slug, title })),
            ]}
            className="whitespace-nowrap"
          />
        </div>
      </div>
      <Select
        label={texts.kind}
        value={filters.category ?? ''}
        onChange={(event) => change({ category: event.target.value || null })}
        options={[
          { value: '', title: texts.anyKind },
          ...categories.map(({ code, title }) => ({ value: code, title })),
        ]}
        className="min-w-40 flex-1 sm:max-w-52"
      />
      <Select
        label={texts.sort}
        value={filters.sort}
        onChange={(event) => change({ sort: event.target.value as AccessorySort })}
        options={ACCESSORY_SORTS.map((value) => ({ value, title: texts.sorts[value] }))}
        className="min-w-40 flex-1 sm:max-w-52"
      />
    </div>
  )
}
