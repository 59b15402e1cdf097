import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import type { BuildRule } from '@/domain/shop/bikes/bike'
import { listRuleTags } from '@/domain/office/bikes/bikes-rules'
import { useBikeTest, type BikeEditController, type BikePage } from '@/hooks/office/bikes/use-bikes'
import { bikeRules as texts, ruleText, tagTexts } from '@/messages/office/bikes/bikes'
import { toSentence } from '@/messages/kit/errors'

import { CompactSelect } from '@/components/office/kit/compact-select'
import { Part } from '@/components/office/kit/part'
import { DenseField } from '@/components/office/kit/dense-field'
import { BuiltIn } from './built-in'
import { RuleTests } from './rule-tests'

interface BikeRulesProps {
  page: BikePage
  editing: BikeEditController
}

/** Shows compatibility rules: data rules can be edited and tested, rules in code are read-only. */
export function BikeRules({ page, editing }: BikeRulesProps) {
  const { bike } = page
  const { rules } = editing.form.state
  const words = tagTexts(bike)
  const tester = useBikeTest(bike.slug)
  return (
    <div className="flex flex-col gap-10">
      <Part title={texts.title} empty={null}>
        <p className="mb-3 max-w-read text-ink-soft">{texts.lead}</p>
        <ol className="border-t border-line">
          {rules.map((rule, index) => (
            <RuleFields key={rule.id} {...{ rule, index, editing, words }} bike={bike} />
          ))}
        </ol>
        <p className="mt-3 flex flex-wrap gap-3">
          <Button variant="secondary" size="small" onClick={() => editing.set(...newRule(rules))}>
            {texts.add}
          </Button>
          <Button
            variant="secondary"
            size="small"
            title={texts.testHint}
            isLoading={tester.isRunning}
            onClick={() => void tester.run(editing.form.state)}
          >
            {texts.test}
          </Button>
        </p>
        {tester.error && (
          <ErrorNotice sentence={toSentence(tester.error)} className="mt-3 max-w-xl" />
        )}
      </Part>
      {tester.preview && (
        <RuleTests {...{ page, rules }} preview={tester.preview} only={tester.preview.rules} />
      )}
      <BuiltIn preview={tester.preview} />
    </div>
  )
}

/** Returns a rule with an id that is unique in this form. */
function newRule(rules: readonly BuildRule[]): [string, BuildRule] {
  const id = `rule-${Date.now().toString(36)}-${rules.length}`
  return [`rules.${id}`, { id, when: [], excludes: [], requires_any: [], reason: '' }]
}

interface RuleFieldsProps {
  rule: BuildRule
  index: number
  editing: BikeEditController
  bike: BikePage['bike']
  words: ReadonlyMap<string, string>
}

function RuleFields({ rule, index, editing, bike, words }: RuleFieldsProps) {
  const key = `rules.${rule.id}`
  const change = (change: Partial<BuildRule>) => editing.set(key, { ...rule, ...change })
  const isWhole = rule.when.length > 0 && rule.excludes.length + rule.requires_any.length > 0
  return (
    <li className="border-b border-line py-4">
      <fieldset className="min-w-0">
        <legend className="mb-2 font-medium">
          {isWhole ? ruleText(rule, words) : texts.rule(index + 1)}
        </legend>
        <div className="grid gap-4 md:grid-cols-3">
          {(['when', 'excludes', 'requires_any'] as const).map((member) => (
            <TagList
              key={member}
              label={member === 'requires_any' ? texts.requires : texts[member]}
              tags={rule[member]}
              {...{ bike, words }}
              onChange={(tags) => change({ [member]: tags })}
            />
          ))}
        </div>
        <div className="mt-3 flex flex-wrap items-end gap-3">
          <DenseField
            label={texts.reason}
            name={`${key}.reason`}
            maxLength={200}
            className="min-w-0 flex-1 basis-72"
            value={rule.reason}
            onChange={({ target }) => change({ reason: target.value })}
          />
          <Button
            variant="secondary"
            size="small"
            aria-label={`${texts.withdraw}: ${rule.reason || texts.rule(index + 1)}`}
            onClick={() => editing.set(key, undefined)}
          >
            {texts.withdraw}
          </Button>
        </div>
      </fieldset>
    </li>
  )
}

interface TagListProps {
  label: string
  tags: readonly string[]
  bike: BikePage['bike']
  words: ReadonlyMap<string, string>
  onChange: (tags: string[]) => void
}

function TagList({ label, tags, bike, words, onChange }: TagListProps) {
  const free = listRuleTags(bike).filter(({ tag }) => !tags.includes(tag))
  const options = free.map(({ tag, group }) => {
    return { value: tag, title: [group, words.get(tag)].filter(Boolean).join(': ') }
  })
  return (
    <div className="min-w-0">
      <CompactSelect
        label={label}
        value=""
        options={[{ value: '', title: texts.choose }, ...options]}
        onChange={({ target }) => target.value && onChange([...tags, target.value])}
      />
      <ul className="mt-1">
        {tags.map((tag) => (
          <li key={tag} className="flex items-center justify-between gap-2">
            <span className="min-w-0 break-words">{words.get(tag) ?? tag}</span>
            <button
              type="button"
              aria-label={texts.remove(words.get(tag) ?? tag)}
              className="min-h-dense min-w-touch shrink-0 rounded px-2 hover:bg-ink/6"
              onClick={() => onChange(tags.filter((one) => one !== tag))}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
